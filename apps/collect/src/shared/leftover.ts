import { LIMITS } from '@fovea/contract/limits';
import { openRecordingStore } from './browser-store.ts';
import { openRecordingRun, type RecordingRun } from './recording-run.ts';
import type { StoredRun } from './recording-store.ts';
import { setRunMarker } from './run-marker.ts';

const MINUTE_MS = 60_000;
const RESUME_MINUTES = 30;

/** What to do with a run that an earlier visit left on this phone. */
export type LeftoverPlan =
  /** Every page was seen: send the rest and complete. */
  | 'upload'
  /** Go on with the pages that are left. */
  | 'resume'
  /** Too late to go on: send what there is, quietly. */
  | 'send'
  /** The server takes it no longer. */
  | 'drop';

export function planLeftover(run: StoredRun, slug: string, nowMs: number): LeftoverPlan {
  const ageMinutes = (nowMs - run.startedAtMs) / MINUTE_MS;
  if (ageMinutes >= LIMITS.returnWithinHours * 60) return 'drop';
  if (run.finished) return 'upload';
  return run.slug === slug && ageMinutes < RESUME_MINUTES ? 'resume' : 'send';
}

export type Leftover =
  | { readonly kind: 'upload'; readonly recording: RecordingRun }
  | { readonly kind: 'resume'; readonly run: StoredRun };

/** Opens what earlier visits left; at most one of them concerns the person now. */
export async function openLeftover(slug: string, nowMs: number): Promise<Leftover | undefined> {
  const store = await openRecordingStore();
  const runs = await store.listRuns();
  if (runs.length === 0) setRunMarker(false);
  let found: Leftover | undefined;
  for (const run of runs) {
    const plan = planLeftover(run, slug, nowMs);
    if (plan === 'drop') await store.removeRun(run.recordingId);
    else if (plan === 'send') void sendQuietly(await openRecordingRun(store, run));
    else if (plan === 'resume') found ??= { kind: 'resume', run };
    else found ??= { kind: 'upload', recording: await openRecordingRun(store, run) };
  }
  return found;
}

async function sendQuietly(recording: RecordingRun): Promise<void> {
  await recording.upload.run();
  const { status, acknowledged, count } = recording.upload.getState();
  if (status === 'refused' || acknowledged === count) await recording.forget();
}
