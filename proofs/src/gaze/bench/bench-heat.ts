import {
  CELL_PX,
  createGaussKernel,
  createHeatGrid,
  createHeatPoints,
  HeatMap,
  type HeatPoints,
  listFrame,
  measureTop,
  paintHeat,
} from '@fovea/gaze/maps';
import { contourDensity } from 'd3-contour';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import {
  CROWD_HEIGHT_PX,
  CROWD_SIGMA_PX,
  CROWD_WIDTH_PX,
  type Crowd,
  createCrowd,
} from './crowd.ts';
import { paintCrowd } from './paint-crowd.ts';
import { measureCpuMs, race, toRatioFigure } from './rounds.ts';

const POINTS = 100_000;
const PAGE_MS = 30_000;
const WINDOW_MS = 60_000;
const FRAME_MS = 1_000 / 30;
/** Few, so that both sides of a round meet the same machine. */
const FRAMES_PER_ROUND = 5;
const ROUNDS: Sizes<number> = { short: 21, full: 61 };
const WARM_UP_ROUNDS = 8;
const THRESHOLDS = 12;

export async function benchHeat(options: readonly string[]): Promise<readonly Figure[]> {
  const rounds = pickSize(options, ROUNDS);
  return [...(await benchContours(rounds)), await benchFrames(rounds)];
}

/**
 * A picture of all px, and one with a px for each cell, which leaves enlarging to whoever draws:
 * contours have to be drawn too. The first does more than its peer and comes to 0.48 to 0.59 of it;
 * its limit leaves room for what a machine does to a ratio.
 */
async function benchContours(rounds: number): Promise<readonly Figure[]> {
  // Both get all fixations in one row; people do not count with the weight of time.
  const joined = joinPeople(createCrowd(POINTS, PAGE_MS, 1));
  const measureContours = toContours(joined);
  const { ms, ratio } = await race(
    {
      large: () => measureCpuMs(() => paintCrowd([joined], CELL_PX)),
      small: () => measureCpuMs(() => paintCrowd([joined], 1)),
      theirs: () => measureCpuMs(measureContours),
    },
    { rounds, warmUp: WARM_UP_ROUNDS },
  );
  print(
    `  ${POINTS} points: heat map ${ms('large').toFixed(1)} ms, with a px for each cell ` +
      `${ms('small').toFixed(1)} ms, d3-contour ${ms('theirs').toFixed(1)} ms`,
  );
  const name = `heat map of ${POINTS} points, of d3-contour`;
  return [
    toRatioFigure(`${name}, all px`, ratio('large', 'theirs'), 0.75, 0.6),
    toRatioFigure(`${name}, with a px for each cell`, ratio('small', 'theirs'), 0.6, 0.2),
  ];
}

function joinPeople(crowd: Crowd): Crowd[number] {
  const join = (get: (each: Crowd[number]) => Float64Array) =>
    Float64Array.from(crowd.flatMap((each) => [...get(each)]));
  const none = new Uint32Array();
  return {
    onsetMs: join(({ onsetMs }) => onsetMs),
    offsetMs: join(({ offsetMs }) => offsetMs),
    x: join(({ x }) => x),
    y: join(({ y }) => y),
    from: none,
    to: none,
  };
}

function toContours({ onsetMs, offsetMs, x, y }: Crowd[number]): () => unknown {
  const durationMs = offsetMs.map((offset, i) => offset - (onsetMs[i] ?? 0));
  const density = contourDensity()
    .x((i) => x[i] ?? 0)
    .y((i) => y[i] ?? 0)
    .weight((i) => durationMs[i] ?? 0)
    .size([CROWD_WIDTH_PX, CROWD_HEIGHT_PX])
    .cellSize(CELL_PX)
    .bandwidth(CROWD_SIGMA_PX)
    .thresholds(THRESHOLDS);
  const points = Uint32Array.from(x, (_, i) => i);
  return () => {
    if (density(points).length < THRESHOLDS / 2) throw new Error('d3-contour found too little');
  };
}

/** A window that slides by one frame: add what is new, take away what is old, paint. */
async function benchFrames(rounds: number): Promise<Figure> {
  const few = createPlayback(POINTS);
  const many = createPlayback(10 * POINTS);
  const { ms, ratio } = await race(
    {
      few: () => measureCpuMs(few.showFrame, FRAMES_PER_ROUND),
      many: () => measureCpuMs(many.showFrame, FRAMES_PER_ROUND),
    },
    { rounds, warmUp: WARM_UP_ROUNDS },
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
