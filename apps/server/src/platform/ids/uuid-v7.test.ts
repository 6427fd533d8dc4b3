import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toTimeMs, toUuidV7 } from './uuid-v7.ts';

const time = fc.integer({ min: 0, max: 2 ** 45 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('makes ids of version 7 that sort by time', () => {
  fc.assert(
    fc.property(time, time, random, random, (a, b, r1, r2) => {
      const [first, second] = [toUuidV7(a, r1), toUuidV7(b, r2)];
      expect(first).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
      expect(toTimeMs(first)).toBe(a);
      if (a < b) expect(first < second).toBe(true);
    }),
  );
});
