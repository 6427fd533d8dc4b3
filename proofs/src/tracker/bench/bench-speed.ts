import { type Figure, print } from '#harness/parts.ts';
import type { BrowserPage } from './browser-page.ts';
import type { EngineName } from './page.ts';
import type { RunRecord } from './page-run.ts';
import { toSpreadText } from './spread-text.ts';

const ENGINES: readonly { readonly name: EngineName; readonly where: string }[] = [
  { name: 'tasks-vision', where: 'in a worker' },
  { name: 'face_mesh', where: 'on the main thread' },
];
export interface SpeedSize {
  readonly rounds: number;
  readonly blockMs: number;
}

const WARM_UP_MS = 1_500;
const LEAST_FOUND = 0.99;

/** Both engines in turns on one page, so that what the machine does meanwhile falls on both. */
export async function benchSpeed(
  page: BrowserPage,
  { rounds, blockMs }: SpeedSize,
): Promise<readonly Figure[]> {
  const records = new Map<EngineName, RunRecord[]>(ENGINES.map(({ name }) => [name, []]));
  for (const { name } of ENGINES) await page.run(name, WARM_UP_MS);
  for (let round = 1; round <= rounds; round++) {
    for (const { name } of ENGINES) {
      const record = await page.run(name, blockMs);
      records.get(name)?.push(record);
      print(`  round ${round}, ${name}: ${toRate(record).toFixed(1)} frames a second`);
    }
  }
  return ENGINES.flatMap(({ name, where }) =>
    listFigures(`${name} ${where}`, sumRecords(records.get(name) ?? [])),
  );
}

type SpeedRecord = Pick<
  RunRecord,
  'durationMs' | 'offered' | 'worked' | 'found' | 'clocks' | 'workMs' | 'ageMs'
>;

function listFigures(name: string, record: SpeedRecord): Figure[] {
  const foundShare = record.found / record.worked;
  const offeredRate = (1_000 * record.offered) / record.durationMs;
  return [
    {
      name: `${name}, frames a second of ${offeredRate.toFixed(0)} that it was told of`,
      value: toRate(record).toFixed(1),
      ok: record.worked > 0,
    },
    { name: `${name}, work on a frame`, value: toSpreadText(record.workMs), ok: true },
    {
      name: `${name}, capture to gaze`,
      value: toSpreadText(record.ageMs),
      // By another clock a frame has no age.
      ok: record.clocks.every((clock) => clock === 'capture'),
    },
    {
      name: `${name}, frames with a face, of ${record.worked}`,
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
