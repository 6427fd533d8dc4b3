import { spawnSync } from 'node:child_process';
import { toRootPath } from './root.ts';

/** Commands that are made of parts. */
export const PROOFS = ['verify', 'chaos', 'bench'] as const;

export type Proof = (typeof PROOFS)[number];

export const toProofScript = (proof: Proof) => toRootPath(`proofs/src/${proof}.ts`);

/** The parts that a command runs when none is named, as it says itself; with `--full` all it has. */
export function listProofParts(proof: Proof, ...options: readonly '--full'[]): string[] {
  const args = [toProofScript(proof), '--list', ...options];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${proof} --list ended with ${status}`);
  return stdout.split('\n').filter(Boolean);
}
