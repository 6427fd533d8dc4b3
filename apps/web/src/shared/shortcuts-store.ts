import { createStore } from 'zustand/vanilla';

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
  const store = createStore(() => storage.getItem(STORED_UNDER) !== OFF);
  return {
    areOn: store.getState,
    set(areOn) {
      storage.setItem(STORED_UNDER, areOn ? 'on' : OFF);
      store.setState(areOn);
    },
    subscribe: store.subscribe,
  };
}
