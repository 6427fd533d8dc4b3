import type { Insight } from '@fovea/gaze/insights';
import { useMemo } from 'react';
import { useLanguage } from '#shared/language.ts';
import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { toPeakName, toSentence } from '#studio/insights/sentences/to-sentence.ts';

/** Names of subjects and cards in the chosen language. */
export function useSentences(insights: MadeInsights) {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Map(
      insights.subjects.map((subject) => [
        subject.id,
        insights.of.find(({ id }) => id === subject.id)?.name ?? toPeakName(subject, language),
      ]),
    );
    const nameOf = (subject: string) => names.get(subject) ?? '';
    const { isScrolled } = insights;
    const write = (card: Insight) => toSentence(card, { language, nameOf, isScrolled });
    return { nameOf, write };
  }, [insights, language]);
}
