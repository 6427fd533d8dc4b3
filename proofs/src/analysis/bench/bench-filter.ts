import { createHeatEngine, DEFAULT_VIEW, HEAT_KINDS, type HeatKind } from '@fovea/stage';
import { measureCpuMs } from '#gaze/bench/rounds.ts';
import { isFull, pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { createPeople, PAGE_MS } from './people.ts';

const PEOPLE = 1_000;
const MANY = 10_000;
const MOST_OF_MANY_MS = 1_000;
const ROUNDS: Sizes<number> = { short: 5, full: 21 };
const MOST_MS = 200;
const FRAME_MS = 1_000 / 30;
const FRAMES = 10;

/** From another choice of people to a new picture of the map, and what a frame of it takes. */
export function benchFilter(options: readonly string[], slowness: () => number): readonly Figure[] {
  const rounds = pickSize(options, ROUNDS);
  const limit = { people: PEOPLE, mostMs: MOST_MS };
  const many = { people: MANY, mostMs: MOST_OF_MANY_MS };
  return [
    ...measureFilters(HEAT_KINDS, limit, rounds, slowness),
    ...(isFull(options) ? measureFilters(['absolute'], many, 3, slowness) : []),
  ];
}

function measureFilters(
  kinds: readonly HeatKind[],
  { people, mostMs }: { readonly people: number; readonly mostMs: number },
  rounds: number,
  slowness: () => number,
): readonly Figure[] {
  const { page } = createPeople(people);
  const engine = createHeatEngine();
  engine.setPage('a', page);
  const paint = (kind: HeatKind, timeMs: number) =>
    engine.paint({
      pageId: 'a',
      options: { ...DEFAULT_VIEW, mode: 'heatmap', kind },
      timeMs,
      durationMs: PAGE_MS,
    });
  return kinds.map((kind) => {
    const filters: number[] = [];
    const frames: number[] = [];
    for (let round = -2; round < rounds; round++) {
      const shown = Uint8Array.from({ length: people }, (_, i) => (i % 50 === round + 2 ? 0 : 1));
      const filterMs = measureCpuMs(() => {
        engine.setShown(shown);
        paint(kind, PAGE_MS);
      });
      paint(kind, PAGE_MS / 2);
      let timeMs = PAGE_MS / 2;
      const frameMs = measureCpuMs(() => {
        timeMs += FRAME_MS;
        paint(kind, timeMs);
      }, FRAMES);
      if (round < 0) continue;
      filters.push(filterMs);
      frames.push(frameMs);
    }
    print(
      `  ${kind}: a frame of ${people} people takes a worker ${toMedian(frames).toFixed(1)} ms`,
    );
    const ms = toMedian(filters);
    const limit = mostMs * slowness();
    return {
      name: `another filter to a new map by ${kind}, ${people} people for a minute`,
      value: `${ms.toFixed(0)} ms`,
      goal: `at most ${limit.toFixed(0)} ms`,
      ok: ms <= limit,
    };
  });
}
