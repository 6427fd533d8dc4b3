import { type Figure, print } from '#harness/parts.ts';
import type { BrowserPage } from './browser-page.ts';
import type { RunRecord } from './page-run.ts';
import { toSpreadText } from './spread-text.ts';

export interface SpeedSize {
  readonly rounds: number;
  readonly blockMs: number;
}

const WARM_UP_MS = 1_500;
const LEAST_FOUND = 0.99;

/** How fast the engine finds a face in its worker, frame after frame. */
export async function benchSpeed(
  page: BrowserPage,
  { rounds, blockMs }: SpeedSize,
): Promise<readonly Figure[]> {
  const records: RunRecord[] = [];
  await page.run(WARM_UP_MS);
  for (let round = 1; round <= rounds; round++) {
    const record = await page.run(blockMs);
    records.push(record);
    print(`  round ${round}: ${toRate(record).toFixed(1)} frames a second`);
  }
  return listFigures(sumRecords(records));
}

type SpeedRecord = Pick<
  RunRecord,
  'durationMs' | 'offered' | 'worked' | 'found' | 'clocks' | 'workMs' | 'ageMs'
>;

function listFigures(record: SpeedRecord): Figure[] {
  const foundShare = record.found / record.worked;
  const offeredRate = (1_000 * record.offered) / record.durationMs;
  return [
    {
      name: `engine, frames a second of ${offeredRate.toFixed(0)} that it was told of`,
      value: toRate(record).toFixed(1),
      ok: record.worked > 0,
    },
    { name: 'engine, work on a frame', value: toSpreadText(record.workMs), ok: true },
    {
      name: 'engine, capture to gaze',
      value: toSpreadText(record.ageMs),
      // By another clock a frame has no age.
      ok: record.clocks.every((clock) => clock === 'capture'),
    },
    {
      name: `engine, frames with a face, of ${record.worked}`,
      value: `${(100 * foundShare).toFixed(1)} %`,
      goal: `at least ${100 * LEAST_FOUND} %`,
      ok: foundShare >= LEAST_FOUND,
    },
  ];
}

function toRate({ worked, durationMs }: SpeedRecord): number {
  return (1_000 * worked) / durationMs;
}

function sumRecords(records: readonly SpeedRecord[]): SpeedRecord {
  const sum = (key: 'durationMs' | 'offered' | 'worked' | 'found') =>
    records.reduce((total, record) => total + record[key], 0);
  return {
    durationMs: sum('durationMs'),
    offered: sum('offered'),
    worked: sum('worked'),
    found: sum('found'),
    clocks: records.flatMap(({ clocks }) => clocks),
    workMs: records.flatMap(({ workMs }) => workMs),
    ageMs: records.flatMap(({ ageMs }) => ageMs),
  };
}
