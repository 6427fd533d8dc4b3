import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '#harness/figure.ts';
import { onInterrupt } from '#harness/on-interrupt.ts';
import { print } from '#harness/print.ts';
import { listProofParts, PROOFS, type Proof, toProofScript } from '#harness/proofs.ts';
import { REPORT_VARIABLE, type ReportLine } from '#harness/report.ts';
import { toRootPath } from '#harness/root.ts';
import { type Result, readCommit, readMachine } from './results.ts';

/** Parts of one name are about one noun; the commands say which parts they have. */
export function listNouns(): ReadonlyMap<string, readonly Proof[]> {
  const nouns = new Map<string, Proof[]>();
  for (const proof of PROOFS) {
    for (const noun of listProofParts(proof, '--full')) {
      nouns.set(noun, [...(nouns.get(noun) ?? []), proof]);
    }
  }
  return nouns;
}

/** One command after the other; what fails is a figure that falls short. */
export async function runNoun(noun: string, commands: readonly Proof[]): Promise<Result> {
  const commit = await readCommit();
  const figures: Figure[] = [];
  let seconds = 0;
  for (const command of commands) {
    const startMs = performance.now();
    const own = await runFull(command, noun);
    seconds += (performance.now() - startMs) / 1_000;
    figures.push(...own.map((figure) => ({ ...figure, name: `${command}: ${figure.name}` })));
  }
  const date = new Date().toISOString().slice(0, 10);
  return { noun, date, commit, machine: readMachine(), seconds: Math.round(seconds), figures };
}

async function runFull(command: Proof, noun: string): Promise<readonly Figure[]> {
  print(`\nnpm run ${command} -- ${noun} --full`);
  const folder = await mkdtemp(join(tmpdir(), 'fovea-full-'));
  const report = join(folder, 'report');
  try {
    await onInterrupt(() => runToEnd([toProofScript(command), noun, '--full'], report));
    const text = await readFile(report, 'utf8').catch(() => '');
    const [line] = text.split('\n');
    if (line === undefined || line === '') return [{ name: 'ended', value: 'crashed', ok: false }];
    return (JSON.parse(line) as ReportLine).figures ?? [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An interrupt reaches the child by itself; it cleans up and ends. */
function runToEnd(args: readonly string[], report: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: toRootPath('.'),
    env: { ...process.env, [REPORT_VARIABLE]: report },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}
