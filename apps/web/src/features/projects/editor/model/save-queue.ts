import { createStore } from 'zustand/vanilla';
import { type Edits, hasEdits, mergeEdits, NO_EDITS } from './edits.ts';

/** A change is sent this long after the last one. */
const SAVE_MS = 600;

export type SaveState = 'saved' | 'saving' | 'failed';

export interface SavePort {
  send(edits: Edits): Promise<void>;
  /** The answer would stay the same: the changes are given up. */
  isRefusal(error: unknown): boolean;
  onRefused(error: unknown): void;
  /** Calls back later; returns how to take it back. */
  later(callback: () => void, ms: number): () => void;
}

export interface Saving {
  readonly state: SaveState;
  /** What the server does not have yet. */
  readonly edits: Edits;
}

export interface SaveQueue {
  /** Shown at once, sent when the person pauses; `isNow` does not wait for that. */
  change(edits: Partial<Edits>, isNow?: boolean): void;
  /** After everything that was changed before it, and before what is changed later. */
  run(task: () => Promise<void>): Promise<void>;
  flush(): void;
  get(): Saving;
  subscribe(listener: () => void): () => void;
}

/** Sends changes with one request in flight. What cannot be sent is kept and can be sent again. */
export function createSaveQueue(port: SavePort): SaveQueue {
  let waiting = NO_EDITS;
  let sending = NO_EDITS;
  let hasFailed = false;
  let tasks = 0;
  let isBusy = false;
  const saving = createStore<Saving>(() => ({ state: 'saved', edits: NO_EDITS }));
  let takeBack: (() => void) | undefined;
  let chain: Promise<void> = Promise.resolve();

  const publish = () => {
    const edits = mergeEdits(sending, waiting);
    const isUnsaved = isBusy || tasks > 0 || hasEdits(edits);
    saving.setState({ state: hasFailed ? 'failed' : isUnsaved ? 'saving' : 'saved', edits });
  };

  async function sendWaiting(): Promise<void> {
    takeBack?.();
    if (!hasEdits(waiting)) return;
    sending = waiting;
    waiting = NO_EDITS;
    isBusy = true;
    hasFailed = false;
    publish();
    try {
      await port.send(sending);
    } catch (error) {
      if (port.isRefusal(error)) port.onRefused(error);
      else {
        hasFailed = true;
        waiting = mergeEdits(sending, waiting);
      }
    }
    sending = NO_EDITS;
    isBusy = false;
    publish();
  }

  const flush = () => {
    takeBack?.();
    chain = chain.then(sendWaiting);
  };

  return {
    change(edits, isNow = false) {
      waiting = mergeEdits(waiting, { ...NO_EDITS, ...edits });
      hasFailed = false;
      publish();
      takeBack?.();
      if (isNow) flush();
      else takeBack = port.later(flush, SAVE_MS);
    },
    run(task) {
      tasks += 1;
      publish();
      const done = chain
        .then(sendWaiting)
        .then(task)
        .catch(port.onRefused)
        .finally(() => {
          tasks -= 1;
          publish();
        });
      chain = done;
      return done;
    },
    flush,
    get: saving.getState,
    subscribe: saving.subscribe,
  };
}
