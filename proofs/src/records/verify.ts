import { createTransport, type TestStack } from '@fovea/testkit';
import { orAborted } from '#harness/or-aborted.ts';
import { type Figure, print } from '#harness/parts.ts';
import { countFound, type Planted } from '#harness/planted-faults.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { type PlayedRecording, playRecording } from './played-recording.ts';
import { type Comparison, compareRecords } from './verify/compare-records.ts';
import { verifyOrders } from './verify/orders.ts';
import { RECORD_FAULTS } from './verify/record-faults.ts';

const PAGES = 2;
/** Few enough to be inside the manifest, then enough to need chunks and to grow them. */
const GROUPS = [9, 15] as const;

/** Plays recordings and compares the records with an own reading of the very bytes; then orders. */
export async function verifyRecords(options: readonly string[]): Promise<Figure[]> {
  const compared = await withStack({ apis: 2 }, (stack, signal) =>
    orAborted(signal, compareAll(stack)),
  );
  return [...compared, ...(await verifyOrders(options))];
}

async function compareAll(stack: TestStack): Promise<Figure[]> {
  const transport = createTransport();
  try {
    const apiUrls = stack.apis.map(({ url }) => url);
    const options = { maxParticipant: 100, pages: PAGES, type: 'pro' as const };
    const { researcher, project } = await createProject(stack, options);
    const played: PlayedRecording[] = [];
    const comparisons: Comparison[] = [];
    const planted: Planted[] = [];
    for (const size of GROUPS) {
      const first = played.length + 1;
      const seeds = Array.from({ length: size }, (_, i) => first + i);
      const added = await Promise.all(
        seeds.map((seed) =>
          playRecording(transport, apiUrls, project.slug, { seed, pages: PAGES }),
        ),
      );
      played.push(...added);
      print(`  ${played.length} recordings sent`);
      const records = await researcher.waitForRecords(project.id, played.length, 300_000);
      const { stored } = records;
      const isInline = stored.segments.every(({ inline }) => inline !== undefined);
      const comparison = compareRecords(played, records, PAGES);
      comparisons.push(comparison);
      print(
        `  ${comparison.samples} samples and ${comparison.fixations} fixations compared, ${isInline ? 'inline' : 'in segments'}`,
      );
      for (const line of comparison.differences.slice(0, 20)) print(`  ${line}`);
      for (const [name, plant] of Object.entries(RECORD_FAULTS)) {
        const { differences } = compareRecords(played, plant(records), PAGES);
        const isFound = differences.length > comparison.differences.length;
        planted.push({ name: `${name}, ${played.length} recordings`, find: () => isFound });
      }
    }
    const { completed } = await researcher.getProject(project.id);
    researcher.stop();
    return [...toFigures({ played, comparisons, completed }), await countFound(planted)];
  } finally {
    transport.stop();
  }
}

function toFigures(results: {
  readonly played: readonly PlayedRecording[];
  readonly comparisons: readonly Comparison[];
  readonly completed: number;
}): Figure[] {
  const { played, comparisons, completed } = results;
  const last = comparisons.at(-1);
  const samples = last?.samples ?? 0;
  const invalid = last?.invalid ?? 0;
  const fixations = last?.fixations ?? 0;
  const differences = comparisons.reduce((sum, each) => sum + each.differences.length, 0);
  const gap = Math.max(...comparisons.map(({ largestValidityGap }) => largestValidityGap));
  return [
    {
      name: 'recordings compared',
      value: completed,
      goal: `${played.length}`,
      ok: completed === played.length,
    },
    { name: 'samples compared', value: samples, goal: 'some', ok: samples > 0 },
    { name: 'invalid among them', value: invalid, goal: 'some', ok: invalid > 0 },
    { name: 'fixations compared', value: fixations, goal: 'some', ok: fixations > 0 },
    { name: 'differences', value: differences, goal: '0', ok: differences === 0 },
    {
      name: 'largest gap of validity',
      value: gap.toExponential(1),
      goal: 'at most 1e-6',
      ok: gap <= 1e-6,
    },
  ];
}
