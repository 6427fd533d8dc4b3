import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCommand } from '@fovea/testkit/engines';
import { onInterrupt } from '#harness/on-interrupt.ts';
import { type Figure, print } from '#harness/parts.ts';
import { toRootPath } from '#harness/root.ts';
import { type StackFolders, toStackFolders } from '#stack/folders.ts';
import { readState } from '#stack/state.ts';
import { type FoundProcess, listMarked } from './stack-processes.ts';
import { type TlsAccess, tryTls } from './tls-access.ts';

/** A run that decides has no time for three. */
const RUNS = process.env.CI === 'true' ? 1 : 3;
const COLD_GOAL_S = 90;
const WARM_GOAL_S = 20;
/** A runner of CI is slower and shared. */
const WARM_GOAL_CI_S = 60;
const START_MS = 180_000;
const PARTS = [
  'api',
  'worker',
  'scheduler',
  'mail-sink',
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
export async function verifyStack(): Promise<Figure[]> {
  const dir = join(await mkdtemp(join(tmpdir(), 'fovea-verify-')), 'stack');
  const mark = `FOVEA_VERIFY=${randomUUID()}`;
  return onInterrupt(
    async (signal) => {
      // A start that was begun is waited for, or it would go on beside the clean-up.
      const run: Run = async (...options) => {
        signal.throwIfAborted();
        await runStack(dir, mark, options);
      };
      return toFigures(await measure(dir, mark, run));
    },
    async () => {
      await runStack(dir, mark, ['--reset']);
      await rm(dirname(dir), { recursive: true, force: true });
    },
  );
}

async function measure(dir: string, mark: string, run: Run): Promise<Findings> {
  const folders = toStackFolders(dir);
  const findings: Findings = { coldS: [], warmS: [], seen: new Set(), left: [] };
  const stop = async () => {
    for (const { name } of listMarked(mark)) findings.seen.add(name);
    await run('--stop');
    findings.left.push(...listMarked(mark));
  };
  for (let round = 1; round <= RUNS; round++) {
    await run('--reset');
    findings.coldS.push(await timeStart(run, folders));
    await stop();
    findings.warmS.push(await timeStart(run, folders));
    await stop();
    const [cold = 0, warm = 0] = [findings.coldS.at(-1), findings.warmS.at(-1)];
    print(`  round ${round}: cold ${cold.toFixed(1)} s, warm ${warm.toFixed(1)} s`);
  }
  await run('--https');
  findings.tls = await tryTls(folders, readState(folders));
  await stop();
  return findings;
}

async function timeStart(run: Run, folders: StackFolders): Promise<number> {
  const startMs = performance.now();
  await run();
  const reply = await fetch(readState(folders).addresses['API docs'] ?? '');
  if (!reply.ok) throw new Error(`the API's docs answer ${reply.status}`);
  return (performance.now() - startMs) / 1_000;
}

async function runStack(dir: string, mark: string, options: readonly string[]): Promise<void> {
  const [name = '', value] = mark.split('=');
  await runCommand('npm', ['run', 'stack', '--', '--dir', dir, ...options], {
    cwd: toRootPath('.'),
    env: { ...process.env, [name]: value },
    timeoutMs: START_MS,
  });
}

function toFigures({ coldS, warmS, seen, left, tls }: Findings): Figure[] {
  const warmGoalS = process.env.CI === 'true' ? WARM_GOAL_CI_S : WARM_GOAL_S;
  const coldMedianS = getMedian(coldS);
  const warmMedianS = getMedian(warmS);
  const parts = PARTS.filter((name) => seen.has(name)).length;
  const names = left.map(({ name, pid }) => `${name} ${pid}`).join(', ');
  return [
    {
      name: `cold start, median of ${RUNS}`,
      value: `${coldMedianS.toFixed(1)} s`,
      goal: `at most ${COLD_GOAL_S} s`,
      ok: coldMedianS <= COLD_GOAL_S,
    },
    {
      name: `warm start, median of ${RUNS}`,
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
