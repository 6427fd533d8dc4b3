import { loadChunk } from '#shared/lazy-part.ts';
import { navigateTo } from '#shared/navigation.ts';
import { PATHS } from '#shared/paths.ts';
import { forgetLocation } from '#shared/session/return-location.ts';
import { authMarker, setSelf } from '#shared/session/session.ts';

/** Ends the session here in any case; the server hears of it if it can. */
export async function logOut(): Promise<void> {
  const [{ endServerSession }, { queryClient }, { sendDeletions }] = await loadChunk(
    Promise.all([
      import('#shared/api/self.queries.ts'),
      import('#shared/api/query-client.ts'),
      import('#shared/project/deleted-projects.ts'),
    ]),
  );
  await sendDeletions(false);
  await endServerSession().catch(() => undefined);
  authMarker.remove();
  forgetLocation();
  // First away from guarded screens, so that none of them asks for a log-in.
  await navigateTo(PATHS.home);
  // A call that was refused on the way led to the log-in; the code of the main page is there now.
  if (location.pathname !== PATHS.home) await navigateTo(PATHS.home);
  setSelf(null);
  queryClient.clear();
}
