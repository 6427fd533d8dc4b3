import type { Project } from '@fovea/contract';
import { createStore } from 'zustand/vanilla';
import { api } from '#shared/api/api.ts';
import { toErrorText } from '#shared/api/error-texts.ts';
import { fetchProject, keepProject, rereadProject } from '#shared/api/projects.queries.ts';
import { toasts } from '#shared/toasts.ts';
import { readDraft, writeDraft } from './device-store.ts';
import { createDraftSaver, type DraftPort, type DraftSaver } from './draft-saver.ts';
import { saveDraft } from './server-port.ts';

export interface DeskState {
  /** Nothing while it opens, and while another tab edits. */
  readonly saver: DraftSaver | undefined;
  readonly isElsewhere: boolean;
}

export interface Desk {
  /** As long as somebody holds it, the tab edits. Answers how to let go. */
  hold(): () => void;
  /** Edits here, and no longer in the other tab. */
  takeOver(): Promise<void>;
  get(): DeskState;
  subscribe(listener: () => void): () => void;
}

const desks = new Map<string, Desk>();

/** Where a project is edited in this tab, for everything that changes it. */
export function getDesk(project: Project): Desk {
  const known = desks.get(project.id);
  if (known) return known;
  const desk = createDesk(project, () => desks.delete(project.id));
  desks.set(project.id, desk);
  return desk;
}

/** The saver, once it is open. Nothing when another tab edits. */
export function untilOpen(desk: Desk): Promise<DraftSaver | undefined> {
  return until(desk, ({ saver, isElsewhere }) => saver !== undefined || isElsewhere).then(
    ({ saver }) => saver,
  );
}

/** How the next try of everything that waits ends. */
export async function untilSettled(saver: DraftSaver) {
  saver.flush();
  return (await until(saver, ({ save }) => save !== 'saving')).save;
}

interface Watched<State> {
  get(): State;
  subscribe(listener: () => void): () => void;
}

function until<State>(watched: Watched<State>, isSo: (state: State) => boolean): Promise<State> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined;
    const look = () => {
      if (!isSo(watched.get())) return false;
      stop?.();
      resolve(watched.get());
      return true;
    };
    if (!look()) stop = watched.subscribe(look);
  });
}

function createDesk(project: Project, onClosed: () => void): Desk {
  const { id } = project;
  const state = createStore<DeskState>(() => ({ saver: undefined, isElsewhere: false }));
  let holders = 0;
  let leave: (() => void) | undefined;

  async function open(stored: Project, isTaking: boolean): Promise<void> {
    leave = await lockForTab(id, isTaking, () => {
      state.getState().saver?.stop();
      state.setState({ saver: undefined, isElsewhere: true });
    });
    if (!leave) return state.setState({ isElsewhere: true });
    const kept = await readDraft(id);
    const saver = createDraftSaver({ project: stored, kept, port: createPort(id) });
    state.setState({ saver, isElsewhere: false });
  }

  /** Unsent changes stay on the device, and go on when the project is opened again. */
  async function close(): Promise<void> {
    const saver = await untilOpen(desk);
    if (saver && holders === 0) await untilSettled(saver);
    if (holders > 0) return;
    saver?.stop();
    leave?.();
    onClosed();
  }

  const desk: Desk = {
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        if (holders === 0) void close();
      };
    },
    async takeOver() {
      const stored = await fetchProject(id);
      keepProject(stored);
      await open(stored, true);
    },
    get: state.getState,
    subscribe: state.subscribe,
  };
  void open(project, false);
  return desk;
}

function createPort(id: string): DraftPort {
  return {
    save: (body) => saveDraft(api, id, body),
    keep: (kept) => writeDraft(id, kept),
    onSaved: keepProject,
    onRefused: (error) => {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'save' });
      rereadProject(id);
    },
    newKey: () => crypto.randomUUID(),
    now: () => Date.now(),
    later: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  };
}

/**
 * One tab edits a project. Answers how to leave it to others; nothing when another tab has it.
 * `isTaking` takes it from that one, which hears of it by `onLost`.
 */
function lockForTab(
  projectId: string,
  isTaking: boolean,
  onLost: () => void,
): Promise<(() => void) | undefined> {
  // Only where a page is served safely; elsewhere the revision alone keeps tabs apart.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>();
  return new Promise((answer) => {
    navigator.locks
      .request(
        `fovea-draft ${projectId}`,
        isTaking ? { steal: true } : { ifAvailable: true },
        (lock) => {
          answer(lock ? leave : undefined);
          return lock ? isLeft : undefined;
        },
      )
      .catch(onLost);
  });
}
