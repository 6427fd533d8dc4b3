import { LIMITS, type Question } from '@fovea/contract';
import { SegmentedControl, Switch, TextArea } from '@fovea/ui';
import { useState } from 'react';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { findQuestionFaults } from '#features/projects/model/page-faults.ts';
import { ChoiceList } from './choice-list.tsx';
import { Section, SectionTitle } from './section.tsx';
import { useDraft } from './use-draft.ts';

const OPTIONS = [
  { option: 'allowSeveral', label: 'several' },
  { option: 'addOther', label: 'addOther' },
  { option: 'shuffleChoices', label: 'shuffleChoices' },
  { option: 'required', label: 'required' },
] as const;

interface QuestionFormProps {
  question: Question;
  /** Before a field was left too. */
  showsFaults: boolean;
  onChange: (question: Question) => void;
}

/** Give it the page's id as key: errors show once a field has been left. */
export function QuestionForm({ question, showsFaults, onChange }: QuestionFormProps) {
  const t = useSettingsTexts();
  const [wasLeft, setWasLeft] = useState(false);
  const text = useDraft(question.text, (next) => onChange({ ...question, text: next }));
  const isChoice = question.kind === 'choice';
  const options = OPTIONS.filter(({ option }) => isChoice || option === 'required');
  return (
    <>
      <Section>
        <TextArea
          label={t('question')}
          rows={3}
          required
          maxLength={LIMITS.questionMaxLength}
          counter={{ used: text.value.length, max: LIMITS.questionMaxLength }}
          value={text.value}
          onChange={(event) => text.onChange(event.target.value)}
          onBlur={() => {
            text.onBlur();
            setWasLeft(true);
          }}
          error={
            (wasLeft || showsFaults) && findQuestionFaults(question).text
              ? t('questionMissing')
              : undefined
          }
        />
      </Section>
      <Section>
        <SectionTitle>{t('kind')}</SectionTitle>
        <SegmentedControl
          wide
          label={t('kind')}
          value={question.kind}
          onChange={(kind) => onChange({ ...question, kind })}
          segments={[
            { value: 'choice', label: t('choice') },
            { value: 'written', label: t('written') },
          ]}
        />
      </Section>
      {isChoice && (
        <ChoiceList
          choices={question.choices}
          showsFaults={showsFaults}
          onChange={(choices) => onChange({ ...question, choices })}
        />
      )}
      <Section>
        {options.map(({ option, label }) => (
          <Switch
            key={option}
            label={t(label)}
            checked={question[option]}
            onChange={(isOn) => onChange({ ...question, [option]: isOn })}
          />
        ))}
      </Section>
    </>
  );
}
