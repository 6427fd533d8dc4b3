import { tryHoldRun } from '#recording/run-lock.ts';
import { mayHaveRun } from '#recording/run-marker.ts';
import { findTakenPart } from '#recording/taken-part.ts';
import { findTold } from '#recording/told.ts';
import { readDeviceKind } from '#shared/device-kind.ts';
import { fetchHead, type Way } from '#shared/project-head.ts';
import type { RunEvent } from './run-machine.ts';

/** The version of the consent that this app has the words for. */
const KNOWN_CONSENT = 'consent-2';

/**
 * The event that the link leads to: looks for a run of an earlier visit, then asks for the project.
 */
export async function openRun(way: Way | undefined): Promise<RunEvent> {
  const slug = way?.slug;
  const mayGoOn = await mayHaveRun();
  if (mayGoOn && !(await tryHoldRun())) return { type: 'held-elsewhere' };
  const leftover = mayGoOn ? await findLeftover(slug) : undefined;
  if (leftover?.kind === 'upload') return { type: 'found-unsent', recording: leftover.recording };
  if (way === undefined) return { type: 'unlinked' };
  const answer = await fetchHead(way);
  if (answer.kind === 'unknown' && way.isTest) return { type: 'ended', ending: 'test-over' };
  if (answer.kind !== 'found') return { type: 'ended', ending: answer.kind };
  const { head } = answer;
  // Behind the plus sign stands what the researcher adds: words that come with the head.
  const [known] = head.consent.version.split('+');
  if (known !== KNOWN_CONSENT) return { type: 'ended', ending: 'failed' };
  return {
    type: 'opened',
    head,
    device: readDeviceKind(),
    // Only a test run can be of another consent: its project may still be edited.
    resumed: leftover?.run?.consent.version === head.consent.version ? leftover?.run : undefined,
    told: findTold(way.slug, head.consent.version, Date.now()),
    takenPart: findTakenPart(way.slug),
  };
}

/** The code that reads the phone's store is loaded only when there is something in it. */
async function findLeftover(slug: string | undefined) {
  const { openLeftover } = await import('#recording/leftover.ts');
  return openLeftover(slug ?? '', Date.now()).catch((error) => {
    console.warn('what an earlier visit left cannot be read', error);
    return undefined;
  });
}
