import type { Interval } from '#metrics/interval.ts';
import { INSIGHT_LIMITS, type Insight, type InsightSubject } from './insight.ts';

/** For subjects seen at once a map up to that moment would be empty. */
const LEAST_SHOWN_MS = 1_000;
/** A look is counted from the moment after it began. */
const AFTER_MS = 1;

/**
 * Insights of single subjects that enough people could look at: each kind with its strongest first.
 */
export function listSubjectInsights(
  all: readonly InsightSubject[],
  people: number,
  range: Interval,
): Insight[] {
  const subjects = all.filter((each) => each.people >= INSIGHT_LIMITS.fewPeople);
  const whole = { mode: 'heatmap', overallMode: 'cumulative', timeMs: range.toMs } as const;
  return [
    ...listLate(subjects, range),
    ...byStrength(subjects, ({ viewers, people: own }) => viewers / own)
      .filter(({ viewers, people: own }) => viewers / own < INSIGHT_LIMITS.missedBelow)
      .map(({ id, viewers, people: own }): Insight => {
        return { kind: 'missed', subject: id, viewers, people: own, show: whole };
      }),
    ...listTop(subjects, people, range),
    ...byStrength(subjects, ({ visits }) => -(visits ?? 0))
      .filter(({ visits }) => (visits ?? 0) >= INSIGHT_LIMITS.visitsFrom)
      .map(({ id, visits }): Insight => {
        const show = { ...whole, mode: 'gazePath' } as const;
        return { kind: 'revisited', subject: id, visits: visits ?? 0, people, show };
      }),
  ];
}

/** Insights of few people: who of them looked at what, and no more. */
export function listSeen(subjects: readonly InsightSubject[], range: Interval): Insight[] {
  const show = { mode: 'heatmap', overallMode: 'cumulative', timeMs: range.toMs } as const;
  return byStrength(subjects, ({ viewers, people }) => -viewers / people).map(
    ({ id, viewers, people }) => ({ kind: 'seen', subject: id, viewers, people, show }),
  );
}

function listLate(subjects: readonly InsightSubject[], range: Interval): Insight[] {
  return byStrength(subjects, (each) => -(each.firstLookMs ?? 0)).flatMap((each): Insight[] => {
    const { id, firstLookMs, startMs, viewers, people } = each;
    if (firstLookMs === null || startMs === null) return [];
    const ofMs = range.toMs - startMs;
    if (!(firstLookMs > INSIGHT_LIMITS.lateShare * ofMs)) return [];
    const timeMs = Math.min(startMs + firstLookMs + AFTER_MS, range.toMs);
    const show = { mode: 'heatmap', overallMode: 'cumulative', timeMs } as const;
    const never = people - viewers;
    return [{ kind: 'late', subject: id, firstLookMs, ofMs, never, people, show }];
  });
}

/** Seen first and looked at longest, in one card where that is one subject. */
function listTop(subjects: readonly InsightSubject[], people: number, range: Interval): Insight[] {
  if (subjects.length < 2) return [];
  const [first] = byStrength(subjects, ({ firstShare }) => -(firstShare ?? 0));
  const [longest, next] = byStrength(subjects, ({ attention }) => -(attention ?? 0));
  const found: Insight[] = [];
  const firstShare = first?.firstShare ?? 0;
  const attention = first?.attention ?? 0;
  const isLonger = (longest?.attention ?? 0) - (next?.attention ?? 0) > INSIGHT_LIMITS.longerBy;
  const isBoth = isLonger && first?.id === longest?.id;
  if (first && firstShare >= INSIGHT_LIMITS.firstFrom) {
    const sinceMs = Math.max((first.firstLookMs ?? 0) + AFTER_MS, LEAST_SHOWN_MS);
    const timeMs = Math.min((first.startMs ?? range.fromMs) + sinceMs, range.toMs);
    const show = { mode: 'heatmap', overallMode: 'cumulative', timeMs } as const;
    const kind = isBoth ? 'firstLongest' : 'first';
    found.push({ kind, subject: first.id, firstShare, attention, people, show });
    if (kind === 'firstLongest') return found;
  }
  if (longest && next && isLonger) {
    found.push({
      kind: 'longest',
      subject: longest.id,
      attention: longest.attention ?? 0,
      next: next.id,
      nextAttention: next.attention ?? 0,
      people,
      show: { mode: 'heatmap', overallMode: 'cumulative', timeMs: range.toMs },
    });
  }
  return found;
}

/** Subjects that anybody could have looked at; equals keep their order. */
function byStrength(
  subjects: readonly InsightSubject[],
  toWeakness: (subject: InsightSubject) => number,
): InsightSubject[] {
  return subjects
    .filter(({ people }) => people > 0)
    .toSorted((a, b) => toWeakness(a) - toWeakness(b));
}
