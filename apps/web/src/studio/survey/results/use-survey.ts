import type { SurveyResults } from '@fovea/records';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { type Asked, listAsked } from './asked.ts';
import { useTexts } from './texts.ts';

export type Crossed = readonly [rows: string, columns: string] | null;

export function useAsked(): readonly Asked[] {
  const t = useTexts();
  const { project, records } = useStudioPlace();
  const words = { other: t('other'), favourite: t('favourite') };
  return listAsked(project, records?.pages ?? [], words);
}

/**
 * Answers of the people shown, counted where the records are read; the last until the next is
 * there.
 */
export function useSurvey(asked: readonly Asked[], crossed: Crossed): SurveyResults | undefined {
  const { records, choice } = useStudioPlace();
  const { shown } = choice;
  const [results, setResults] = useState<SurveyResults>();
  const count = useEffectEvent(async () => {
    const questions = asked.map(({ id, options }) => ({ id, options }));
    const own = Object.fromEntries(
      choice.filter.answers.map(({ question }) => [question, choice.toShownBut(question)]),
    );
    return records?.reader.summarise({ questions, shown, own, cross: crossed });
  });
  const [rows, columns] = crossed ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say that another count is wanted.
  useEffect(() => {
    let isLate = false;
    count().then(
      (found) => !isLate && setResults(found),
      // Newer records have another reader, which is asked as soon as they are there.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [records?.reader, shown, rows, columns]);
  return results;
}
