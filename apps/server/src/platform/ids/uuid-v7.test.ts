import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toUuidBound, toUuidV7 } from './uuid-v7.ts';

const time = fc.integer({ min: 0, max: 2 ** 45 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('makes ids of version 7 that sort by time', () => {
  fc.assert(
    fc.property(time, time, random, random, (a, b, r1, r2) => {
      const [first, second] = [toUuidV7(a, r1), toUuidV7(b, r2)];
      expect(first).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      if (a < b) expect(first < second).toBe(true);
    }),
  );
});

it('gives a bound that no id of that instant is below', () => {
  fc.assert(
    fc.property(time, random, (at, bytes) => {
      expect(toUuidBound(new Date(at)) <= toUuidV7(at, bytes)).toBe(true);
      expect(toUuidV7(at, bytes) < toUuidBound(new Date(at + 1))).toBe(true);
    }),
  );
});
