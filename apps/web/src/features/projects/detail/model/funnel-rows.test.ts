import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPart } from '#testing/funnel.ts';
import { toFunnelRows } from './funnel-rows.ts';

const few = fc.nat(20);

it('"step n minus step n+1 = stopped + there now", with a camera and without', () => {
  const steps = fc.tuple(few, few, few, few, few, few, few, fc.boolean());
  fc.assert(
    fc.property(steps, ([a, b, c, d, x, y, z, hasCamera]) => {
      // Whoever is there has not reached the next step.
      const [calibrated, camera, consented] = [
        d + c + z,
        d + c + z + b + y,
        d + c + z + b + y + a + x,
      ];
      const all = toPart([consented, camera, calibrated, d], [x, y, z, 0]);
      const rows = toFunnelRows(all, hasCamera);
      rows.slice(0, -1).forEach(({ count, stopped, there }, at) => {
        expect(count - (rows[at + 1]?.count ?? 0)).toBe(stopped + there);
      });
      expect(rows.at(-1)).toMatchObject({ step: 'completed', stopped: 0, there: 0 });
      expect(rows).toHaveLength(hasCamera ? 4 : 2);
    }),
  );
});
