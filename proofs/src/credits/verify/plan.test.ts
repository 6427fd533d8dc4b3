import { describe, expect, it } from 'vitest';
import { planHistory, type Step, shorten } from './plan.ts';

describe('a plan of a history', () => {
  it('is the same for the same seed and another for another', () => {
    expect(planHistory(7)).toEqual(planHistory(7));
    expect(planHistory(7)).not.toEqual(planHistory(8));
  });

  it('is shortened to the steps without which it would not fail', async () => {
    const steps: Step[] = planHistory(3);
    const [bad, worse] = [steps[4], steps[11]];
    const doesFail = async (some: readonly Step[]) =>
      some.some((step) => step === bad) && some.some((step) => step === worse);
    expect(await shorten(steps, doesFail, 200)).toEqual([bad, worse]);
  });
});
