import { INSIGHT_LIMITS } from '@fovea/gaze/insights';
import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { useSentences } from './use-sentences.ts';

/** The cards as they are read aloud. */
export function InsightSentences({ insights }: { insights: MadeInsights }) {
  const { write } = useSentences(insights);
  return (
    <ul className="type-body mt-2 flex flex-col gap-2">
      {insights.cards.slice(0, INSIGHT_LIMITS.most).map((card) => (
        <li key={toCardKey(card)}>{write(card)}</li>
      ))}
    </ul>
  );
}

export function toCardKey(card: MadeInsights['cards'][number]): string {
  return 'subject' in card ? `${card.kind} ${card.subject}` : card.kind;
}
