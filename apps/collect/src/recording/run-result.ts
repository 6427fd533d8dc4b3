import type { RunResult } from '@fovea/collect-client';
import type { StoredRun } from './recording-store.ts';

/**
 * Data that is sent of a run beside its gaze. A script has neither a calibration nor its figures.
 */
export function toRunResult(run: StoredRun): RunResult {
  const { errorPx = null, offsetPx = null, precisionPx = null } = run.calibration ?? {};
  return {
    calibration: {
      rateHz: run.rateHz,
      errorPx,
      offsetPx: offsetPx && [offsetPx[0], offsetPx[1]],
      precisionPx,
    },
    answers: run.answers ?? [],
    favouritePageId: run.favouritePageId ?? null,
    spans: run.spans ?? null,
    quality: run.quality ?? null,
  };
}
