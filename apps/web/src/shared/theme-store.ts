export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface ThemeStore {
  /** What the person chose. */
  get(): Theme;
  set(theme: Theme): void;
  /** What a part of the app shows to people who chose nothing of their own. */
  setDefault(theme: Theme): void;
  subscribe(listener: () => void): () => void;
}

const STORED_UNDER = 'fovea.theme';

export function createThemeStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  show: (theme: Theme) => void,
): ThemeStore {
  const listeners = new Set<() => void>();
  const stored = storage.getItem(STORED_UNDER);
  let chosen: Theme = THEMES.find((known) => known === stored) ?? 'system';
  let fallback: Theme = 'system';
  const showNow = () => show(chosen === 'system' ? fallback : chosen);
  showNow();
  return {
    get: () => chosen,
    set(theme) {
      chosen = theme;
      storage.setItem(STORED_UNDER, theme);
      showNow();
      for (const listener of listeners) listener();
    },
    setDefault(theme) {
      fallback = theme;
      showNow();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
