import type { QuestionResult } from '@fovea/records';
import { ListChecks } from 'lucide-react';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import type { Asked } from './asked.ts';
import { ChoiceBars } from './choice-bars.tsx';
import { ResultCard } from './result-card.tsx';
import { useTexts } from './texts.ts';
import { isMoved } from './use-shown-number.ts';
import { WrittenList, type WrittenListProps } from './written-list.tsx';

export interface QuestionCardProps extends Pick<WrittenListProps, 'onPath'> {
  asked: Asked;
  /** Number of the page, from 1. */
  number: number;
  result: QuestionResult;
}

/** Bars of its choices; what was written beside them follows. */
export function ChoiceCard({ asked, number, result, onPath }: QuestionCardProps) {
  const t = useTexts();
  const { project } = useStudioPlace();
  const { question } = asked.page ?? {};
  const notes = [
    ...(result.answered > 0 ? [t('barHint'), t('shareOf', { count: result.answered })] : []),
    ...(question?.allowSeveral ? [t('severalNote')] : []),
    ...(question?.shuffleChoices ? [t('shuffledNote')] : []),
    ...(isMoved(project, asked.page) ? [t('movedNote')] : []),
  ];
  return (
    <ResultCard
      icon={<ListChecks aria-hidden="true" />}
      kind={t('choiceOfPage', { number })}
      basis={t('answers', { count: result.answered })}
      title={asked.title}
      foot={notes.join(' ')}
    >
      {result.answered === 0 && <p className="type-body px-4 text-text-2">{t('nobodyAnswered')}</p>}
      <ChoiceBars asked={asked} result={result} />
      {result.texts.length > 0 && <WrittenList result={result} onPath={onPath} />}
    </ResultCard>
  );
}
