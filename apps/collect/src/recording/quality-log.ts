import type { QualityFlag, RecordingQuality } from '@fovea/contract';
import { DRIFT_SHARE } from '@fovea/tracker/tracking';
import type { CameraTracking, FrameFailures, PlacePx } from './camera-tracking.ts';

/** How long before a tap, and until the end of a cross, gaze counts as gaze at it. */
const TAP_MS = 200;
const CROSS_MS = 400;

const NO_DRIFT = { xPx: 0, yPx: 0 };

type PageErrors = RecordingQuality['pages'][number];

/** Quality of a recording's gaze, kept page by page. */
export interface QualityLog {
  /** A cross in the middle was looked at until now; the page comes next. */
  endCross(page: number, middle: PlacePx, atMs: number): void;
  addTap(place: PlacePx, atMs: number): void;
  /** The showing does not count, and neither does what was measured on it. */
  dropPage(): void;
  endPage(): void;
  /** Nothing before a calibration was accepted. */
  toQuality(): RecordingQuality | undefined;
}

/** `earlier` is what a visit before this one has measured. */
export function createQualityLog(
  camera: CameraTracking,
  flags: readonly QualityFlag[],
  earlier: RecordingQuality | undefined,
): QualityLog {
  let pages = earlier?.pages ?? [];
  let drift = earlier?.drift ?? [];
  let shown: PageErrors | undefined;

  return {
    endCross(page, middle, atMs) {
      const { errorPx, driftPx } = camera.measureAt(middle, CROSS_MS);
      shown = { page, crossPx: errorPx && toPair(errorPx), taps: [] };
      const last = drift.at(-1) ?? NO_DRIFT;
      // A head that is back where it was calibrated ends the correction.
      if (driftPx === null && last.xPx === 0 && last.yPx === 0) return;
      const kept = driftPx === null ? 0 : 1 - DRIFT_SHARE;
      const [xPx, yPx] = driftPx ?? [0, 0];
      drift = [...drift, { fromMs: atMs, xPx: kept * last.xPx + xPx, yPx: kept * last.yPx + yPx }];
    },
    addTap(place, atMs) {
      const { errorPx } = camera.measureAt(place, TAP_MS);
      if (shown === undefined || errorPx === null) return;
      shown = { ...shown, taps: [...shown.taps, { tMs: atMs, errorPx: toPair(errorPx) }] };
    },
    dropPage() {
      shown = undefined;
    },
    endPage() {
      const done = shown;
      shown = undefined;
      if (done !== undefined) pages = [...pages.filter(({ page }) => page !== done.page), done];
    },
    toQuality() {
      const calibrated = camera.getCalibrated();
      if (calibrated === undefined) return undefined;
      const { grade, errorPx: _, offsetPx: __, precisionPx: ___, ...figures } = calibrated;
      return {
        ...figures,
        verdict: grade,
        offsetSePx: figures.offsetSePx && toPair(figures.offsetSePx),
        dots: [...figures.dots],
        distanceSource: 'estimated',
        flags: [...new Set([...flags, ...(earlier?.flags ?? []), ...camera.getFlags()])],
        failures: addUp([...(earlier?.failures ?? []), ...camera.getFailures()]),
        drift,
        pages,
      };
    },
  };
}

function addUp(failures: readonly FrameFailures[]): FrameFailures[] {
  const byKind = Map.groupBy(failures, ({ kind }) => kind);
  return [...byKind].map(([kind, each]) => ({
    kind,
    count: each.reduce((sum, { count }) => sum + count, 0),
  }));
}

function toPair([x, y]: readonly [number, number]): [number, number] {
  return [x, y];
}
