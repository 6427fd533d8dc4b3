import { useSyncExternalStore } from 'react';
import { createThemeStore } from './theme-store.ts';

export { THEMES } from './theme-store.ts';

/** Without `data-theme` the page follows the system. */
export const theme = createThemeStore(localStorage, (shown) => {
  if (shown === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', shown);
});

export const useTheme = () => useSyncExternalStore(theme.subscribe, theme.get, theme.get);
