import { authMarker, setSelf, useSession } from '#shared/session/session.ts';

/**
 * Asks the server who this is, only while the marker is valid. The code that asks is loaded only
 * then, so that a visitor of a public page does not pay for it.
 */
export async function startSession(): Promise<void> {
  if (!authMarker.isValid()) return setSelf(null);
  const { fetchSelf } = await import('#shared/api/self.queries.ts');
  const self = await fetchSelf().catch(() => null);
  // A refresh that failed on the way has said more already.
  if (!useSession.getState().hasEnded) setSelf(self);
}
