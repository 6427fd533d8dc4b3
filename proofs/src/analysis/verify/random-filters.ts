import {
  createGaussKernel,
  createHeatGrid,
  HeatMap,
  listFixationCells,
  measureTop,
  paintHeat,
} from '@fovea/gaze/maps';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { createHeatEngine, DEFAULT_VIEW } from '@fovea/stage';
import { createCrowd } from '#gaze/bench/crowd.ts';

const PEOPLE = 60;
const PAGE_MS = 8_000;
const PX_PER_DEGREE = 40;
/** Delay of the planted fault. */
const LATE_MS = 1_000;
/** As large as a map is, so that its px are those of the picture. */
const PICTURE = { widthPx: 512, heightPx: 1_024 };
const KINDS = ['absolute', 'relative', 'count'] as const;

/**
 * Other people again and again while time goes to and fro: each map against one that is made anew,
 * person by person and all at once. Returns how many are the same, byte by byte.
 */
export function compareFilters(count: number, { isFaulty = false } = {}): number {
  const random = createSeededRandom(51);
  const people = createCrowd(PEOPLE * 26, PAGE_MS, 5).slice(0, PEOPLE);
  const engine = createHeatEngine();
  const pxPerDegree = new Float64Array(people.length).fill(PX_PER_DEGREE);
  engine.setPage('a', { picture: PICTURE, fixations: people, pxPerDegree });
  let equal = 0;
  for (let i = 0; i < count; i++) {
    const share = 0.1 + 0.9 * random();
    const shown = Uint8Array.from(people, () => (random() < share ? 1 : 0));
    const kind = KINDS[i % KINDS.length] ?? 'absolute';
    const options = { ...DEFAULT_VIEW, mode: 'heatmap', kind } as const;
    const times = [random(), random(), random()].map((each) => each * (PAGE_MS - LATE_MS));
    engine.setShown(shown);
    const painted = times.map((timeMs) =>
      engine.paint({ pageId: 'a', options, timeMs, durationMs: PAGE_MS }),
    );
    const grid = createHeatGrid(PICTURE.widthPx, PICTURE.heightPx);
    const map = new HeatMap(grid, createGaussKernel(PX_PER_DEGREE));
    const chosen = people.filter((_, at) => shown[at] === 1);
    const toMs = (times[2] ?? 0) + (isFaulty ? LATE_MS : 0);
    for (const each of chosen) map.add(listFixationCells(each, grid, kind, 0, toMs));
    const field = { grid, values: map.values, weight: kind, people: chosen.length };
    const own = paintHeat(field, { top: measureTop(field, { method: 'LocalMax' }) });
    const theirs = painted[2]?.painting.rgba.buffer ?? new ArrayBuffer();
    equal += Number(Buffer.from(own.rgba.buffer).equals(Buffer.from(theirs)));
  }
  return equal;
}
