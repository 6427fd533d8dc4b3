import { createStore } from 'zustand/vanilla';

export interface SampleStore {
  /** Whether the list of projects shows the sample above it. */
  isShown(): boolean;
  show(isShown: boolean): void;
  subscribe(listener: () => void): () => void;
}

const STORED_UNDER = 'fovea.sample';
const HIDDEN = 'hidden';

export function createSampleStore(storage: Pick<Storage, 'getItem' | 'setItem'>): SampleStore {
  const store = createStore(() => storage.getItem(STORED_UNDER) !== HIDDEN);
  return {
    isShown: store.getState,
    show(isShown) {
      storage.setItem(STORED_UNDER, isShown ? 'shown' : HIDDEN);
      store.setState(isShown);
    },
    subscribe: store.subscribe,
  };
}
