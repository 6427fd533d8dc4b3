import { LIMITS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { createPressure } from './pressure.ts';

function setUp() {
  let nowMs = 0;
  const pressure = createPressure(() => nowMs);
  return {
    pressure,
    /** Answers every 100 ms, each after the given wait. */
    answer(seconds: number, waitedMs: number, waitingShare = 0) {
      for (let i = 0; i < seconds * 10; i++) {
        nowMs += 100;
        pressure.note({ waitedMs, waitingShare });
      }
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('pressure', () => {
  it('is nothing at usual waits: batches have two seconds and nobody is refused', () => {
    const { pressure, answer } = setUp();
    answer(60, 300, 0.05);
    expect(pressure.toBatchMs()).toBe(LIMITS.batchMs);
    expect([pressure.refuses('joins'), pressure.refuses('reads')]).toEqual([false, false]);
  });

  it('grows batches first, then refuses new participants, then reading', () => {
    const { pressure, answer } = setUp();
    const seen: string[] = [];
    for (let waitedMs = 0; waitedMs <= 8_000; waitedMs += 50) {
      answer(2, waitedMs);
      const now = [
        pressure.toBatchMs() > LIMITS.batchMs && 'longer batches',
        pressure.toBatchMs() === LIMITS.batchMaxMs && 'longest batches',
        pressure.refuses('joins') && 'no joins',
        pressure.refuses('reads') && 'no reads',
      ];
      for (const each of now) if (each !== false && !seen.includes(each)) seen.push(each);
    }
    expect(seen).toEqual(['longer batches', 'longest batches', 'no joins', 'no reads']);
  });

  it('is felt by how many wait, too', () => {
    const { pressure, answer } = setUp();
    answer(10, 0, 0.6);
    expect([pressure.refuses('joins'), pressure.refuses('reads')]).toEqual([true, false]);
    answer(10, 0, 1);
    expect(pressure.refuses('reads')).toBe(true);
  });

  it('is not made by one slow answer, however many share its group', () => {
    const { pressure, pass } = setUp();
    pass(60_000);
    for (let i = 0; i < 400; i++) pressure.note({ waitedMs: 9_000, waitingShare: 0 });
    expect(pressure.refuses('joins')).toBe(false);
  });

  it('is gone ten seconds after the load, with answers and without', () => {
    for (const calm of [(own: ReturnType<typeof setUp>) => own.answer(10, 20), pass10]) {
      const own = setUp();
      own.answer(30, 20_000, 1);
      expect(own.pressure.refuses('reads')).toBe(true);
      calm(own);
      expect(own.pressure.toBatchMs()).toBe(LIMITS.batchMs);
      expect(own.pressure.refuses('joins')).toBe(false);
    }
  });

  it('stands a clock that is set back', () => {
    const { pressure, answer, pass } = setUp();
    answer(5, 4_000);
    pass(-3_600_000);
    expect(pressure.measure()).toBeLessThanOrEqual(1);
    pressure.note({ waitedMs: -3_600_000, waitingShare: 0 });
    expect(pressure.measure()).toBeGreaterThanOrEqual(0);
  });
});

function pass10(own: ReturnType<typeof setUp>) {
  own.pass(10_000);
}
