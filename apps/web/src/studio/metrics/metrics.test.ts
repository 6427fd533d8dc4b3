import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AREA_METRICS } from './area-metrics.ts';
import { MAP_METRICS } from './map-metrics.ts';
import { DIGITS, type Metric, toFigure } from './metric.ts';
import { PAGE_METRICS } from './page-metrics.ts';

const METRICS: readonly Metric[] = [
  ...AREA_METRICS,
  ...PAGE_METRICS,
  ...Object.values(MAP_METRICS),
];
const gaze = new URL('../../', import.meta.resolve('@fovea/gaze/metrics'));
const spec = readFileSync(new URL('SPEC.md', gaze), 'utf8');
const rules = new Set([...spec.matchAll(/^- ([A-Z]+\d+): /gm)].map((match) => match[1]));
const source = new URL('src/', gaze);
const tested = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, source), 'utf8').matchAll(/\bit\('\[([A-Z]+\d+)\] /g),
    ])
    .map((match) => match[1]),
);

/** Gaps of a metric, in words. */
function listGaps(metrics: readonly Metric[]): string[] {
  return metrics.flatMap(({ id, name, meaning, rule, digits }) => [
    ...(metrics.filter((each) => each.id === id).length > 1 ? [`${id}: twice`] : []),
    ...Object.entries({ ...name }).flatMap(([own, text]) =>
      text.trim() === '' ? [`${id}: no name in ${own}`] : [],
    ),
    ...Object.entries({ ...meaning }).flatMap(([own, text]) =>
      /\S\.$/.test(text) ? [] : [`${id}: no sentence in ${own}`],
    ),
    ...(name.en === name.ko || meaning.en === meaning.ko ? [`${id}: not translated`] : []),
    ...(rules.has(rule) ? [] : [`${id}: no rule ${rule}`]),
    ...(tested.has(rule) ? [] : [`${id}: no test of ${rule}`]),
    ...(digits(3, 0.5) > digits(1_000, 0.5) ? [`${id}: more digits of fewer people`] : []),
  ]);
}

it('every metric has texts in both languages, a rule with a test, and digits that mean something', () => {
  expect(METRICS.length).toBeGreaterThan(20);
  expect(listGaps(METRICS)).toEqual([]);
});

it('finds a metric without text, rule or test', () => {
  const [first] = METRICS as [Metric, ...Metric[]];
  const planted: readonly Metric[] = [
    { ...first, name: { en: 'Attention', ko: '' } },
    { ...first, id: 'b', meaning: { en: 'No full stop', ko: '비율입니다.' } },
    { ...first, id: 'c', rule: 'ME999' },
    { ...first, id: 'd', name: { en: 'Same', ko: 'Same' } },
    { ...first, id: 'e', digits: (people) => (people < 10 ? 2 : 0) },
    first,
  ];
  const gaps = listGaps(planted).join('\n');
  for (const gap of [
    'no name in ko',
    'no sentence in en',
    'no rule ME999',
    'no test of ME999',
    'not translated',
    'more digits',
    'twice',
  ]) {
    expect(gaps).toContain(gap);
  }
});

it('writes no more digits than mean something at this n', () => {
  const [share, ms, ratio] = (['share', 'ms', 'ratio'] as const).map((unit) => ({
    unit,
    digits: DIGITS[unit],
  })) as [
    Pick<Metric, 'unit' | 'digits'>,
    Pick<Metric, 'unit' | 'digits'>,
    Pick<Metric, 'unit' | 'digits'>,
  ];
  expect(toFigure(0.3849, share, 42)).toBe('38');
  expect([toFigure(340, ms, 42), toFigure(340, ms, 9), toFigure(3_400, ms, 42)]).toEqual([
    '0.34',
    '0.3',
    '3.4',
  ]);
  expect([toFigure(1.234, ratio, 42), toFigure(1.234, ratio, 9)]).toEqual(['1.23', '1.2']);
});
