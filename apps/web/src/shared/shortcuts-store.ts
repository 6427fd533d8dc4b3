export interface ShortcutsStore {
  /** Whether keys without Ctrl, Cmd or Alt do something outside of fields. */
  areOn(): boolean;
  set(areOn: boolean): void;
  subscribe(listener: () => void): () => void;
}

const STORED_UNDER = 'fovea.single-keys';
const OFF = 'off';

export function createShortcutsStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): ShortcutsStore {
  const listeners = new Set<() => void>();
  let areOn = storage.getItem(STORED_UNDER) !== OFF;
  return {
    areOn: () => areOn,
    set(next) {
      areOn = next;
      storage.setItem(STORED_UNDER, next ? 'on' : OFF);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
