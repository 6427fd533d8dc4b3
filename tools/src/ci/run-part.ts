import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { signalProcess } from '@fovea/testkit/engines';
import { REPORT_VARIABLE, type ReportLine } from '#harness/report.ts';
import { openCpuAccount } from './cpu-account.ts';
import { stopLeft } from './left-processes.ts';
import type { RunPart } from './part-list.ts';
import { listReasons } from './reasons.ts';
import { readTestReport } from './test-report.ts';

export interface PartRun {
  readonly code: number | null;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  readonly tests: readonly ReportLine[];
  /** Lines of its output that say what failed. */
  readonly reasons: readonly string[];
  /** Processes that it started and did not stop. They are stopped by now. */
  readonly left: readonly string[];
}

/**
 * Runs a part to its end, with its output on this terminal as it comes; or in one piece under a
 * title after its end, where another part runs beside it.
 */
export async function runPart(
  { command }: Pick<RunPart, 'command'>,
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
  titleAtEnd?: string,
): Promise<PartRun> {
  const folder = await mkdtemp(join(tmpdir(), 'fovea-part-'));
  const [log, report] = [join(folder, 'output.log'), join(folder, 'report.jsonl')];
  const account = openCpuAccount();
  const startMs = performance.now();
  try {
    const [file = '', ...args] = account.wrap(command);
    const child = spawn(file, args, {
      env: { ...env, [REPORT_VARIABLE]: report },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // npm alone would not pass it on to everybody below.
    const stop = () => {
      for (const pid of new Set([child.pid ?? 0, ...account.listPids()]))
        signalProcess(pid, 'SIGTERM');
    };
    signal.addEventListener('abort', stop);
    const code = await copyOutput(child, log, titleAtEnd === undefined);
    signal.removeEventListener('abort', stop);
    const wallSeconds = (performance.now() - startMs) / 1_000;
    const left = await stopLeft(account.listPids);
    const output = await readFile(log, 'utf8');
    if (titleAtEnd !== undefined) process.stdout.write(`${titleAtEnd}\n${output}`);
    return {
      code,
      wallSeconds,
      cpuSeconds: account.seconds(),
      tests: readTestReport(report),
      reasons: code === 0 ? [] : listReasons(output),
      left,
    };
  } finally {
    account.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for its end. */
async function copyOutput(
  child: ChildProcessByStdio<null, Readable, Readable>,
  log: string,
  isShown: boolean,
) {
  const copy = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (isShown) stream.pipe(process.stdout, { end: false });
    stream.pipe(copy, { end: false });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  copy.end();
  await finished(copy);
  return code;
}
