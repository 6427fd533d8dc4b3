import type { StoredAnswer } from '@fovea/collect-client';
import { LIMITS } from '@fovea/contract/limits';
import { TextArea } from '@fovea/ui';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { Question } from '#shared/collect-api.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { ChoiceList } from './choice-list.tsx';
import { EMPTY_DRAFT, findFault, pickChoice, toAnswer } from './question-answer.ts';
import { useTexts } from './texts.ts';

export interface QuestionViewProps {
  pageId: string;
  question: Question;
  progress: number;
  onAnswer: (answer: StoredAnswer | undefined) => void;
}

/** One question alone on the screen; nobody's gaze is followed here. */
export function QuestionView({ pageId, question, progress, onAnswer }: QuestionViewProps) {
  const t = useTexts();
  const formId = useId();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isTried, setTried] = useState(false);
  const fault = isTried ? findFault(question, draft) : undefined;
  const isWritten = question.kind === 'written';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = findFault(question, draft);
    if (found === undefined) return onAnswer(toAnswer(pageId, question, draft));
    const wanted = found === 'choiceMissing' ? 'input' : 'textarea';
    form.current?.querySelector<HTMLElement>(wanted)?.focus();
  };
  const text = (
    <TextArea
      label={<span className="type-touch">{t(isWritten ? 'yourAnswer' : 'otherAnswer')}</span>}
      rows={isWritten ? 6 : 2}
      maxLength={LIMITS.answerMaxLength}
      counter={{ used: draft.text.length, max: LIMITS.answerMaxLength }}
      value={draft.text}
      onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      error={fault === 'textMissing' || fault === 'otherMissing' ? t(fault) : undefined}
      required={question.required || !isWritten}
      className="[&_textarea]:text-[1rem]"
    />
  );
  return (
    <StepScreen
      title={question.text}
      lead={toLead()}
      progress={progress}
      actions={
        <StepButton variant="primary" type="submit" form={formId}>
          {t('goOn')}
        </StepButton>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={handleSubmit}
        className="mt-5 flex flex-col gap-4"
      >
        {!isWritten && (
          <ChoiceList
            question={question}
            draft={draft}
            errorId={fault === 'choiceMissing' ? errorId : undefined}
            onPick={(choice) => setDraft(pickChoice(question, draft, choice))}
          />
        )}
        {fault === 'choiceMissing' && (
          <p id={errorId} role="alert" className="type-small flex gap-1.25 text-bad">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5" />
            {t(fault)}
          </p>
        )}
        {(isWritten || draft.isOther) && text}
      </form>
    </StepScreen>
  );

  function toLead(): string | undefined {
    if (!question.required) return t('mayBeLeftOut');
    return !isWritten && question.allowSeveral ? t('severalAllowed') : undefined;
  }
}
