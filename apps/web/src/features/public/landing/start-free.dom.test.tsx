import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { useTexts } from './texts.ts';

const { en } = useTexts.dictionaries;
const findLinks = (name: string) => screen.queryAllByRole('link', { name });

it.each([PATHS.home, PATHS.pricing])('offers visitors of %s to start free', async (path) => {
  await openScreen(path);
  for (const link of findLinks(en.start)) expect(link).toHaveAttribute('href', PATHS.signUp);
  expect(findLinks(en.start)).not.toHaveLength(0);
  expect(findLinks(en.projects)).toHaveLength(0);
});

it.each([PATHS.home, PATHS.pricing])('leads people at %s to their projects', async (path) => {
  answerShell();
  await openScreen(path, { self: toUser() });
  expect(findLinks(en.start)).toHaveLength(0);
  for (const link of findLinks(en.projects)) expect(link).toHaveAttribute('href', PATHS.projects);
  expect(findLinks(en.projects)).not.toHaveLength(0);
});
