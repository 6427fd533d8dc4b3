import {
  createGaussKernel,
  createHeatGrid,
  createHeatPoints,
  HeatMap,
  type HeatPoints,
  listFrame,
  measureTop,
  paintHeat,
} from '@fovea/gaze/maps';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { CROWD_HEIGHT_PX, CROWD_SIGMA_PX, CROWD_WIDTH_PX, createCrowd } from './crowd.ts';
import { measureCpuMs, race, toRatioFigure } from './rounds.ts';

const POINTS = 100_000;
const WINDOW_MS = 60_000;
const FRAME_MS = 1_000 / 30;
/** Few, so that both sides of a round meet the same machine. */
const FRAMES_PER_ROUND = 5;
const ROUNDS: Sizes<number> = { short: 21, full: 61 };
const WARM_UP_ROUNDS = 8;

/** A window that slides by one frame: add what is new, take away what is old, paint. */
export async function benchFrames(options: readonly string[]): Promise<Figure> {
  const few = createPlayback(POINTS);
  const many = createPlayback(10 * POINTS);
  const { ms, ratio } = await race(
    {
      few: () => measureCpuMs(few.showFrame, FRAMES_PER_ROUND),
      many: () => measureCpuMs(many.showFrame, FRAMES_PER_ROUND),
    },
    { rounds: pickSize(options, ROUNDS), warmUp: WARM_UP_ROUNDS },
  );
  few.check();
  many.check();
  print(
    `  a frame of ${FRAME_MS.toFixed(1)} ms, window of ${WINDOW_MS / 1_000} s: ` +
      `${POINTS} points ${ms('few').toFixed(2)} ms, ${10 * POINTS} points ${ms('many').toFixed(2)} ms`,
  );
  const name = `frame of ${10 * POINTS} points, of one of ${POINTS}`;
  return toRatioFigure(name, ratio('many', 'few'), 1.5, 1.2);
}

function createPlayback(points: number) {
  // Twice the window, so that there is something to slide over.
  const crowd = createCrowd(2 * points, 2 * WINDOW_MS, 2);
  const grid = createHeatGrid(CROWD_WIDTH_PX, CROWD_HEIGHT_PX);
  const kernel = createGaussKernel(CROWD_SIGMA_PX);
  const heatPoints = createHeatPoints(crowd, grid, 'absolute');
  const map = new HeatMap(grid, kernel);
  map.add(listFrame(heatPoints, 0, WINDOW_MS));
  let startMs = 0;
  const showFrame = () => {
    const nextMs = startMs + FRAME_MS;
    map.add(listFrame(heatPoints, startMs + WINDOW_MS, nextMs + WINDOW_MS));
    map.remove(listFrame(heatPoints, startMs, nextMs));
    startMs = nextMs;
    const field = { grid, values: map.values, weight: 'absolute', people: crowd.length } as const;
    return paintHeat(field, { top: measureTop(field, { method: 'LocalMax' }) });
  };
  /** The window is what a map of its own would be. */
  const check = () => {
    const { values } = map;
    const fresh = createWindow(heatPoints, map, startMs).values;
    if (!fresh.every((value, i) => value === values[i])) throw new Error('window is not exact');
  };
  return { showFrame, check };
}

function createWindow(points: HeatPoints, { grid, kernel }: HeatMap, fromMs: number): HeatMap {
  const map = new HeatMap(grid, kernel);
  map.add(listFrame(points, fromMs, fromMs + WINDOW_MS));
  return map;
}
