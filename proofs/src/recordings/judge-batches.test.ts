import { describe, expect, it } from 'vitest';
import { judgeBatches } from './judge-batches.ts';

const bytes = (text: string) => Buffer.from(text);
const generated = new Map([['a', [bytes('a0'), bytes('a1')]]]);
const acked = new Map([['a', new Set([0, 1])]]);
const row = (seq: number, text: string, recordingId = 'a') => ({
  recordingId,
  seq,
  payload: bytes(text),
});

describe('judging stored batches', () => {
  it('finds nothing where everything acknowledged is there once', () => {
    expect(judgeBatches([row(1, 'a1'), row(0, 'a0')], generated, acked)).toEqual({
      lost: 0,
      duplicates: 0,
      strange: 0,
    });
  });

  it('counts an acknowledged batch that is not there as lost', () => {
    expect(judgeBatches([row(0, 'a0')], generated, acked).lost).toBe(1);
  });

  it('counts an acknowledged batch with other bytes as lost and strange', () => {
    const judged = judgeBatches([row(0, 'a0'), row(1, 'a0')], generated, acked);
    expect(judged).toEqual({ lost: 1, duplicates: 0, strange: 1 });
  });

  it('counts a second row under one key as a duplicate', () => {
    const judged = judgeBatches([row(0, 'a0'), row(0, 'a0'), row(1, 'a1')], generated, acked);
    expect(judged.duplicates).toBe(1);
  });

  it('counts a row of a recording that nobody played as strange', () => {
    const judged = judgeBatches([row(0, 'b0', 'b')], generated, new Map());
    expect(judged.strange).toBe(1);
  });
});
