import type { HeatKind } from '@fovea/stage';
import { DIGITS, type Metric } from './metric.ts';

const MAP = {
  rule: 'MA10',
  needs: ['fixations'],
  drawing: 'map',
  read: (value: number) => value,
} as const;

/** Meanings of a map's colours, per person. */
export const MAP_METRICS = {
  absolute: {
    ...MAP,
    id: 'mapTime',
    name: { en: 'Viewing time per person', ko: '1인당 응시 시간' },
    meaning: { en: 'Time of fixations at a place.', ko: '한 곳에 응시한 시간입니다.' },
    unit: 'ms',
    digits: DIGITS.ms,
  },
  relative: {
    ...MAP,
    id: 'mapShare',
    name: { en: 'Share of viewing time per person', ko: '1인당 응시 시간 비율' },
    meaning: {
      en: "Share of a person's viewing time at a place.",
      ko: '한 사람의 응시 시간 중 그곳의 비율입니다.',
    },
    unit: 'share',
    digits: DIGITS.share,
  },
  count: {
    ...MAP,
    id: 'mapFixations',
    name: { en: 'Fixations per person', ko: '1인당 응시 횟수' },
    meaning: { en: 'Fixations at a place.', ko: '한 곳에 응시한 횟수입니다.' },
    unit: 'count',
    digits: DIGITS.count,
  },
  viewers: {
    ...MAP,
    id: 'mapViewers',
    name: { en: 'People who looked here', ko: '이곳을 본 사람' },
    meaning: {
      en: 'People with a fixation near a place.',
      ko: '한 곳 가까이에 응시한 사람입니다.',
    },
    rule: 'MA9',
    unit: 'share',
    digits: DIGITS.share,
  },
} as const satisfies Record<HeatKind, Metric<number>>;
