import { createStore } from 'zustand/vanilla';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeStore {
  /** Theme that the person chose. */
  get(): Theme;
  set(theme: Theme): void;
  /** Theme of a part of the app for people who chose none. */
  setDefault(theme: Theme): void;
  subscribe(listener: () => void): () => void;
}

const STORED_UNDER = 'fovea.theme';

export function createThemeStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  show: (theme: Theme) => void,
): ThemeStore {
  const stored = storage.getItem(STORED_UNDER);
  const store = createStore<Theme>(() => THEMES.find((known) => known === stored) ?? 'system');
  let fallback: Theme = 'system';
  const showNow = () => show(store.getState() === 'system' ? fallback : store.getState());
  showNow();
  store.subscribe(showNow);
  return {
    get: store.getState,
    set(theme) {
      storage.setItem(STORED_UNDER, theme);
      store.setState(theme);
    },
    setDefault(theme) {
      fallback = theme;
      showNow();
    },
    subscribe: store.subscribe,
  };
}
