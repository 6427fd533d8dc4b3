import { fetchHead } from '#shared/project-head.ts';
import type { StoredRun } from '#shared/recording-store.ts';
import { hasRunMarker } from '#shared/run-marker.ts';
import type { RunEvent } from './run-machine.ts';

/** The version of the consent that this app has the words for. */
const KNOWN_CONSENT = 'consent-1';
/** The shorter side of a tablet's screen, in CSS px. */
const TABLET_MIN_PX = 600;

/** What the link leads to: looks for what an earlier visit left, then asks for the project. */
export async function openRun(slug: string | undefined): Promise<RunEvent> {
  const leftover = await findLeftover(slug);
  if (leftover?.kind === 'upload') return { type: 'found-unsent', recording: leftover.recording };
  if (slug === undefined) return { type: 'ended', ending: 'no-link' };
  const answer = await fetchHead(slug);
  if (answer.kind !== 'found') return { type: 'ended', ending: answer.kind };
  const { head } = answer;
  if (head.consent.version !== KNOWN_CONSENT) return { type: 'ended', ending: 'failed' };
  const isSmall = Math.min(screen.width, screen.height) < TABLET_MIN_PX;
  if (head.device === 'tablet' && isSmall) return { type: 'ended', ending: 'tablets' };
  const resumed: StoredRun | undefined = leftover?.run;
  return { type: 'opened', head, ...(resumed && { resumed }) };
}

/** The code that reads the phone's store is loaded only when there is something in it. */
async function findLeftover(slug: string | undefined) {
  if (!hasRunMarker()) return undefined;
  const { openLeftover } = await import('#shared/leftover.ts');
  return openLeftover(slug ?? '', Date.now()).catch((error) => {
    console.warn('what an earlier visit left cannot be read', error);
    return undefined;
  });
}
