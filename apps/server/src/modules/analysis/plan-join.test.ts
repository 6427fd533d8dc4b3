import { SEGMENT_PARTICIPANTS } from '@fovea/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countListed, mayJoin, planJoin } from './plan-join.ts';

const toSized = (sizes: readonly number[]) => sizes.map((participants) => ({ participants }));

/** Adds groups one after the other and joins as the job does; counts what is written. */
function grow(groups: readonly number[]) {
  let sizes: number[] = [];
  let written = 0;
  let largest = 0;
  for (const group of groups) {
    sizes.push(group);
    written += group;
    for (;;) {
      const plan = planJoin(toSized(sizes));
      if (plan === undefined) break;
      const joined = sizes.slice(plan.start, plan.end).reduce((sum, size) => sum + size, 0);
      sizes = [...sizes.slice(0, plan.start), joined, ...sizes.slice(plan.end)];
      written += joined;
    }
    largest = Math.max(largest, sizes.length);
  }
  return { sizes, written, largest };
}

describe('joins', () => {
  it('write everybody at most four times, and leave few segments', () => {
    const { sizes, written, largest } = grow(new Array<number>(10_000).fill(1));
    expect(written).toBeLessThanOrEqual(4 * 10_000);
    expect(sizes.slice(0, 10)).toEqual([100, ...new Array<number>(9).fill(1_000)]);
    expect(largest).toBeLessThanOrEqual(1 + 9 + 3 * 9);
  });

  it('keep to the bounds whatever sizes come, and settle', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 220 }), { maxLength: 300 }), (groups) => {
        const { sizes, written } = grow(groups);
        const total = groups.reduce((sum, size) => sum + size, 0);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
        for (const size of sizes) expect(size).toBeLessThanOrEqual(SEGMENT_PARTICIPANTS);
        expect(written).toBeLessThanOrEqual(4 * total);
      }),
    );
  });

  it('leave the first segment small, for what a screen shows first', () => {
    for (const groups of [new Array<number>(3_000).fill(1), new Array<number>(30).fill(200)]) {
      expect(grow(groups).sizes[0]).toBeLessThanOrEqual(200);
    }
  });

  it('leave large segments to a list, with all before them', () => {
    expect(countListed(toSized([]))).toBe(0);
    expect(countListed(toSized([50, 10, 1]))).toBe(0);
    expect(countListed(toSized([100, 1_000, 30, 100, 10, 1]))).toBe(4);
  });

  it('are asked for only when there may be something to join', () => {
    const ones = (count: number) => new Array<number>(count).fill(1);
    expect(mayJoin(false, toSized([20, ...ones(9)]))).toBe(false);
    expect(mayJoin(false, toSized([20, ...ones(10)]))).toBe(true);
    expect(mayJoin(true, toSized(ones(9)))).toBe(false);
    expect(mayJoin(true, toSized([150]))).toBe(true);
  });
});
