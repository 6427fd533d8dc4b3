import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { DRIFT_SHARE } from '@fovea/tracker/tracking';
import { expect, it } from 'vitest';
import type { Calibrated, CameraTracking, PlaceError } from './camera-tracking.ts';
import { createQualityLog } from './quality-log.ts';

const MIDDLE = { xPx: 195, yPx: 422 };
const MM_PER_PX = 0.165;
const CALIBRATED: Calibrated = {
  grade: 'good',
  tries: 2,
  looMeanDeg: 1,
  validationMeanDeg: 0.9,
  validationWorstDeg: 1.4,
  errorMm: 5,
  errorPx: 30,
  offsetPx: [4, -2],
  offsetSePx: [2, 2],
  precisionPx: 9,
  distanceMm: 340,
  dots: [],
  clock: 'capture',
  enginePlace: 'worker',
};

function createLog(measureAt: () => PlaceError) {
  const camera = {
    measureAt,
    getCalibrated: () => CALIBRATED,
    getFlags: () => ['hot', 'low_rate'],
    getFailures: () => [{ kind: 'frame', count: 2 }],
  } as unknown as CameraTracking;
  return createQualityLog(camera, ['went_on_anyway', 'light'], undefined);
}

it('a planted 10 mm shift is found within 5 known points to 3 mm, and samples stay as they are', () => {
  const random = createSeededRandom(5);
  const planted = [-8 / MM_PER_PX, 6 / MM_PER_PX] as const;
  // Each point is looked at with an error of its own of 2 mm.
  const log = createLog(() => {
    const off = planted.map((px) => px + (2 / MM_PER_PX) * drawGaussian(random));
    const [x = 0, y = 0] = off.map((px) => -DRIFT_SHARE * px);
    return { errorPx: null, driftPx: [x, y] };
  });
  for (let page = 0; page < 5; page++) {
    log.endCross(page, MIDDLE, 1_000 * page);
    log.endPage();
  }
  const drift = log.toQuality()?.drift ?? [];
  expect(drift.map(({ fromMs }) => fromMs)).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
  const found = drift.at(-1) ?? { xPx: 0, yPx: 0 };
  const leftMm = Math.hypot(found.xPx + planted[0], found.yPx + planted[1]) * MM_PER_PX;
  expect(leftMm).toBeLessThanOrEqual(3);
});

it('inside the calibrated range no drift is corrected, and a head that is back ends it', () => {
  const answers: PlaceError[] = [
    { errorPx: [1, 1], driftPx: null },
    { errorPx: [60, 0], driftPx: [-36, 0] },
    { errorPx: [1, 1], driftPx: null },
    { errorPx: [1, 1], driftPx: null },
  ];
  const log = createLog(() => answers.shift() ?? { errorPx: null, driftPx: null });
  for (let page = 0; page < 4; page++) log.endCross(page, MIDDLE, page);
  expect(log.toQuality()?.drift).toEqual([
    { fromMs: 1, xPx: -36, yPx: 0 },
    { fromMs: 2, xPx: 0, yPx: 0 },
  ]);
});

it('per page: signed error at its cross and at each tap, of the showing that counts', () => {
  let x = 0;
  const log = createLog(() => ({ errorPx: [++x, -x], driftPx: null }));
  log.endCross(3, MIDDLE, 10);
  log.addTap(MIDDLE, 11);
  log.dropPage();
  log.endCross(3, MIDDLE, 20);
  log.addTap({ xPx: 1, yPx: 1 }, 21);
  log.endPage();
  log.addTap(MIDDLE, 30);
  expect(log.toQuality()?.pages).toEqual([
    { page: 3, crossPx: [3, -3], taps: [{ tMs: 21, errorPx: [4, -4] }] },
  ]);
});

it('gate figures, tries and flags go with it; distances are called estimated', () => {
  const quality = createLog(() => ({ errorPx: null, driftPx: null })).toQuality();
  expect(quality).toMatchObject({
    verdict: 'good',
    tries: 2,
    distanceMm: 340,
    distanceSource: 'estimated',
    clock: 'capture',
    enginePlace: 'worker',
    failures: [{ kind: 'frame', count: 2 }],
    flags: ['went_on_anyway', 'light', 'hot', 'low_rate'],
  });
});
