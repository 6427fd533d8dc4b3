import { findShapeAt, type Keyframe, prepareAoi, type Rectangle } from '@fovea/gaze/aoi';
import type { PeopleMetrics } from '@fovea/gaze/metrics';
import { createRandomAoiSet, createSeededRandom } from '@fovea/gaze/synthetic';
import { createMetricsEngine } from '@fovea/stage';
import { loadStimulus } from '@fovea/testkit/people';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, type Planted } from '#harness/planted-faults.ts';
import { measureOwn, type OwnPerson } from './own-numbers.ts';
import { loadSamplePages, type SamplePage } from './sample-pages.ts';

const SETS: Sizes<number> = { short: 50, full: 500 };
const SEED = 21;
const LEAST_RUNNER = 0.8;
const TOLERANCE = 1e-9;

interface AoiCase {
  readonly aois: readonly {
    readonly group: string | null;
    readonly keyframes: readonly Keyframe[];
  }[];
  readonly shown: Uint8Array;
  readonly range: readonly [fromMs: number, toMs: number];
}

/** Numbers of random areas on the sample against a second reading of its records. */
export async function verifyAoiNumbers(options: readonly string[]): Promise<readonly Figure[]> {
  const count = pickSize(options, SETS);
  const pages = loadSamplePages();
  const random = createSeededRandom(SEED);
  let equal = 0;
  let numbers = 0;
  const planted: Planted[] = [];
  for (let i = 0; i < count; i++) {
    const page = pages[i % pages.length] as SamplePage;
    const each = createCase(random, page);
    const ours = measure(page, each);
    const theirs = measureAgain(page, each);
    numbers += theirs.flat().length;
    if (isSame(ours, theirs)) equal++;
    else print(`  differs: set ${i}`);
    const isFound = !isSame(measure(page, plantFault(each, i)), theirs);
    planted.push({ name: `set ${i}`, find: () => isFound });
  }
  const runner = await measureRunner(1_000);
  const seldom = await measureRunner(2_000);
  return [
    {
      name: `sets of areas with the numbers of a second reading (${numbers} numbers)`,
      value: `${equal} of ${count}`,
      goal: 'all',
      ok: equal === count && numbers > 1_000,
    },
    await countFound(planted),
    {
      name: `overlap of the runner with a keyframe a second (every 2 s: ${seldom.toFixed(2)})`,
      value: runner.toFixed(3),
      goal: `≥ ${LEAST_RUNNER}`,
      ok: runner >= LEAST_RUNNER,
    },
  ];
}

function createCase(random: () => number, { page, durationMs }: SamplePage): AoiCase {
  const aois: AoiCase['aois'][number][] = [];
  while (aois.length < 4) {
    for (const aoi of createRandomAoiSet(random).aois) {
      const group = random() < 0.5 ? 'one' : null;
      const lastMs = aoi.keyframes.at(-1)?.timestamp ?? 0;
      const squeeze = lastMs > durationMs ? durationMs / lastMs : 1;
      const keyframes = aoi.keyframes.map((frame) => ({
        ...frame,
        timestamp: Math.floor(frame.timestamp * squeeze),
      }));
      const isApart =
        new Set(keyframes.map(({ timestamp }) => timestamp)).size === keyframes.length;
      if (isApart) aois.push({ group, keyframes });
    }
  }
  const [a, b] = [random() * durationMs, random() * durationMs];
  const isWhole = random() < 0.3;
  return {
    aois: aois.slice(0, 6),
    shown: Uint8Array.from(page.fixations, () => (random() < 0.8 ? 1 : 0)),
    range: isWhole ? [0, durationMs] : [Math.min(a, b), Math.max(a, b)],
  };
}

