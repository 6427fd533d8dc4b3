import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '@fovea/testkit/engines';
import { sumCpuSeconds } from '@fovea/tools/harness/cpu-seconds';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';
import { toRootPath } from '@fovea/tools/harness/root';
import { startYardstick } from '@fovea/tools/harness/yardstick';
import { type StackFolders, toStackFolders } from '@fovea/tools/stack/folders';
import { readState } from '@fovea/tools/stack/state';
import { startMachineTime } from '#harness/machine-time.ts';
import { pickSize, type Sizes } from '#harness/part-options.ts';
import { type Figure, print } from '#harness/parts.ts';
import { type FoundProcess, listMarked } from './stack-processes.ts';
import { type TlsAccess, tryTls } from './tls-access.ts';

interface Size {
  readonly rounds: number;
  /** The first warm start is by TLS, which is a little more work, instead of a start of its own. */
  readonly isWarmByTls: boolean;
  readonly warmGoalS: number;
}

const SIZES: Sizes<Size> = {
  // A machine that runs all the other proofs is slower and shared.
  short: { rounds: 1, isWarmByTls: true, warmGoalS: 60 },
  full: { rounds: 3, isWarmByTls: false, warmGoalS: 20 },
};
const COLD_GOAL_S = 90;
/** Ends what hangs; how long a start may take is a figure. */
const START_MS = 900_000;
const PARTS = [
  'api',
  'worker',
  'scheduler',
  'mail-sink',
  'fake-stripe',
  'sites',
  'postgres',
  'ceph-mon',
  'ceph-osd',
  'radosgw',
];

type Run = (...options: string[]) => Promise<void>;

interface Findings {
  readonly coldS: number[];
  readonly warmS: number[];
  readonly seen: Set<string>;
  readonly left: FoundProcess[];
  tls?: TlsAccess;
}

/** Starts and stops a stack in a folder of its own, beside whatever else runs. */
export async function verifyStack(options: readonly string[]): Promise<Figure[]> {
  const size = pickSize(options, SIZES);
  const dir = join(await mkdtemp(join(tmpdir(), 'fovea-verify-')), 'stack');
  const mark = `FOVEA_VERIFY=${randomUUID()}`;
  return onInterrupt(
    async (signal) => {
      // A start that was begun is waited for, or it would go on beside the clean-up.
      const run: Run = async (...words) => {
        signal.throwIfAborted();
        await runStack(dir, mark, words);
      };
      return toFigures(await measure({ dir, mark, size }, run), size);
    },
    async () => {
      await runStack(dir, mark, ['--reset']);
      await rm(dirname(dir), { recursive: true, force: true });
    },
  );
}

async function measure(
  { dir, mark, size }: { readonly dir: string; readonly mark: string; readonly size: Size },
  run: Run,
): Promise<Findings> {
  const folders = toStackFolders(dir);
  const findings: Findings = { coldS: [], warmS: [], seen: new Set(), left: [] };
  const stop = async () => {
    for (const { name } of listMarked(mark)) findings.seen.add(name);
    await run('--stop');
    findings.left.push(...listMarked(mark));
  };
  for (let round = 1; round <= size.rounds; round++) {
    await run('--reset');
    findings.coldS.push(await timeStart(run, { folders, mark }));
    await stop();
    const isTls = size.isWarmByTls && round === 1;
    findings.warmS.push(await timeStart(run, { folders, mark }, isTls));
    if (isTls) findings.tls = await tryTls(folders, readState(folders));
    await stop();
    const [cold = 0, warm = 0] = [findings.coldS.at(-1), findings.warmS.at(-1)];
    print(`  round ${round}: cold ${cold.toFixed(1)} s, warm ${warm.toFixed(1)} s`);
  }
  if (!size.isWarmByTls) {
    await run('--https');
    findings.tls = await tryTls(folders, readState(folders));
    await stop();
  }
  return findings;
}

/** Seconds of a quiet machine: cores that others took, or made slower, are no fault of the stack. */
async function timeStart(
  run: Run,
  { folders, mark }: { readonly folders: StackFolders; readonly mark: string },
  isTls = false,
): Promise<number> {
  const readSeconds = startMachineTime(() =>
    sumCpuSeconds([process.pid, ...listMarked(mark).map(({ pid }) => pid)]),
  );
  const yardstick = startYardstick();
  await run(...(isTls ? ['--https'] : []));
  const reply = await fetch(`${readState(folders).addresses.API}/api/docs`);
  if (!reply.ok) throw new Error(`the API's docs answer ${reply.status}`);
  return readSeconds() / yardstick.stop();
}

async function runStack(dir: string, mark: string, options: readonly string[]): Promise<void> {
  const [name = '', value] = mark.split('=');
  await runCommand('npm', ['run', 'stack', '--', '--dir', dir, ...options], {
    cwd: toRootPath('.'),
    env: { ...process.env, [name]: value },
    timeoutMs: START_MS,
  });
}

function toFigures({ coldS, warmS, seen, left, tls }: Findings, size: Size): Figure[] {
  const { rounds, warmGoalS } = size;
  const coldMedianS = getMedian(coldS);
  const warmMedianS = getMedian(warmS);
  const parts = PARTS.filter((name) => seen.has(name)).length;
  const names = left.map(({ name, pid }) => `${name} ${pid}`).join(', ');
  return [
    {
      name: `cold start, median of ${rounds}`,
      value: `${coldMedianS.toFixed(1)} s`,
      goal: `at most ${COLD_GOAL_S} s`,
      ok: coldMedianS <= COLD_GOAL_S,
    },
    {
      name: `warm start, median of ${rounds}`,
      value: `${warmMedianS.toFixed(1)} s`,
      goal: `at most ${warmGoalS} s`,
      ok: warmMedianS <= warmGoalS,
    },
    {
      name: 'parts seen running',
      value: parts,
      goal: `${PARTS.length}`,
      ok: parts === PARTS.length,
    },
    { name: 'processes left by --stop', value: names || 0, goal: '0', ok: left.length === 0 },
    {
      name: 'TLS on the network address',
      value: tls?.isOnNetwork === true ? 'yes' : 'no',
      goal: 'yes',
      ok: tls?.isOnNetwork === true,
    },
    {
      name: 'API docs by TLS',
      value: tls?.docsStatus ?? 0,
      goal: '200',
      ok: tls?.docsStatus === 200,
    },
    {
      name: 'presigned records by TLS',
      value: tls?.recordsStatus ?? 0,
      goal: '200',
      ok: tls?.recordsStatus === 200,
    },
  ];
}

function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
