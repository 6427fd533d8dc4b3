import type { ChoiceAggregate, QuestionResult } from '@fovea/records';
import type { ReactNode } from 'react';
import { toNumberText } from '#shared/format/numbers.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import type { Asked } from './asked.ts';
import { ResultBar } from './result-card.tsx';
import { useSurveyView } from './survey-view.ts';
import { useTexts } from './texts.ts';

export interface ChoiceBarsProps {
  asked: Asked;
  result: QuestionResult;
  toPicture?: (option: number) => ReactNode;
}

export function ChoiceBars({ asked, result, toPicture }: ChoiceBarsProps) {
  const t = useTexts();
  const { choice } = useStudioPlace();
  const { order } = useSurveyView();
  const longest = Math.max(1, ...result.choices.map(({ count }) => count));
  const isOn = ({ option }: ChoiceAggregate) =>
    choice.filter.answers.some((each) => each.question === asked.id && each.option === option);
  const sorted =
    order === 'count' ? result.choices.toSorted((a, b) => b.count - a.count) : result.choices;
  return (
    <ul className="pb-2">
      {sorted.map((each) => (
        <li key={each.option}>
          <ResultBar
            name={asked.toName(each.option)}
            picture={toPicture?.(each.option)}
            countText={toNumberText(each.count)}
            share={t('percent', { percent: Math.round(each.share * 100) })}
            length={each.count / longest}
            isOn={isOn(each)}
            isOff={each.count === 0 && !isOn(each)}
            onText={t('filterOn')}
            onToggle={() => choice.toggleAnswer({ question: asked.id, option: each.option })}
          />
        </li>
      ))}
    </ul>
  );
}
