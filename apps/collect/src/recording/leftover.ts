import { LIMITS } from '@fovea/contract/limits';
import { MINUTE_MS } from '@fovea/contract/times';
import { openRecordingStore } from './browser-store.ts';
import { removeJoinKey } from './join-key.ts';
import { openRecordingRun, type RecordingRun } from './recording-run.ts';
import type { RecordingStore, StoredRun } from './recording-store.ts';
import { setRunMarker } from './run-marker.ts';
import { checkTakenPart, forgetTakenPart } from './taken-part.ts';

/** An earlier visit may have left a run on this phone: it is played on, only sent, or forgotten. */
export type LeftoverPlan =
  /** Every page was seen: send the rest and complete. */
  | 'upload'
  /** Go on with the pages that are left. */
  | 'resume'
  /** The run was left and is not resumed: what the phone still has is sent in the background. */
  | 'send'
  /** The run ended before its last page, and the server does not know yet. */
  | 'end'
  /** The server takes it no longer. */
  | 'drop'
  /** The recording is complete. */
  | 'over';

export function planLeftover(run: StoredRun, slug: string, nowMs: number): LeftoverPlan {
  if (run.isOver === true) return 'over';
  const ageMinutes = (nowMs - run.startedAtMs) / MINUTE_MS;
  if (ageMinutes >= LIMITS.returnWithinHours * 60) return 'drop';
  if (run.ended !== undefined) return 'end';
  if (run.isSetAside === true) return 'send';
  if (run.finished) return 'upload';
  return run.slug === slug && ageMinutes < LIMITS.resumeMinutes ? 'resume' : 'send';
}

export type Leftover =
  | { readonly kind: 'upload'; readonly recording: RecordingRun }
  | { readonly kind: 'resume'; readonly run: StoredRun };

/** Opens what earlier visits left; at most one of them concerns the person now. */
export async function openLeftover(slug: string, nowMs: number): Promise<Leftover | undefined> {
  const store = await openRecordingStore();
  let found: Leftover | undefined;
  for (const run of await store.listRuns()) {
    const plan = planLeftover(run, slug, nowMs);
    if (plan === 'over') {
      await checkTakenPart(store, run);
      continue;
    }
    // Whoever joins in this tab is somebody else, unless they go on with it.
    if (plan !== 'resume') removeJoinKey(run.slug, run.joinKey);
    if (plan === 'drop') await store.removeRun(run.recordingId);
    else if (plan === 'end') await endQuietly(store, run);
    else if (plan === 'send') await sendQuietly(store, run);
    else if (plan === 'resume') found ??= { kind: 'resume', run };
    else found ??= { kind: 'upload', recording: await openRecordingRun(store, run) };
  }
  setRunMarker((await store.listRuns()).length > 0);
  return found;
}

/** Somebody else has the phone now: what the former person left is sent as it is. */
export async function setAside(run: StoredRun): Promise<void> {
  removeJoinKey(run.slug, run.joinKey);
  await sendQuietly(await openRecordingStore(), run);
}

/** Whoever withdraws leaves nothing on the phone, sent or not. */
export async function forgetWithdrawn(receipt: string): Promise<void> {
  await forgetTakenPart(receipt);
  const store = await openRecordingStore();
  for (const run of await store.listRuns()) {
    if (run.receipt !== receipt) continue;
    removeJoinKey(run.slug, run.joinKey);
    await store.removeRun(run.recordingId);
  }
  setRunMarker((await store.listRuns()).length > 0);
}

/** Marks a run as left for good, in every tab: it is never resumed, and is removed once it is sent. */
async function sendQuietly(store: RecordingStore, run: StoredRun): Promise<void> {
  const recording = await openRecordingRun(store, { ...run, isSetAside: true });
  void (run.finished ? recording.finish() : recording.sendLeft());
}

async function endQuietly(store: RecordingStore, run: StoredRun): Promise<void> {
  const recording = await openRecordingRun(store, run);
  if (run.ended !== undefined) void recording.end(run.ended);
}
