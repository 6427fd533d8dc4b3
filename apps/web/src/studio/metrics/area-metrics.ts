import type { PeopleMetrics } from '@fovea/gaze/metrics';
import type { MetricRow } from '#studio/aoi/numbers/metric-rows.ts';
import { DIGITS, type Metric } from './metric.ts';

const of =
  (read: (metrics: PeopleMetrics) => number | null) =>
  ({ metrics }: MetricRow) =>
    metrics === undefined ? null : read(metrics);

const SHARE = {
  unit: 'share',
  digits: DIGITS.share,
  needs: ['areas', 'fixations'],
  drawing: 'bar',
} as const;
const MS = {
  unit: 'ms',
  digits: DIGITS.ms,
  needs: ['areas', 'fixations'],
  drawing: 'number',
} as const;
const COUNT = {
  unit: 'count',
  digits: DIGITS.count,
  needs: ['areas', 'fixations'],
  drawing: 'number',
} as const;

/** Everything that is known of an area, in the order of the table. */
export const AREA_METRICS = [
  {
    ...SHARE,
    id: 'attention',
    name: { en: 'Attention', ko: '주목 비율' },
    meaning: { en: 'Share of valid viewing time.', ko: '유효하게 본 시간 중 비율입니다.' },
    rule: 'ME17',
    needs: ['areas', 'fixations', 'gaze'],
    read: (row: MetricRow) => row.attention.ratio,
  },
  {
    ...MS,
    id: 'dwell',
    name: { en: 'Viewing time', ko: '응시 시간' },
    meaning: {
      en: 'Time of fixations in it, per person.',
      ko: '한 사람이 그 안에 응시한 시간입니다.',
    },
    rule: 'ME2',
    drawing: 'bar',
    read: (row: MetricRow) => row.dwellMs,
  },
  {
    ...SHARE,
    id: 'dwellShare',
    name: { en: 'Share of viewing time', ko: '응시 시간 비율' },
    meaning: { en: 'Share of the time of all fixations.', ko: '전체 응시 시간 중 비율입니다.' },
    rule: 'ME5',
    read: (row: MetricRow) => row.dwellShare,
  },
  {
    ...MS,
    id: 'firstLook',
    name: { en: 'First look', ko: '첫 주시' },
    meaning: {
      en: 'Half of the people have looked by then, counting those who never did.',
      ko: '끝까지 보지 않은 사람까지 세어, 절반이 본 시각입니다.',
    },
    rule: 'ME23',
    drawing: 'dots',
    read: of(({ firstLook }) => firstLook.medianMs),
  },
  {
    ...MS,
    id: 'firstLookExposed',
    name: { en: 'First look on screen', ko: '화면에 나온 뒤 첫 주시' },
    meaning: {
      en: 'First look, counted from when half of it was on the own screen.',
      ko: '자기 화면에 절반이 나온 때부터 센 첫 주시입니다.',
    },
    rule: 'ME11',
    needs: ['areas', 'fixations', 'scrolling'],
    drawing: 'dots',
    read: of(({ firstLookExposed }) => firstLookExposed.medianMs),
  },
  {
    ...SHARE,
    id: 'seenBy',
    name: { en: 'Seen by', ko: '본 사람' },
    meaning: { en: 'People who looked at it.', ko: '한 번이라도 본 사람입니다.' },
    rule: 'ME12',
    read: of(({ viewersShare }) => viewersShare),
  },
  {
    ...SHARE,
    id: 'seenByExposed',
    name: { en: 'Seen by, on screen', ko: '화면에 나온 사람 중 본 사람' },
    meaning: {
      en: 'People who looked, of those who had half of it on their screen.',
      ko: '자기 화면에 절반이 나온 사람 중 본 사람입니다.',
    },
    rule: 'ME12',
    needs: ['areas', 'fixations', 'scrolling'],
    read: of(({ viewersExposedShare }) => viewersExposedShare),
  },
  {
    ...MS,
    id: 'ttff',
    name: { en: 'Time to first fixation', ko: '첫 응시까지 시간' },
    meaning: { en: 'Mean of those who looked.', ko: '본 사람의 평균입니다.' },
    rule: 'ME6',
    read: of(({ ttffMs }) => ttffMs),
  },
  {
    ...MS,
    id: 'firstFixation',
    name: { en: 'First fixation', ko: '첫 응시' },
    meaning: { en: 'How long the first one lasted.', ko: '첫 응시가 이어진 시간입니다.' },
    rule: 'ME8',
    read: of((each) => each.firstFixationDurationMs),
  },
  {
    ...COUNT,
    id: 'fixations',
    name: { en: 'Fixations', ko: '응시 수' },
    meaning: { en: 'Fixations in it, per person.', ko: '한 사람당 응시 수입니다.' },
    rule: 'ME4',
    read: of(({ fixationCount }) => fixationCount),
  },
  {
    ...MS,
    id: 'meanFixation',
    name: { en: 'Mean fixation', ko: '평균 응시' },
    meaning: { en: 'How long one fixation lasted.', ko: '한 번 응시한 시간입니다.' },
    rule: 'ME8',
    read: of((each) => each.meanFixationDurationMs),
  },
  {
    ...COUNT,
    id: 'visits',
    name: { en: 'Visits', ko: '방문' },
    meaning: { en: 'Visits to it, per person.', ko: '한 사람당 방문 수입니다.' },
    rule: 'ME9',
    read: of(({ visitCount }) => visitCount),
  },
  {
    ...COUNT,
    id: 'revisits',
    name: { en: 'Revisits', ko: '재방문' },
    meaning: {
      en: 'Visits after the first, per person.',
      ko: '한 사람당 첫 방문 이후의 방문 수입니다.',
    },
    rule: 'ME9',
    read: of(({ revisitCount }) => revisitCount),
  },
  {
    ...MS,
    id: 'visitDuration',
    name: { en: 'Visit duration', ko: '방문 시간' },
    meaning: { en: 'How long one visit lasted.', ko: '한 번 방문한 시간입니다.' },
    rule: 'ME9',
    read: of((each) => each.visitDurationMeanMs),
  },
  {
    ...SHARE,
    id: 'first',
    name: { en: 'First AOI', ko: '첫 AOI' },
    meaning: { en: 'People whose first AOI it was.', ko: '처음으로 본 AOI인 사람입니다.' },
    rule: 'ME10',
    read: of(({ firstShare }) => firstShare),
  },
  {
    ...COUNT,
    id: 'rank',
    name: { en: 'Order', ko: '순서' },
    meaning: {
      en: 'Mean place among the AOIs, by first look.',
      ko: '첫 주시로 본 AOI 중 평균 순위입니다.',
    },
    rule: 'ME10',
    read: of(({ entryRank }) => entryRank),
  },
  {
    ...COUNT,
    id: 'before',
    name: { en: 'Fixations before', ko: '이전 응시' },
    meaning: { en: 'Fixations before the first look at it.', ko: '처음 보기 전의 응시 수입니다.' },
    rule: 'ME10',
    read: of(({ fixationsBefore }) => fixationsBefore),
  },
  {
    ...SHARE,
    id: 'size',
    name: { en: 'Size', ko: '크기' },
    meaning: { en: 'Share of the page.', ko: '페이지 중 비율입니다.' },
    rule: 'AOI15',
    needs: ['areas'],
    read: (row: MetricRow) => row.areaShare,
  },
  {
    id: 'density',
    unit: 'ratio',
    digits: DIGITS.ratio,
    name: { en: 'By size', ko: '크기 대비' },
    meaning: {
      en: 'Attention over size: 1 is as much as its size lets expect.',
      ko: '주목 비율을 크기로 나눈 값이며, 1이면 크기만큼입니다.',
    },
    rule: 'ME19',
    needs: ['areas', 'fixations', 'gaze'],
    drawing: 'number',
    read: (row: MetricRow) => row.density,
  },
] as const satisfies readonly Metric<MetricRow>[];

export type AreaMetricId = (typeof AREA_METRICS)[number]['id'];
