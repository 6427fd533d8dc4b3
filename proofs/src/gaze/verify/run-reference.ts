import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findMissingPackages, findPython, SCIENCE_PACKAGES } from '@fovea/testkit/engines';

/**
 * Gives cases to a script of `reference/`, one JSON line each, and reads one JSON line for each.
 * Numbers keep all their digits both ways.
 */
export async function runReference(
  script: string,
  cases: readonly unknown[],
): Promise<readonly unknown[]> {
  const python = findPython(['numpy', 'scipy']);
  if (python === undefined) {
    const missing = findMissingPackages(SCIENCE_PACKAGES).join(' ');
    throw new Error(`Python with ${missing} is missing: npm run setup`);
  }
  const child = spawn(python, ['-B', join(import.meta.dirname, 'reference', script)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The script may end early; its exit code says so better than a broken pipe.
  child.stdin.on('error', () => undefined);
  for (const each of cases) child.stdin.write(`${JSON.stringify(each)}\n`);
  child.stdin.end();
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\n');
  if (lines.length !== cases.length) {
    throw new Error(`${script} answered ${lines.length} of ${cases.length} cases`);
  }
  return lines.map((line) => JSON.parse(line) as unknown);
}
