import { authMarker, useSession } from '#shared/session/session.ts';

const ASK_MS = 45_000;

/**
 * Notices that the session of this page was ended elsewhere: in another tab at once, on another
 * device within a minute.
 */
export function watchSession(): void {
  setInterval(() => void ask(), ASK_MS);
  addEventListener('storage', () => {
    if (!authMarker.isValid()) void ask();
  });
}

async function ask(): Promise<void> {
  if (!useSession.getState().isLogin || !navigator.onLine) return;
  const { fetchSelf } = await import('#shared/api/self.queries.ts');
  // A refusal ends the session by itself; without an answer nothing is known.
  await fetchSelf().catch(() => undefined);
}
