import { queryClient } from '#shared/api/query-client.ts';
import { language } from '#shared/language.ts';
import { modals } from '#shared/modals/modals.ts';
import { useProgress } from '#shared/progress.ts';
import { sample } from '#shared/project/sample.ts';
import { useSession } from '#shared/session/session.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import { theme } from '#shared/theme.ts';
import { toasts } from '#shared/toasts.ts';
import { setNarrow } from './browser-gaps.ts';
import { leaveScreen } from './open-screen.tsx';

// A toast stays until a test lets it go. Its seconds are the machine's: one that is busy can let them
// all pass between drawing a toast and looking at it.
const { show } = toasts;
toasts.show = (input) => show({ ...input, durationMs: Number.POSITIVE_INFINITY });

// Repeats stay, their pauses go.
queryClient.setDefaultOptions({
  queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 },
});

/** As after a first visit: files share the app's stores with each other. */
export function resetApp(): void {
  leaveScreen();
  modals.close();
  for (const { id } of toasts.list()) toasts.dismiss(id);
  queryClient.clear();
  useSession.setState(useSession.getInitialState());
  useProgress.setState(useProgress.getInitialState());
  language.set('en');
  theme.set('system');
  shortcuts.set(true);
  sample.show(true);
  setNarrow(false);
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
}
