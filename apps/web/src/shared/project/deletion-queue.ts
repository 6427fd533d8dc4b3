import { createStore } from 'zustand/vanilla';

export interface DeletionPort {
  /** Ends when the server has it. */
  remove(id: string, isLeaving: boolean): Promise<void>;
  /** All have been tried; these are back. */
  onEnd(failed: readonly { readonly id: string; readonly error: unknown }[]): void;
}

/** Projects that somebody deleted a moment ago. They are sent once, or come back. */
export interface Deletion {
  undo(): void;
  send(): void;
}

/** Deleted projects are hidden at once and sent later, so that there is nothing to restore. */
export function createDeletionQueue(port: DeletionPort) {
  const hidden = createStore<ReadonlySet<string>>(() => new Set());
  const waiting = new Map<Deletion, readonly string[]>();
  const setHidden = (ids: readonly string[]) => hidden.setState(new Set(ids), true);
  const show = (ids: readonly string[]) => {
    if (ids.length > 0) setHidden([...hidden.getState()].filter((id) => !ids.includes(id)));
  };

  async function send(deletion: Deletion, isLeaving: boolean): Promise<void> {
    const ids = waiting.get(deletion);
    if (ids === undefined) return;
    waiting.delete(deletion);
    const ends = await Promise.allSettled(ids.map((id) => port.remove(id, isLeaving)));
    const failed = ids.flatMap((id, at) => {
      const end = ends[at];
      return end?.status === 'rejected' ? [{ id, error: end.reason as unknown }] : [];
    });
    // Deleted projects stay hidden: a list may still hold them.
    show(failed.map(({ id }) => id));
    port.onEnd(failed);
  }

  return {
    /** The same set until something changes. */
    getHidden: hidden.getState,
    subscribe: hidden.subscribe,
    add(ids: readonly string[]): Deletion {
      const deletion: Deletion = {
        undo() {
          if (waiting.delete(deletion)) show(ids);
        },
        send: () => void send(deletion, false),
      };
      waiting.set(deletion, ids);
      setHidden([...hidden.getState(), ...ids]);
      return deletion;
    },
    /** Ends the time for undo. Resolves when the server has heard of all that waited. */
    async sendAll(isLeaving: boolean): Promise<void> {
      await Promise.all([...waiting.keys()].map((deletion) => send(deletion, isLeaving)));
    },
  };
}
