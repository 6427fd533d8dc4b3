import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_KINDS } from './http/page-fields.ts';
import { LIMITS } from './limits.ts';
import { toLeastMs, toLengthMs, toVisitMinutes } from './project-length.ts';

const usual = { timerMs: 8_000, finalReview: false };

describe("'project length'", () => {
  it('of a project without pages is nothing', () => {
    expect(toLengthMs([], usual)).toBe(0);
  });

  it('is the sum of timers and videos, 10 s for each question and 5 s for the final review', () => {
    const pages = [
      { kind: 'image', timerMs: 12_500 },
      { kind: 'video', timerMs: null, durationMs: 30_100 },
      { kind: 'survey', timerMs: null },
      { kind: 'survey', timerMs: null },
    ] as const;
    expect(toLengthMs(pages, usual)).toBe(12_500 + 30_100 + 2 * 10_000);
    expect(toLengthMs(pages, { ...usual, finalReview: true })).toBe(67_600);
  });

  it('counts a page that is tapped away like one with the timer of the project', () => {
    expect(toLengthMs([{ kind: 'image', timerMs: null }], { ...usual, timerMs: 3_500 })).toBe(
      3_500,
    );
  });

  it('counts a video that is not ready yet for nothing', () => {
    expect(toLengthMs([{ kind: 'video', timerMs: null, durationMs: null }], usual)).toBe(0);
    expect(toLengthMs([{ kind: 'video', timerMs: null }], usual)).toBe(0);
  });

  it('does not depend on the order of the pages', () => {
    const page = fc.record({
      kind: fc.constantFrom(...PAGE_KINDS),
      timerMs: fc.option(fc.integer({ min: 2, max: 120 }).map((steps) => steps * 500)),
      durationMs: fc.option(fc.integer({ min: 1, max: 180_000 })),
    });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 50 }), fc.boolean(), (pages, finalReview) => {
        const project = { timerMs: 8_000, finalReview };
        expect(toLengthMs(pages.toReversed(), project)).toBe(toLengthMs(pages, project));
      }),
    );
  });
});

describe('how long a visit takes', () => {
  it('counts the way to the first page, in whole minutes', () => {
    expect(toVisitMinutes(18_000)).toBe(2);
    expect(toVisitMinutes(50_000)).toBe(2);
    expect(toVisitMinutes(5 * 60_000)).toBe(7);
  });

  it('never says less than it takes, and less than a minute more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_600_000 }), (lengthMs) => {
        const spareMs = toVisitMinutes(lengthMs) * 60_000 - (LIMITS.setUpLengthMs + lengthMs);
        expect(spareMs).toBeGreaterThanOrEqual(0);
        expect(spareMs).toBeLessThan(60_000);
      }),
    );
  });
});

describe('what nobody can be faster than', () => {
  it('is timers and videos: taps and questions take as long as they take', () => {
    const pages = [
      { kind: 'image', timerMs: 12_500 },
      { kind: 'image', timerMs: null },
      { kind: 'video', timerMs: null, durationMs: 30_100 },
      { kind: 'survey', timerMs: null },
    ] as const;
    expect(toLeastMs(pages)).toBe(12_500 + 30_100);
  });
});
