import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FEATURES } from './features.ts';

const repository = join(import.meta.dirname, '../../../../..');
const PROOFS: string[] = Object.values(FEATURES);

/** Fault of a proof, or undefined. */
function findFault(proof: string): string | undefined {
  const [path = '', ...title] = proof.split(': ');
  const file = join(repository, path);
  if (!/[.](spec|test)[.]tsx?$/.test(path) || !existsSync(file)) return `no test file ${path}`;
  return readFileSync(file, 'utf8').includes(title.join(': ')) ? undefined : `no test ${proof}`;
}

it('names for each feature a test that exists', () => {
  expect(PROOFS.length).toBeGreaterThan(0);
  expect(PROOFS.map(findFault).filter((fault) => fault !== undefined)).toEqual([]);
});

it('takes neither a file that is not there nor a title that no test has', () => {
  const [path] = (PROOFS[0] ?? '').split(': ');
  expect(findFault('e2e/specs/downloads.spec.ts: saves a file')).toContain('no test file');
  expect(findFault(`${path}: a title that nobody wrote`)).toContain('no test');
});
