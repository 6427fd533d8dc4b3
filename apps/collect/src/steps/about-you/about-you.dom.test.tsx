import { LIMITS } from '@fovea/contract/limits';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { AboutYou } from './about-you.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const WRONG_AGE = { min: LIMITS.participantMinAge, max: LIMITS.participantMaxAge };

const findAge = () => screen.getByRole('textbox', { name: new RegExp(t('age')) });
const findNext = () => screen.getByRole('button', { name: t('next') });

function open(given?: { gender: 'female' | 'male' | null; age: number }) {
  const handleDescribe = vi.fn();
  const user = openStep(<AboutYou progress={0.3} given={given} onDescribe={handleDescribe} />);
  return { user, handleDescribe };
}

it('has the focus on its title, so that it is read first', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: t('title') })).toHaveFocus();
  expect(document.title).toContain(t('title'));
});

it('says what is missing, and puts the focus there', async () => {
  const { user, handleDescribe } = open();
  await user.click(findNext());
  expect(screen.getByRole('group')).toHaveAccessibleDescription(t('genderMissing'));
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: t('untold') }));
  await user.click(findNext());
  expect(findAge()).toHaveFocus();
  expect(findAge()).toHaveAccessibleDescription(t('ageWrong', WRONG_AGE));
  expect(handleDescribe).not.toHaveBeenCalled();
});

it.each(['17', '0', 'abc', '120'])('does not take the age “%s”', async (age) => {
  const { user, handleDescribe } = open();
  await user.click(screen.getByRole('radio', { name: t('female') }));
  await user.type(findAge(), age);
  await user.click(findNext());
  expect(findAge()).toHaveAccessibleDescription(t('ageWrong', WRONG_AGE));
  expect(handleDescribe).not.toHaveBeenCalled();
});

it('goes on with what was told, also with nothing about the gender', async () => {
  const { user, handleDescribe } = open();
  await user.click(screen.getByRole('radio', { name: t('untold') }));
  await user.type(findAge(), '27');
  await user.click(findNext());
  expect(handleDescribe).toHaveBeenCalledExactlyOnceWith({ gender: null, age: 27 });
});

it('has what somebody told before who comes back', () => {
  open({ gender: 'male', age: 40 });
  expect(screen.getByRole('radio', { name: t('male') })).toBeChecked();
  expect(findAge()).toHaveValue('40');
});
