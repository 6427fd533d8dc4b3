import { createMetricsEngine } from '@fovea/stage';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toMedian } from '#harness/percentile.ts';
import { createMetricsPage, createMovingAreas, MEASURED } from './moving-areas.ts';

const ROUNDS: Sizes<number> = { short: 5, full: 20 };
const MOST_MS = 300;
const AIM_MS = 200;

/** From a changed area to all numbers, by CPU time of a quiet machine: each round has its own yardstick. */
export function benchNumbers(options: readonly string[], slowness: () => number): Figure[] {
  const engine = createMetricsEngine();
  engine.setPage(createMetricsPage());
  const shown = new Uint8Array(MEASURED.people).fill(1);
  const range = { fromMs: 0, toMs: MEASURED.pageMs };
  const time = (run: () => unknown) => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000 / slowness();
  };
  const rounds = Array.from({ length: pickSize(options, ROUNDS) + 1 }, (_, i) => {
    const areas = createMovingAreas(i);
    return {
      tableMs: time(() => engine.measure({ areas, shown, range })),
      stripsMs: time(() => engine.measureStrips({ areas, shown }, MEASURED.pageMs)),
    };
  }).slice(1);
  const ms = toMedian(rounds.map(({ tableMs }) => tableMs));
  print(
    `  lanes and rows of people after it: ${toMedian(rounds.map(({ stripsMs }) => stripsMs)).toFixed(0)} ms`,
  );
  return [
    {
      name: `numbers of ${MEASURED.areas} moving areas, ${MEASURED.people} people, 15 s, after a change`,
      value: `${ms.toFixed(0)} ms`,
      goal: `at most ${MOST_MS} ms, aim ${AIM_MS}`,
      ok: ms <= MOST_MS,
    },
  ];
}
