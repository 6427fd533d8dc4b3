import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isInput } from '#ci/inputs.ts';
import { listRunParts, type RunPart } from '#ci/part-list.ts';
import type { Part } from './parts.ts';
import { type Problem, toLine, toProblem } from './problem.ts';

const TRACER = 'strace';
/** System calls that open a file, of every process, with the paths that they opened. */
const TRACE = ['-f', '-y', '-z', '--seccomp-bpf', '-e', 'trace=open,openat,openat2'];
const OPENED = /= \d+<([^>]+)>$/;

/**
 * Parts of `npm run check -- inputs`, only by name: each runs a part of the run under a file trace,
 * which finds what it reads and does not declare. They take as long as the run.
 */
export function listInputParts(root: string): Part[] {
  return listRunParts()
    .filter(({ inputs }) => inputs !== undefined)
    .map((part) => ({ name: `inputs:${part.name}`, run: () => checkInputs(root, part) }));
}

async function checkInputs(root: string, part: RunPart): ReturnType<Part['run']> {
  const { code, read } = traceReads(root, part.command);
  const problems = [
    ...(code === 0 ? [] : [toProblem(part.name, `ended with ${code}`)]),
    ...findUndeclared(part, read, listTracked(root)),
  ];
  const output = problems.map(toLine).join('\n');
  return { ok: problems.length === 0, output, note: `${read.length} files read` };
}

/** Files of the repository that a part reads and that are none of its inputs. */
export function findUndeclared(
  { name, inputs = [] }: Pick<RunPart, 'name' | 'inputs'>,
  read: readonly string[],
  tracked: ReadonlySet<string>,
): Problem[] {
  return read
    .filter((path) => tracked.has(path) && !isInput(inputs, path))
    .map((path) =>
      toProblem(path, `is read by ${name}, whose inputs in tools/src/ci do not name it`),
    );
}

/** Paths from the root of all files below it that a command and its processes open. */
export function traceReads(
  root: string,
  command: readonly string[],
): { readonly code: number | null; readonly read: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'fovea-trace-'));
  try {
    const trace = join(folder, 'trace');
    const args = [...TRACE, '-e', 'signal=none', '-o', trace, '--', ...command];
    const { status, error } = spawnSync(TRACER, args, { cwd: root, stdio: 'ignore' });
    if (error !== undefined) throw new Error(`${TRACER} is missing: apt-get install ${TRACER}`);
    const lines = readFileSync(trace, 'utf8').split('\n');
    const opened = lines.map((line) => OPENED.exec(line)?.[1] ?? '');
    const inside = [...new Set(opened)].filter((path) => path.startsWith(`${root}/`));
    return { code: status, read: inside.map((path) => relative(root, path)).sort() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listTracked(root: string): Set<string> {
  const { stdout } = spawnSync('git', ['-C', root, 'ls-files', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return new Set(stdout.split('\0'));
}
