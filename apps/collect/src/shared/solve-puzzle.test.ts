import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solvePuzzle } from './solve-puzzle.ts';

it.each([
  ['short', 10],
  // The longest one: with its number it fills a block.
  ['a'.repeat(40), 10],
])(
  'finds a number after %s with which the hash of all begins with zero bits',
  async (puzzle, bits) => {
    const solution = await solvePuzzle({ puzzle, zeroBits: bits });
    expect(solution).toMatch(new RegExp(`^${puzzle}\\.\\d+$`));
    expect(Math.clz32(hash('sha256', solution, 'buffer').readUInt32BE())).toBeGreaterThanOrEqual(
      bits,
    );
  },
);
