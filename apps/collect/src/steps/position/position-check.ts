import {
  type GazeSource,
  POSITION_CHECKS,
  type PositionCheck,
  type PositionStatus,
} from '#recording/gaze-source.ts';
import { createRateMeter } from './rate-meter.ts';

/** All four must stay good for so long. */
const GOOD_MS = 1_500;
/** A place is taken only by a phone whose rate was measured for so long. */
const RATE_MS = 3_000;
const LOOK_EVERY_MS = 100;

/** The first check that is not good is what the headline asks for. */
export function findFailing(status: PositionStatus): PositionCheck | undefined {
  return POSITION_CHECKS.find((check) => !status[check]);
}

/** True when both waits are over; `goodSinceMs` is absent while a check fails. */
export function isReady(goodSinceMs: number | undefined, nowMs: number, spanMs: number): boolean {
  return goodSinceMs !== undefined && nowMs - goodSinceMs >= GOOD_MS && spanMs >= RATE_MS;
}

export interface PositionListener {
  onStatus: (status: PositionStatus) => void;
  /** Once, with the samples a second that were measured. The source keeps running. */
  onReady: (rateHz: number) => void;
}

/** Watches a source until the person sits well. Returns what stops watching. */
export function watchPosition(
  source: GazeSource,
  { onStatus, onReady }: PositionListener,
): () => void {
  const meter = createRateMeter();
  let goodSinceMs: number | undefined;
  source.start((sample) => meter.add(sample.tMs));
  const timer = setInterval(() => {
    const status = source.getStatus();
    const nowMs = performance.now();
    onStatus(status);
    goodSinceMs = findFailing(status) === undefined ? (goodSinceMs ?? nowMs) : undefined;
    if (!isReady(goodSinceMs, nowMs, meter.measureSpanMs())) return;
    clearInterval(timer);
    onReady(meter.measureHz());
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
