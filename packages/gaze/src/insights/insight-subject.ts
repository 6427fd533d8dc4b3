import type { PeopleMetrics } from '#metrics/people-metrics.ts';
import type { InsightSubject } from './insight.ts';

/** Where a page scrolls, only those who had it on their screen could have looked. */
export function toInsightSubject(
  id: string,
  metrics: PeopleMetrics,
  startMs: number | null,
  isScrolled: boolean,
): InsightSubject {
  const { firstLook, firstLookExposed, exposed, people, viewers } = metrics;
  return {
    id,
    people: isScrolled ? exposed : people,
    viewers,
    startMs,
    firstLookMs: (isScrolled ? firstLookExposed : firstLook).medianMs,
    firstShare: metrics.firstShare,
    attention: metrics.attention.ratio,
    visits: metrics.visitCount,
  };
}
