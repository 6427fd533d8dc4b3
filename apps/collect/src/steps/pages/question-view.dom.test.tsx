import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Question } from '#shared/collect-api.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { QuestionView } from './question-view.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const CHOICE: Question = {
  kind: 'choice',
  text: 'Which pack do you prefer?',
  choices: ['Left', 'Right'],
  allowSeveral: false,
  addOther: true,
  shuffleChoices: false,
  required: true,
};
const WRITTEN: Question = { ...CHOICE, kind: 'written', choices: [], addOther: false };

const findGoOn = () => screen.getByRole('button', { name: t('goOn') });

function open(question: Question) {
  const handleAnswer = vi.fn();
  const user = openStep(
    <QuestionView pageId="page" question={question} progress={0.5} onAnswer={handleAnswer} />,
  );
  return { user, handleAnswer };
}

it('wants a choice, and says so', async () => {
  const { user, handleAnswer } = open(CHOICE);
  await user.click(findGoOn());
  expect(screen.getByText(t('choiceMissing'))).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Left' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Right' }));
  expect(screen.queryByText(t('choiceMissing'))).toBeNull();
  await user.click(findGoOn());
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith({
    pageId: 'page',
    choices: [1],
    text: null,
  });
});

it('wants to know what “other” means', async () => {
  const { user, handleAnswer } = open(CHOICE);
  await user.click(screen.getByRole('radio', { name: t('other') }));
  await user.click(findGoOn());
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(t('otherMissing')));
  expect(field).toHaveFocus();
  await user.type(field, 'Both');
  await user.click(findGoOn());
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith({
    pageId: 'page',
    choices: [],
    text: 'Both',
  });
});

it('takes several where the question allows it, in the order of the list', async () => {
  const { user, handleAnswer } = open({ ...CHOICE, allowSeveral: true });
  expect(screen.getByText(t('severalAllowed'))).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Right' }));
  await user.click(screen.getByRole('checkbox', { name: 'Left' }));
  await user.click(findGoOn());
  expect(handleAnswer.mock.lastCall?.[0]).toMatchObject({ choices: [0, 1] });
});

it('wants a written answer, unless it may be left out', async () => {
  const { user, handleAnswer } = open(WRITTEN);
  await user.click(findGoOn());
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(t('textMissing')));
  expect(field).toHaveFocus();
  await user.type(field, 'The yuzu');
  await user.click(findGoOn());
  expect(handleAnswer.mock.lastCall?.[0]).toMatchObject({ text: 'The yuzu' });
});

it('goes on without an answer that may be left out', async () => {
  const { user, handleAnswer } = open({ ...WRITTEN, required: false });
  expect(screen.getByText(t('mayBeLeftOut'))).toBeVisible();
  await user.click(findGoOn());
  expect(handleAnswer).toHaveBeenCalledExactlyOnceWith(undefined);
});
