import { LIMITS, type Question } from '@fovea/contract';
import { TooltipProvider } from '@fovea/ui';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { QuestionForm } from './question-form.tsx';

const t = readTexts(useSettingsTexts);
const EMPTY: Question = {
  kind: 'choice',
  text: '',
  choices: ['', ''],
  allowSeveral: false,
  addOther: false,
  shuffleChoices: false,
  required: true,
};

let kept: Question;

function Form({ first }: { first: Question }) {
  const [question, setQuestion] = useState(first);
  kept = question;
  return (
    <TooltipProvider>
      <QuestionForm question={question} showsFaults={false} onChange={setQuestion} />
    </TooltipProvider>
  );
}

const open = (change: Partial<Question> = {}): Promise<UserEvent> =>
  openPart(<Form first={{ ...EMPTY, ...change }} />);

const findText = () => screen.getByRole('textbox', { name: new RegExp(`^${t('question')}`) });
const findChoice = (number: number) =>
  screen.getByRole('textbox', { name: t('choiceOf', { number }) });
const listChoices = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((field) => field !== findText())
    .map(({ value }) => value);

it('says what is missing once a field has been left', async () => {
  const user = await open();
  expect(findText()).not.toHaveAccessibleDescription(expect.stringContaining(t('questionMissing')));
  await user.click(findText());
  await user.click(findChoice(1));
  expect(findText()).toHaveAccessibleDescription(expect.stringContaining(t('questionMissing')));
  await user.click(findChoice(2));
  expect(findChoice(1)).toHaveAccessibleDescription(t('choiceMissing'));
  await user.type(findText(), 'Which one?');
  await user.click(findChoice(2));
  expect(kept.text).toBe('Which one?');
  expect(findText()).not.toHaveAccessibleDescription(expect.stringContaining(t('questionMissing')));
});

it('adds a choice by Enter and takes an empty one away by Backspace', async () => {
  const user = await open({ choices: ['Left', 'Right'] });
  await user.click(findChoice(2));
  await user.keyboard('{Enter}');
  await expectFocus(() => findChoice(3));
  await user.keyboard('Neither');
  expect(listChoices()).toEqual(['Left', 'Right', 'Neither']);
  await user.clear(findChoice(3));
  await user.keyboard('{Backspace}');
  await expectFocus(() => findChoice(2));
  await waitFor(() => expect(kept.choices).toEqual(['Left', 'Right']));
});

it('makes choices of pasted lines', async () => {
  const user = await open();
  await user.click(findChoice(1));
  await user.paste('Left\nRight\nNeither');
  await waitFor(() => expect(kept.choices).toEqual(['Left', 'Right', 'Neither']));
});

it('moves choices by buttons and by keys, and the focus goes along', async () => {
  const user = await open({ choices: ['a', 'b', 'c'] });
  await user.click(screen.getByRole('button', { name: t('choiceDown', { number: 1 }) }));
  expect(kept.choices).toEqual(['b', 'a', 'c']);
  expect(screen.getByRole('button', { name: t('choiceUp', { number: 1 }) })).toBeDisabled();
  await user.click(findChoice(3));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(kept.choices).toEqual(['b', 'c', 'a']);
  await expectFocus(() => findChoice(2));
  await user.click(screen.getByRole('button', { name: t('removeChoice', { number: 1 }) }));
  expect(kept.choices).toEqual(['c', 'a']);
});

it('takes no more choices than there may be', async () => {
  await open({ choices: Array.from({ length: LIMITS.choicesMax }, (_, at) => `${at}`) });
  expect(screen.getByRole('button', { name: t('addChoice') })).toBeDisabled();
});

it('has no choices where an answer is written', async () => {
  const user = await open({ choices: ['a', 'b'] });
  expect(screen.getAllByRole('switch')).toHaveLength(4);
  await user.click(screen.getByRole('switch', { name: t('several') }));
  expect(kept.allowSeveral).toBe(true);
  await user.click(screen.getByRole('radio', { name: t('written') }));
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: t('required') }));
  expect(kept).toMatchObject({ kind: 'written', required: false, choices: ['a', 'b'] });
});
