import { expect, it } from 'vitest';
import { prepareAoi } from '#aoi/prepared-aoi.ts';
import { measureAoiMetrics } from '#metrics/aoi-metrics.ts';
import { summarizeAoi } from '#metrics/people-metrics.ts';
import { createFixationsOf } from '#synthetic/fixation-rows.ts';
import { deriveInsights, type InsightsInput } from './derive-insights.ts';
import type { InsightKind, InsightSubject } from './insight.ts';
import { toInsightSubject } from './insight-subject.ts';
import { measureLevelSplit } from './level-stretch.ts';

/** Nothing is to be said of it. */
const PLAIN: InsightSubject = {
  id: 'plain',
  people: 20,
  viewers: 16,
  startMs: 0,
  firstLookMs: 1_000,
  firstShare: 0.3,
  attention: 0.2,
  visits: 1.2,
};
const INPUT: InsightsInput = {
  people: 20,
  range: { fromMs: 0, toMs: 8_000 },
  subjects: [PLAIN, { ...PLAIN, id: 'other', attention: 0.1 }],
  levels: [],
  agreement: 0.8,
};
const withSubject = (change: Partial<InsightSubject>): InsightsInput => ({
  ...INPUT,
  subjects: [...INPUT.subjects, { ...PLAIN, id: 'own', ...change }],
});
const listKinds = (input: InsightsInput) => deriveInsights(input).cards.map(({ kind }) => kind);
const find = (input: InsightsInput, kind: InsightKind) =>
  deriveInsights(input).cards.find((card) => card.kind === kind);
const levelsOf = (people: number, ...levels: number[]) =>
  Array.from({ length: people }, () => Uint8Array.from(levels));

it('[IN1] says of fewer than 10 people who of them looked at what, and no more', () => {
  const input = { ...withSubject({ viewers: 0, people: 9 }), people: 9, agreement: 0 };
  const { isFew, cards } = deriveInsights({ ...input, levels: levelsOf(9, 0, 0, 0, 0) });
  expect(isFew).toBe(true);
  expect(cards.map(({ kind }) => kind)).toEqual(['seen', 'seen', 'seen']);
  expect(cards.at(-1)).toMatchObject({ subject: 'own', viewers: 0, people: 9 });
  expect(listKinds({ ...input, people: 10 })).not.toContain('seen');
  expect(deriveInsights({ ...input, people: 10 }).isFew).toBe(false);
  expect(listKinds({ ...input, people: 10 })).not.toContain('missed');
});

it('[IN2] counts those exposed where a page scrolls', () => {
  const aoi = prepareAoi([
    {
      timestamp: 0,
      shape: { type: 'rectangle', x: 0, y: 0.5, width: 1, height: 0.5 },
      easing: 'hold',
      visible: true,
    },
  ]);
  const viewport = (scrollAt: number) => ({
    tMs: Float64Array.of(0, scrollAt),
    top: Float64Array.of(0, 0.5),
    bottom: Float64Array.of(0.5, 1),
  });
  const fixations = createFixationsOf([[500, 900, 0.5, 0.7]]);
  const none = createFixationsOf([]);
  const views = [
    { fixations, sampleTimesMs: fixations.onsetMs, shownMs: 1_000, viewport: viewport(400) },
    { fixations: none, sampleTimesMs: none.onsetMs, shownMs: 1_000, viewport: viewport(5_000) },
  ];
  const metrics = summarizeAoi(
    views.map((view) => measureAoiMetrics(view, [aoi])),
    0,
  );
  const scrolled = toInsightSubject('low', metrics, 0, true);
  expect(scrolled).toMatchObject({ people: 1, viewers: 1, firstLookMs: 100 });
  expect(toInsightSubject('low', metrics, 0, false)).toMatchObject({ people: 2, firstLookMs: 500 });
});

it('[IN3] a median first look after 40 % of the time in which it is there is late', () => {
  expect(listKinds(withSubject({ firstLookMs: 3_200 }))).not.toContain('late');
  expect(find(withSubject({ firstLookMs: 3_201 }), 'late')).toMatchObject({
    subject: 'own',
    firstLookMs: 3_201,
    ofMs: 8_000,
    never: 4,
    people: 20,
    show: { mode: 'heatmap', overallMode: 'cumulative', timeMs: 3_202 },
  });
  const appears = withSubject({ startMs: 6_000, firstLookMs: 900 });
  expect(find(appears, 'late')).toMatchObject({ ofMs: 2_000, show: { timeMs: 6_901 } });
  expect(listKinds(withSubject({ firstLookMs: null }))).not.toContain('late');
});

it('[IN4] what fewer than half of those who could look did is missed', () => {
  expect(listKinds(withSubject({ viewers: 10 }))).not.toContain('missed');
  expect(find(withSubject({ viewers: 9 }), 'missed')).toMatchObject({
    subject: 'own',
    viewers: 9,
    people: 20,
    show: { mode: 'heatmap', timeMs: 8_000 },
  });
});

it('[IN5] names what 60 % saw first and what was looked at longest, at once where that is one', () => {
  expect(listKinds(withSubject({ firstShare: 0.59, attention: 0.3 }))).toEqual(['longest']);
  expect(find(withSubject({ firstShare: 0.6, attention: 0.05 }), 'first')).toMatchObject({
    subject: 'own',
    firstShare: 0.6,
    show: { timeMs: 1_001 },
  });
  expect(find(INPUT, 'longest')).toMatchObject({
    subject: 'plain',
    attention: 0.2,
    next: 'other',
    nextAttention: 0.1,
  });
  const both = withSubject({ firstShare: 0.8, attention: 0.5 });
  expect(listKinds(both)).toEqual(['firstLongest']);
  expect(find(both, 'firstLongest')).toMatchObject({ firstShare: 0.8, attention: 0.5 });
  // Alone, everything is first.
  expect(listKinds({ ...INPUT, subjects: [{ ...PLAIN, firstShare: 1 }] })).toEqual([]);
});

