import { describe, expect, it } from 'vitest';
import { BATCH_BOUNDS, RecordingBounds } from './batch-bounds.ts';
import { LIMITS } from './limits.ts';

const NOON_MS = 1_767_268_800_000;
const good = { page: 0, t0: NOON_MS, scrollY: 0 };

describe('a batch is kept apart', () => {
  it.each([
    ['page_beyond', { page: LIMITS.pagesMax }],
    ['scroll_beyond', { scrollY: BATCH_BOUNDS.scrollPx + 1 }],
    ['scroll_beyond', { scrollY: -2_000_000_000 }],
    ['time_beyond', { t0: 8e15 }],
    ['time_beyond', { t0: 0 }],
    ['time_beyond', { t0: NOON_MS + BATCH_BOUNDS.recordingMs + 1 }],
    ['time_beyond', { t0: Number.NaN }],
    ['time_beyond', { t0: Number.POSITIVE_INFINITY }],
    ['page_time_beyond', { t0: NOON_MS - BATCH_BOUNDS.pageMs - 1 }],
  ] as const)('as %s: %o', (lie, facts) => {
    const bounds = new RecordingBounds();
    expect(bounds.judge(good)).toBeUndefined();
    expect(bounds.judge({ ...good, ...facts })).toBe(lie);
    // Batches kept apart do not shift the bounds of those that follow.
    expect(bounds.judge(good)).toBeUndefined();
  });

  it('as time_beyond when it is the first and has no time', () => {
    const bounds = new RecordingBounds();
    expect(bounds.judge({ ...good, t0: Number.NaN })).toBe('time_beyond');
    expect(bounds.judge({ ...good, t0: Number.POSITIVE_INFINITY })).toBe('time_beyond');
    expect(bounds.judge(good)).toBeUndefined();
  });
});

describe('a batch is fine', () => {
  it.each([
    ['at the very edges of scrolling', { scrollY: -BATCH_BOUNDS.scrollPx }],
    ['before the first, as a phone that sends out of order', { t0: NOON_MS - 60_000 }],
    ['on the last page after a long rest', { page: LIMITS.pagesMax - 1, t0: NOON_MS + 86_400_000 }],
    ['at the end of a long page', { t0: NOON_MS + BATCH_BOUNDS.pageMs }],
  ] as const)('%s', (_title, facts) => {
    const bounds = new RecordingBounds(NOON_MS);
    expect(bounds.judge(good)).toBeUndefined();
    expect(bounds.judge({ ...good, ...facts })).toBeUndefined();
  });
});

it('goes by the first time that is told', () => {
  expect(new RecordingBounds(0).judge(good)).toBe('time_beyond');
});
