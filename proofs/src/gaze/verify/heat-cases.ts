import {
  createGaussKernel,
  createHeatGrid,
  createHeatPoints,
  createPointKernel,
  type HeatField,
  HeatMap,
  type HeatRamp,
  type HeatScale,
  listFixationCells,
  listFrame,
  listSeenCells,
  type MapWeight,
  measureDifference,
  measureTop,
  type Painting,
  paintDifference,
  paintFog,
  paintHeat,
} from '@fovea/gaze/maps';
import { createSeededRandom } from '@fovea/gaze/synthetic';

/** Settings of a painting that has the same bytes in every engine. Runs in browsers as in Node. */
export interface HeatCase {
  readonly name: string;
  readonly seed: number;
  readonly points: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly sigmaPx: number;
  readonly weight: MapWeight;
  readonly method: HeatScale['method'];
  readonly look: HeatRamp | 'fog' | 'difference';
  readonly pxPerCell: number;
  /** Added frame by frame of so many ms; 0 for all at once. */
  readonly frameMs: number;
}

const PAGE_MS = 8_000;
const LOOKS: readonly Omit<HeatCase, 'name' | 'seed' | 'points'>[] = [
  {
    widthPx: 390,
    heightPx: 844,
    sigmaPx: 37,
    weight: 'absolute',
    method: 'LocalMax',
    look: 'ember',
    pxPerCell: 1,
    frameMs: 0,
  },
  {
    widthPx: 361.5,
    heightPx: 2411.25,
    sigmaPx: 33.3,
    weight: 'relative',
    method: 'GlobalMax',
    look: 'viridis',
    pxPerCell: 4,
    frameMs: 250,
  },
  {
    widthPx: 768,
    heightPx: 1024,
    sigmaPx: 41,
    weight: 'count',
    method: 'Fixed',
    look: 'difference',
    pxPerCell: 1,
    frameMs: 100 / 3,
  },
  {
    widthPx: 412,
    heightPx: 915,
    sigmaPx: 25,
    weight: 'viewers',
    method: 'LocalMax',
    look: 'fog',
    pxPerCell: 3,
    frameMs: 0,
  },
];

export const HEAT_CASES: readonly HeatCase[] = [1_000, 10_000, 100_000, 1_000_000].flatMap(
  (points, size) =>
    LOOKS.map((look, i) => ({
      ...look,
      name: `${points} points, ${look.weight}, ${look.look}`,
      seed: 100 * size + i + 1,
      points,
    })),
);

/** Made by sums and products alone, as the map is: engines agree on the points too. */
export function paintHeatCase(heatCase: HeatCase): Painting {
  const people = createPeople(heatCase);
  const half = Math.ceil(people.length / 2);
  const a = createField(heatCase, people.slice(0, half));
  const b = createField(heatCase, people.slice(half));
  const top = measureTop(a, toScale(heatCase.method, [a, b]));
  const { look, pxPerCell } = heatCase;
  if (look === 'difference') return paintDifference(a.grid, measureDifference(a, b), top);
  if (look === 'fog') return paintFog(a, { top, pxPerCell });
  return paintHeat(a, { top, ramp: look, pxPerCell });
}

type People = Parameters<typeof createHeatPoints>[0];

function createField(heatCase: HeatCase, people: People): HeatField {
  const { widthPx, heightPx, sigmaPx, weight, frameMs } = heatCase;
  const grid = createHeatGrid(widthPx, heightPx);
  const isViewers = weight === 'viewers';
  const map = new HeatMap(grid, isViewers ? createPointKernel() : createGaussKernel(sigmaPx));
  if (isViewers) {
    for (const each of people) map.add(listSeenCells(each, grid, sigmaPx));
  } else if (frameMs === 0) {
    for (const each of people) map.add(listFixationCells(each, grid, weight));
  } else {
    const points = createHeatPoints(people, grid, weight);
    for (let i = 0; i * frameMs < PAGE_MS; i++) {
      map.add(listFrame(points, i * frameMs, (i + 1) * frameMs));
      // Read on the way, so that the map is refreshed in steps.
      if (i % 16 === 0) measureTop({ grid, values: map.values, weight, people: 1 }, LOCAL);
    }
    map.remove(listFrame(points, 0, PAGE_MS / 4));
  }
  return { grid, values: map.values, weight, people: people.length };
}

const LOCAL: HeatScale = { method: 'LocalMax' };

function toScale(method: HeatScale['method'], fields: readonly HeatField[]): HeatScale {
  if (method === 'GlobalMax') return { method, fields };
  return method === 'Fixed' ? { method, value: 0.05 } : LOCAL;
}

/** People look for the length of a page around a few places, and sometimes beside the picture. */
function createPeople({ seed, points, widthPx, heightPx }: HeatCase): People {
  const random = createSeededRandom(seed);
  const places = Array.from(
    { length: 6 },
    () => [random() * widthPx, random() * heightPx] as const,
  );
  const people: People[number][] = [];
  for (let made = 0; made < points; ) {
    const n = Math.min(24, points - made);
    const columns = Array.from({ length: 4 }, () => new Float64Array(n));
    const [onsetMs, offsetMs, x, y] = columns as [
      Float64Array,
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    let tMs = random() * 100;
    for (let i = 0; i < n; i++) {
      const [placeX, placeY] = places[Math.floor(random() * places.length)] ?? [0, 0];
      onsetMs[i] = tMs;
      tMs += 100 + random() * 400;
      offsetMs[i] = tMs;
      tMs += random() * 60;
      x[i] = placeX + (random() + random() + random() - 1.5) * 120;
      y[i] = placeY + (random() + random() + random() - 1.5) * 120;
    }
    people.push({ onsetMs, offsetMs, x, y, from: new Uint32Array(n), to: new Uint32Array(n) });
    made += n;
  }
  return people;
}
