import { hash } from 'node:crypto';
import { puzzleNeeded } from '@fovea/contract';

/** Does what a phone does that is told to: tries numbers until the hash begins with enough zero bits. */
export function solvePuzzle(details: unknown): string {
  const { puzzle, zeroBits } = puzzleNeeded.parse(details);
  for (let number = 0; ; number++) {
    const solution = `${puzzle}.${number}`;
    if (Math.clz32(hash('sha256', solution, 'buffer').readUInt32BE()) >= zeroBits) return solution;
  }
}
