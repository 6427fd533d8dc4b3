import type { PageInsights } from '@fovea/stage';
import { DIGITS, type Metric } from './metric.ts';

const LEVEL = {
  unit: 'share',
  digits: DIGITS.share,
  rule: 'IN11',
  needs: ['immersion'],
  drawing: 'split',
} as const;

/** Metrics of a page as a whole. The levels stand in the order they are drawn in. */
export const PAGE_METRICS = [
  {
    ...LEVEL,
    id: 'high',
    name: { en: 'Deep immersion', ko: '깊은 몰입' },
    meaning: {
      en: 'Share of the time at the level high: steady looks, mostly on the screen.',
      ko: '높음 단계인 시간의 비율입니다. 시선이 화면에 차분히 머뭅니다.',
    },
    read: ({ split }: PageInsights) => split?.high ?? null,
  },
  {
    ...LEVEL,
    id: 'medium',
    name: { en: 'Focusing attention', ko: '주의 집중' },
    meaning: { en: 'Share of the time at the level medium.', ko: '중간 단계인 시간의 비율입니다.' },
    read: ({ split }: PageInsights) => split?.medium ?? null,
  },
  {
    ...LEVEL,
    id: 'low',
    name: { en: 'Distractions', ko: '주의 분산' },
    meaning: {
      en: 'Share of the time at the level low: restless looks, or none on the screen.',
      ko: '낮음 단계인 시간의 비율입니다. 시선이 흩어지거나 화면을 벗어납니다.',
    },
    read: ({ split }: PageInsights) => split?.low ?? null,
  },
  {
    id: 'agreement',
    name: { en: 'Agreement', ko: '시선 일치도' },
    meaning: {
      en: 'How far the maps of two people are alike, on average: 1 is the same, 0 is chance.',
      ko: '두 사람의 지도가 평균적으로 닮은 정도입니다. 1이면 같고 0이면 우연입니다.',
    },
    unit: 'ratio',
    digits: DIGITS.ratio,
    rule: 'MA32',
    needs: ['fixations'],
    drawing: 'number',
    read: ({ agreement }: PageInsights) => agreement,
  },
] as const satisfies readonly Metric<PageInsights>[];
