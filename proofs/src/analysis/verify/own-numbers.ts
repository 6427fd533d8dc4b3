import {
  createGaussKernel,
  createHeatGrid,
  findCell,
  findPeaks,
  HeatMap,
  listFixationCells,
  measureTop,
  PEAK_DEFAULTS,
  toPersonValue,
  ViewersMap,
} from '@fovea/gaze/maps';
import type { HeatKind } from '@fovea/stage';
import type { Crowd } from '#gaze/bench/crowd.ts';

/** As large as a map is, so that its px are those of the picture. */
export const PICTURE = { widthPx: 512, heightPx: 1_024 };
const GRID = createHeatGrid(PICTURE.widthPx, PICTURE.heightPx);

/** Question that a screen was asked. */
export interface NumbersCase {
  readonly people: Crowd;
  readonly pxPerDegree: readonly number[];
  readonly kind: HeatKind;
  readonly sigmaDegrees: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** 0..1 of the picture. */
  readonly at: readonly [x: number, y: number];
}

/** Every number that stands beside a map, under the pointer and in its description. */
export type ShownNumbers = Readonly<Record<string, number>>;

/** Made by `packages/gaze` alone, person by person and look by look. */
export function measureNumbers(own: NumbersCase): ShownNumbers {
  const degreePx = findMedian(own.pxPerDegree);
  const field = { ...makeMap(own, degreePx), people: own.people.length };
  const x = own.at[0] * PICTURE.widthPx;
  const y = own.at[1] * PICTURE.heightPx;
  const value = toPersonValue(field, field.values[findCell(GRID, x, y)] ?? 0);
  const near = own.people.filter((person) =>
    listLooks(person, own).some((look) => Math.hypot(look.x - x, look.y - y) <= degreePx),
  );
  return {
    'legend: top': measureTop(field, { method: 'LocalMax' }),
    'legend: people': own.people.length,
    'legend: sigma, px': degreePx * own.sigmaDegrees,
    'hover: value': value,
    'hover: viewers': near.length,
    'hover: people': own.people.length,
    ...describe(own, degreePx),
  };
}

function makeMap({ people, kind, sigmaDegrees, fromMs, toMs }: NumbersCase, degreePx: number) {
  const sigmaPx = degreePx * sigmaDegrees;
  if (kind === 'viewers') {
    const map = new ViewersMap(GRID, sigmaPx);
    for (const person of people) map.add(person, fromMs, toMs);
    return { grid: GRID, values: map.values, weight: kind };
  }
  const map = new HeatMap(GRID, createGaussKernel(sigmaPx));
  for (const person of people) map.add(listFixationCells(person, GRID, kind, fromMs, toMs));
  return { grid: GRID, values: map.values, weight: kind };
}

interface Look {
  readonly x: number;
  readonly y: number;
  readonly ms: number;
}

/** Looks with a part in the time, wherever they lie. */
function listLooks(person: Crowd[number], { fromMs, toMs }: NumbersCase): Look[] {
  const looks: Look[] = [];
  for (let i = 0; i < person.x.length; i++) {
    const begin = Math.max(person.onsetMs[i] as number, fromMs);
    const end = Math.min(person.offsetMs[i] as number, toMs);
    if (end > begin) {
      looks.push({ x: person.x[i] as number, y: person.y[i] as number, ms: end - begin });
    }
  }
  return looks;
}

function describe(own: NumbersCase, degreePx: number): ShownNumbers {
  const { widthPx, heightPx } = PICTURE;
  const isInside = ({ x, y }: Look) => x >= 0 && y >= 0 && x < widthPx && y < heightPx;
  const inside = own.people.map((person) => listLooks(person, own).filter(isInside));
  const looks = inside.flat();
  const sum = (some: readonly Look[]) => some.reduce((total, { ms }) => total + ms, 0);
  const viewers = inside.filter((some) => some.length > 0).length;
  const numbers: Record<string, number> = {
    'described: people': viewers,
    'described: seconds per person': sum(looks) / 1_000 / viewers,
  };
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const there = looks.filter(
        ({ x, y }) =>
          Math.floor((3 * x) / widthPx) === column && Math.floor((3 * y) / heightPx) === row,
      );
      numbers[`described: field ${3 * row + column}`] = sum(there) / sum(looks);
    }
  }
  const absolute = makeMap({ ...own, kind: 'absolute', sigmaDegrees: 1 }, degreePx);
  const peaks = findPeaks(GRID, absolute.values, { sigmaPx: degreePx, ...PEAK_DEFAULTS });
  for (let i = 0; i < Math.min(peaks.x.length, 3); i++) {
    const near = looks.filter(
      ({ x, y }) => Math.hypot(x - (peaks.x[i] as number), y - (peaks.y[i] as number)) <= degreePx,
    );
    numbers[`described: peak ${i}`] = sum(near) / sum(looks);
  }
  return numbers;
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return ((low as number) + (high as number)) / 2;
}
