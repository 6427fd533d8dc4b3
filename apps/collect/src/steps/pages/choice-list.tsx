import { toClassNames } from '@fovea/ui';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { Question } from '#shared/collect-api.ts';
import { type Draft, toShownOrder } from './question-answer.ts';
import { useTexts } from './texts.ts';

export interface ChoiceListProps {
  question: Question;
  draft: Draft;
  errorId: string | undefined;
  onPick: (choice: number | 'other') => void;
}

/** Choices as large buttons: one can be chosen, or several where the question allows it. */
export function ChoiceList({ question, draft, errorId, onPick }: ChoiceListProps) {
  const t = useTexts();
  const name = useId();
  const [order] = useState(() => toShownOrder(question, Math.random));
  const choices = [...order, ...(question.addOther ? (['other'] as const) : [])];
  return (
    <fieldset aria-describedby={errorId} aria-invalid={errorId === undefined ? undefined : true}>
      <legend className="sr-only">{question.text}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => {
          const isChosen = choice === 'other' ? draft.isOther : draft.choices.includes(choice);
          return (
            <label key={choice}>
              <input
                type={question.allowSeveral ? 'checkbox' : 'radio'}
                name={name}
                checked={isChosen}
                onChange={() => onPick(choice)}
                className="peer sr-only"
              />
              <span className="type-touch flex min-h-13 items-center gap-3 rounded-bar border border-border-input bg-surface px-4 py-2.5 transition-[background-color,border-color] peer-checked:border-accent peer-checked:bg-accent-bg peer-checked:font-semibold peer-checked:shadow-[inset_0_0_0_1px_var(--accent)] peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 forced-colors:peer-checked:outline-2">
                <Mark isSquare={question.allowSeveral} isChosen={isChosen} />
                <span className="min-w-0 break-words">
                  {choice === 'other' ? t('other') : question.choices[choice]}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function Mark({ isSquare, isChosen }: { isSquare: boolean; isChosen: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={toClassNames(
        'grid size-5 flex-none place-items-center border-[1.5px] border-border-input bg-surface text-transparent',
        isSquare ? 'rounded-[5px]' : 'rounded-full',
        isChosen && 'border-accent bg-accent text-on-accent',
      )}
    >
      {isSquare ? (
        <Check className="size-3.5" />
      ) : (
        <span className="size-1.75 rounded-full bg-current" />
      )}
    </span>
  );
}
