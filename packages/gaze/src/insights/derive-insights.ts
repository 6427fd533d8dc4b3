import { type ImmersionLevels, measureLevelShares } from '#attention/immersion-levels.ts';
import type { Interval } from '#metrics/interval.ts';
import {
  INSIGHT_KINDS,
  INSIGHT_LIMITS,
  INSIGHTS_ALGORITHM,
  type Insight,
  type InsightSubject,
} from './insight.ts';
import { findLevelStretch } from './level-stretch.ts';
import { listSeen, listSubjectInsights } from './subject-insights.ts';

export interface InsightsInput {
  /** People shown who saw the page. */
  readonly people: number;
  readonly range: Interval;
  readonly subjects: readonly InsightSubject[];
  /** Levels of each person who has any. */
  readonly levels: readonly ImmersionLevels[];
  /** How far two people's maps agree (MA32); null where nobody knows. */
  readonly agreement: number | null;
}

export interface Insights {
  readonly algorithm: 'insights';
  readonly version: 1;
  readonly isFew: boolean;
  /** Cards, the strongest first. */
  readonly cards: readonly Insight[];
}

/** Insights of a page, as cards. */
export function deriveInsights(input: InsightsInput): Insights {
  const { people, range, subjects } = input;
  const isFew = people < INSIGHT_LIMITS.fewPeople;
  const cards = isFew
    ? listSeen(subjects, range)
    : inOrder([...listSubjectInsights(subjects, people, range), ...listCrowdInsights(input)]);
  return { ...INSIGHTS_ALGORITHM, isFew, cards };
}

function listCrowdInsights({ people, range, levels, agreement }: InsightsInput): Insight[] {
  const { levelFrom, levelMs, agreementBelow } = INSIGHT_LIMITS;
  const shares = measureLevelShares(levels);
  const found: Insight[] = [];
  for (const [kind, level] of [
    ['distraction', 'low'],
    ['deep', 'high'],
  ] as const) {
    const stretch = findLevelStretch(shares, level, range, { share: levelFrom, ms: levelMs });
    if (stretch === undefined || stretch.people < INSIGHT_LIMITS.fewPeople) continue;
    const { fromMs, toMs, share, peakMs } = stretch;
    const show = { mode: 'heatmap', overallMode: 'window', timeMs: peakMs } as const;
    found.push({ kind, fromMs, toMs, share, people: stretch.people, show });
  }
  if (agreement !== null && agreement < agreementBelow) {
    const show = { mode: 'gazePath', overallMode: 'cumulative', timeMs: range.toMs } as const;
    found.push({ kind: 'apart', agreement, people, show });
  }
  return found;
}

/** The strongest of every kind before the second of any. */
function inOrder(found: readonly Insight[]): Insight[] {
  const places = new Map<Insight, number>();
  for (const kind of INSIGHT_KINDS) {
    for (const [i, each] of found.filter((card) => card.kind === kind).entries()) {
      places.set(each, i);
    }
  }
  const place = (each: Insight) => places.get(each) ?? 0;
  const rank = ({ kind }: Insight) => INSIGHT_KINDS.indexOf(kind);
  return found.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b));
}
