import { expect, it } from 'vitest';
import { findMeasuredTime, findShownTime, listSteps } from './shown-time.ts';
import { DEFAULT_VIEW, type ViewOptions } from './view-options.ts';

const range = { fromMs: 2_000, toMs: 4_500 };

function find(changes: Partial<ViewOptions>, timeMs: number) {
  const found = { fromMs: 0, toMs: 0 };
  findShownTime({ ...DEFAULT_VIEW, ...changes }, timeMs, 8_000, found);
  return [found.fromMs, found.toMs];
}

it('shows in playback all from its beginning, or that of the range, up to the playhead', () => {
  expect(find({}, 3_000)).toEqual([0, 3_000]);
  expect(find({ range }, 3_000)).toEqual([2_000, 3_000]);
  expect(find({ range }, 1_000)).toEqual([1_000, 1_000]);
});

it('shows in overall up to the playhead, its last second, or the range', () => {
  const view = 'overall';
  expect(find({ view, range }, 3_000)).toEqual([0, 3_000]);
  expect(find({ view, overallMode: 'window' }, 3_000)).toEqual([2_000, 3_000]);
  expect(find({ view, overallMode: 'window' }, 300)).toEqual([0, 300]);
  expect(find({ view, overallMode: 'range', range }, 300)).toEqual([2_000, 4_500]);
  expect(find({ view, overallMode: 'range' }, 300)).toEqual([0, 8_000]);
});

it('has a step for each second, and at most twelve of the same length', () => {
  expect(listSteps(2_500)).toEqual([
    { fromMs: 0, toMs: 1_000 },
    { fromMs: 1_000, toMs: 2_000 },
    { fromMs: 2_000, toMs: 2_500 },
  ]);
  expect(listSteps(60_000)).toHaveLength(12);
  expect(listSteps(60_000)[11]).toEqual({ fromMs: 55_000, toMs: 60_000 });
  expect(listSteps(0)).toEqual([]);
});

it('measures what is shown at once, and of playback all that it plays', () => {
  const overall = { view: 'overall', overallMode: 'cumulative', range: null } as const;
  const playback = { ...overall, view: 'playback' } as const;
  const range = { fromMs: 1_000, toMs: 2_000 };
  expect(findMeasuredTime(overall, 500, 8_000)).toEqual({ fromMs: 0, toMs: 500 });
  expect(findMeasuredTime(playback, 500, 8_000)).toEqual({ fromMs: 0, toMs: 8_000 });
  expect(findMeasuredTime({ ...playback, range }, 500, 8_000)).toEqual(range);
});