function measure({ page }: SamplePage, { aois, shown, range }: AoiCase): (number | null)[][] {
  const engine = createMetricsEngine();
  engine.setPage(page);
  const areas = aois.map(({ group, keyframes }, i) => ({
    id: `${i}`,
    group,
    parts: [prepareAoi(keyframes)],
  }));
  const table = engine.measure({ areas, shown, range: { fromMs: range[0], toMs: range[1] } });
  const { attention, dwellMs } = table.elsewhere;
  return [
    ...table.areas.map(toRow),
    [attention.ratio, dwellMs],
    // Where a group is alone, its places among groups say nothing.
    ...table.groups.map((group) => toRow(group).slice(0, -3)),
  ];
}

function measureAgain({ own }: SamplePage, { aois, shown, range }: AoiCase): (number | null)[][] {
  const people = own.filter(
    (person, i): person is OwnPerson => shown[i] === 1 && person !== undefined,
  );
  const members = aois.filter(({ group }) => group !== null);
  const group = measureOwn(people, [members.map(({ keyframes }) => keyframes)], range);
  return [
    ...measureOwn(
      people,
      aois.map(({ keyframes }) => [keyframes]),
      range,
    ),
    ...(members.length > 0 ? [(group[0] ?? []).slice(0, -3)] : []),
  ];
}

/** In the order of the second reading. */
function toRow(metrics: PeopleMetrics): (number | null)[] {
  return [
    metrics.attention.ratio,
    metrics.dwellMs,
    metrics.dwellShare,
    metrics.firstLook.medianMs,
    metrics.viewersShare,
    metrics.ttffMs,
    metrics.firstFixationDurationMs,
    metrics.fixationCount,
    metrics.meanFixationDurationMs,
    metrics.visitCount,
    metrics.revisitCount,
    metrics.visitDurationMeanMs,
    metrics.firstShare,
    metrics.entryRank,
    metrics.fixationsBefore,
  ];
}

function isSame(a: readonly (number | null)[][], b: readonly (number | null)[][]): boolean {
  return (
    a.length === b.length &&
    a.every((row, i) =>
      row.every((value, k) => {
        const other = b[i]?.[k] ?? null;
        if (value === null || other === null) return value === other;
        return Math.abs(value - other) <= TOLERANCE * Math.max(1, Math.abs(other));
      }),
    )
  );
}

/** Time, people and areas in turn, each by a little. */
function plantFault(each: AoiCase, i: number): AoiCase {
  const [from, to] = each.range;
  if (i % 2 === 0) return { ...each, range: [from, Math.max(to - 200, from)] };
  const without = each.shown.indexOf(1);
  return { ...each, shown: each.shown.map((isShown, at) => (at === without ? 0 : isShown)) };
}

/**
 * Mean overlap of the film's runner with its true boxes, when it has a keyframe every so many ms and
 * where it comes and goes.
 */
async function measureRunner(everyMs: number): Promise<number> {
  const { regions } = await loadStimulus('spot');
  const truth = regions.find(({ name }) => name === 'Runner')?.keyframes ?? [];
  const aoi = prepareAoi(
    truth.filter(
      ({ timestamp, visible }, i) =>
        timestamp % everyMs === 0 || (i > 0 && visible !== truth[i - 1]?.visible),
    ),
  );
  const seen = truth.filter(({ visible }) => visible);
  const overlaps = seen.map(({ timestamp, shape }) =>
    measureOverlap(shape, findShapeAt(aoi, timestamp)),
  );
  return overlaps.reduce((sum, each) => sum + each, 0) / overlaps.length;
}

/** Intersection over union of two boxes. */
function measureOverlap(a: Keyframe['shape'], b: Keyframe['shape'] | undefined): number {
  if (a.type !== 'rectangle' || b?.type !== 'rectangle') return 0;
  const side = (from: number, length: number, other: number, otherLength: number) =>
    Math.max(Math.min(from + length, other + otherLength) - Math.max(from, other), 0);
  const both = side(a.x, a.width, b.x, b.width) * side(a.y, a.height, b.y, b.height);
  const area = ({ width, height }: Rectangle) => width * height;
  return both / (area(a) + area(b) - both);
}
