import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { runCommand } from '@fovea/testkit/engines';
import type { Figure } from '#harness/figure.ts';
import { toRootPath } from '#harness/root.ts';

const BYTES_PER_GB = 2 ** 30;

/** All figures of a noun at their full size. */
export interface Result {
  readonly noun: string;
  readonly date: string;
  readonly commit: string;
  readonly machine: Machine;
  readonly seconds: number;
  readonly figures: readonly Figure[];
}

/** Facts about the machine that matter for figures; nothing that names it. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly node: string;
}

export function readMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / BYTES_PER_GB),
    node: process.version,
  };
}

/** The commit that was measured, with a plus when files differ from it. */
export async function readCommit(): Promise<string> {
  const git = (...words: string[]) => runCommand('git', ['-C', toRootPath('.'), ...words]);
  const commit = (await git('rev-parse', '--short=10', 'HEAD')).trim();
  const changed = await git('status', '--porcelain', '--', '.', ':!docs/results');
  return changed.trim() === '' ? commit : `${commit}+`;
}

const toPath = (noun: string) => `docs/results/${noun}.json`;

/** The figures as they were committed last; a run that was not committed does not count. */
export async function readLastResult(noun: string): Promise<Result | undefined> {
  const words = ['-C', toRootPath('.'), 'show', `HEAD:${toPath(noun)}`];
  const text = await runCommand('git', words).catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Result);
}

export async function writeResult(result: Result): Promise<void> {
  const path = toRootPath(toPath(result.noun));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(result, null, 2)}\n`);
}