it('[IN5] names no winner of two that print the same share, and says of the one seen first only that', () => {
  const equal = [
    { ...PLAIN, id: 'left', attention: 0.378, firstShare: 0.7 },
    { ...PLAIN, id: 'right', attention: 0.38 },
  ];
  expect(listKinds({ ...INPUT, subjects: equal })).toEqual(['first']);
  const [left, right] = equal as [InsightSubject, InsightSubject];
  const longer = { ...right, attention: 0.389 };
  expect(listKinds({ ...INPUT, subjects: [left, longer] })).toEqual(['first', 'longest']);
});

it('[IN6] tells the longest 1.5 s or more in which half of 10 people or more are low, or high', () => {
  const levels = [...levelsOf(6, 1, 0, 0, 0, 1), ...levelsOf(4, 1, 1, 0, 1, 1)];
  expect(find({ ...INPUT, levels }, 'distraction')).toMatchObject({
    fromMs: 1_250,
    toMs: 2_750,
    share: 1,
    people: 10,
    show: { overallMode: 'window', timeMs: 2_000 },
  });
  expect(listKinds({ ...INPUT, levels: levelsOf(10, 0, 0, 1, 1) })).not.toContain('distraction');
  expect(listKinds({ ...INPUT, levels: levelsOf(9, 0, 0, 0) })).not.toContain('distraction');
  expect(listKinds({ ...INPUT, levels: levelsOf(10, 2, 2, 2) })).toContain('deep');
  const range = { fromMs: 0, toMs: 1_800 };
  expect(listKinds({ ...INPUT, range, levels })).not.toContain('distraction');
});

it('[IN7] two visits a person or more are told', () => {
  expect(listKinds(withSubject({ visits: 1.99 }))).not.toContain('revisited');
  expect(find(withSubject({ visits: 2 }), 'revisited')).toMatchObject({
    subject: 'own',
    visits: 2,
    show: { mode: 'gazePath' },
  });
});

it('[IN8] people look apart where agreement is below 0.35', () => {
  expect(listKinds({ ...INPUT, agreement: 0.35 })).not.toContain('apart');
  expect(listKinds({ ...INPUT, agreement: null })).not.toContain('apart');
  expect(find({ ...INPUT, agreement: 0.349 }, 'apart')).toMatchObject({ agreement: 0.349 });
});

it('[IN9] puts the strongest of every kind before the second of any', () => {
  const subjects = [
    { ...PLAIN, id: 'a', firstLookMs: 4_000, attention: 0.3 },
    { ...PLAIN, id: 'b', firstLookMs: 5_000, visits: 3 },
    { ...PLAIN, id: 'c', viewers: 2, firstLookMs: null },
    { ...PLAIN, id: 'd', viewers: 1, firstLookMs: null },
  ];
  const { cards } = deriveInsights({ ...INPUT, subjects, agreement: 0.1 });
  expect(cards.map((card) => [card.kind, 'subject' in card ? card.subject : null])).toEqual([
    ['late', 'b'],
    ['missed', 'd'],
    ['longest', 'a'],
    ['revisited', 'b'],
    ['apart', null],
    ['late', 'a'],
    ['missed', 'c'],
  ]);
});

it('[IN10] every card names what shows it, within the time it is made of', () => {
  const range = { fromMs: 1_000, toMs: 8_000 };
  const input = {
    ...withSubject({ firstLookMs: 3_500, startMs: 1_000, viewers: 5, visits: 2, firstShare: 0.7 }),
    range,
    levels: levelsOf(10, 0, 0, 0, 0, 2, 2, 2, 2),
    agreement: 0,
  };
  const { cards } = deriveInsights(input);
  expect(cards.length).toBeGreaterThan(6);
  for (const { show } of cards) {
    expect(Object.keys(show)).toEqual(['mode', 'overallMode', 'timeMs']);
    expect(show.timeMs).toBeGreaterThanOrEqual(range.fromMs);
    expect(show.timeMs).toBeLessThanOrEqual(range.toMs);
  }
});

it('[IN10] shows what was seen at once by the first second, not by an empty map', () => {
  const seen = withSubject({ firstShare: 0.9, attention: 0.05, firstLookMs: 0 });
  expect(find(seen, 'first')?.show.timeMs).toBe(1_000);
  const short = { ...seen, range: { fromMs: 0, toMs: 600 } };
  expect(find(short, 'first')?.show.timeMs).toBe(600);
});

it('[IN11] splits immersion by the mean over people of their windows at each level', () => {
  const levels = [Uint8Array.of(0, 0, 0, 2), Uint8Array.of(1, 1)];
  const range = { fromMs: 0, toMs: 8_000 };
  expect(measureLevelSplit(levels, range)).toEqual({
    low: 0.375,
    medium: 0.5,
    high: 0.125,
    people: 2,
  });
  expect(measureLevelSplit(levels, { fromMs: 0, toMs: 1_200 })).toMatchObject({ low: 0.5 });
  expect(measureLevelSplit([new Uint8Array()], range)).toBeNull();
});

it('[IN12] carries algorithm and version, and changes nothing', () => {
  const before = structuredClone(INPUT);
  expect(deriveInsights(INPUT)).toMatchObject({ algorithm: 'insights', version: 1 });
  expect(INPUT).toEqual(before);
});
