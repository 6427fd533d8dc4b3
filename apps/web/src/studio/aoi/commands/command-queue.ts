import type { Aoi } from '@fovea/contract';
import { createStore } from 'zustand/vanilla';
import type { AoiPort } from './aoi-port.ts';
import { applyCommand, type Command, getAoiId } from './commands.ts';
import { createHistory, type Origin, type Taken } from './history.ts';
import { createIdBook } from './id-book.ts';
import { sendCommand } from './send-command.ts';

/** How long after a failed look at the list the next one follows. */
const REREAD_MS = 5_000;

export interface QueueState {
  /** As a person sees them: what the server has, and on it all that is on its way. */
  readonly aois: readonly Aoi[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many calls have no answer yet. */
  readonly waiting: number;
}

export interface QueueOptions {
  readonly port: AoiPort;
  readonly aois: readonly Aoi[];
  /** Called when a command has failed and was taken back. */
  readonly onFailure: (command: Command, error: unknown) => void;
  readonly now: () => Date;
  readonly later: (callback: () => void, ms: number) => void;
}

export interface CommandQueue {
  /** Shown at once and sent after all that was done to the same area before. */
  run(command: Command): void;
  undo(): void;
  redo(): void;
  /** Present id of an area that was once seen by this one. */
  findId(id: string): string;
  /** The same for all ids that it has had, so that what shows it stays the same. */
  findKey(id: string): string;
  /** For an area or keyframe that is about to be made. */
  newId(): string;
  /** Takes the list anew, once nothing is on its way. */
  reread(): Promise<void>;
  get(): QueueState;
  subscribe(listener: (state: QueueState) => void): () => void;
}

interface Item {
  readonly command: Command;
  readonly lane: string;
  readonly taken: Taken;
}

/** Sends commands; calls of one area go in order, those of others do not wait for them. */
export function createCommandQueue({
  port,
  aois,
  onFailure,
  now,
  later,
}: QueueOptions): CommandQueue {
  /** As the server has them, as far as is known. */
  let known = aois;
  let items: readonly Item[] = [];
  const sent = new Set<Item>();
  /** Counts what may have changed the list, so that an older look at it is not taken for the newest. */
  let changes = 0;
  let looks = 0;
  const book = createIdBook();
  const history = createHistory();
  const store = createStore<QueueState>(() => ({ aois, ...history.get(), waiting: 0 }));

  const publish = () => {
    const shown = items.reduce(
      (list, { command }) => applyCommand(list, book.translate(command))?.next ?? list,
      known,
    );
    store.setState({ aois: shown, ...history.get(), waiting: items.length });
  };

  async function send(item: Item): Promise<void> {
    sent.add(item);
    changes += 1;
    const command = book.translate(item.command);
    try {
      const answered = (await sendCommand(port, known, command))(known);
      known = answered.next;
      book.rename(answered.renamed);
      items = items.filter((each) => each !== item);
    } catch (error) {
      rollBack(item);
      onFailure(command, error);
    }
    sent.delete(item);
    changes += 1;
    publish();
    sendNext();
  }

  /** Takes back a command, and what was done to the same area after it. */
  function rollBack(failed: Item): void {
    const isBuiltOn = (item: Item, i: number) =>
      item.lane === failed.lane && i >= items.indexOf(failed);
    const lost = items.filter(isBuiltOn);
    items = items.filter((item) => !lost.includes(item));
    for (const { command, taken } of lost.toReversed()) {
      history.takeBack(taken);
      book.forget(command);
    }
  }

  function sendNext(): void {
    const busy = new Set([...sent].map(({ lane }) => lane));
    for (const item of items) {
      if (busy.has(item.lane)) continue;
      busy.add(item.lane);
      void send(item);
    }
    if (items.length === 0) void reread();
  }

  async function reread(): Promise<void> {
    const look = ++looks;
    const before = changes;
    try {
      const list = await port.list();
      // Something was sent, or another look begun meanwhile: the last look counts.
      if (changes !== before || look !== looks || items.length > 0) return;
      known = list;
      publish();
    } catch {
      later(() => void reread(), REREAD_MS);
    }
  }

  /** False if there is nothing that it could change. */
  function start(given: Command, origin: Origin, used?: Command): boolean {
    const command = book.bringUpToDate(withDate(given, now()));
    const applied = applyCommand(store.getState().aois, command);
    if (applied === undefined) {
      book.forget(command);
      return false;
    }
    const taken = history.take(origin, applied.inverse, used);
    items = [...items, { command, lane: book.findKey(getAoiId(command)), taken }];
    publish();
    sendNext();
    return true;
  }

  const goBack = (origin: 'undo' | 'redo') => {
    let isDone = false;
    for (let step = history.pop(origin); step && !isDone; ) {
      isDone = start(step, origin, step);
      if (!isDone) step = history.pop(origin);
    }
    publish();
  };

  return {
    run: (command) => void start(command, 'do'),
    undo: () => goBack('undo'),
    redo: () => goBack('redo'),
    findId: book.find,
    findKey: book.findKey,
    newId: book.newId,
    reread,
    get: store.getState,
    subscribe: store.subscribe,
  };
}

/** A new area is the newest in the list. */
function withDate(command: Command, now: Date): Command {
  if (command.kind !== 'addAoi') return command;
  return { ...command, aoi: { ...command.aoi, createdAt: now.toISOString(), version: 1 } };
}
