import { CALLS, LIMITS } from '@fovea/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getFileTexts } from '#features/projects/files/file-problems.ts';
import { useStartTexts } from '#features/projects/files/use-start-with-files.ts';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { holdBack, refuse } from '#testing/answer.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: startEn } = useStartTexts.dictionaries;
const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const f = readTexts(getFileTexts);

async function open(search = '') {
  answerShell();
  const user = await openScreen(`${PATHS.template}${search}`, { self: toUser() });
  const choose = await screen.findByRole('button', { name: startEn.choose, hidden: true });
  const field = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  return { user, choose, field };
}
const toFile = (name: string, type = 'image/webp') => new File(['bytes'], name, { type });

it.each([
  ['custom', 'startEmpty', 0],
  ['preferenceWideImages', 'use', 0],
  ['preferenceSquare', 'use', 1],
] as const)('begins with the template %s by its card', async (template, text, at) => {
  const { user } = await open();
  const cards = screen.getAllByRole('button', { name: new RegExp(`^${t(text)}`) });
  await user.click(cards[at] as HTMLElement);
  expect(useModals.getState().current).toEqual({ key: 'createProject', props: { template } });
});

it('opens the template that the address names, once', async () => {
  await open('?template=preferenceSquare');
  await waitFor(() =>
    expect(useModals.getState().current).toEqual({
      key: 'createProject',
      props: { template: 'preferenceSquare' },
    }),
  );
  expect(readAddress()).toBe(PATHS.template);
});

it('is deaf to a template that nobody has', async () => {
  await open('?template=nothing');
  await waitFor(() => expect(readAddress()).toBe(PATHS.template));
  expect(useModals.getState().current).toBeUndefined();
});

it('says which file cannot be a page, and why', async () => {
  const { field } = await open();
  // A person can drop what the browser's own dialog would not offer.
  fireEvent.change(field, { target: { files: [toFile('notes.txt', 'text/plain')] } });
  const text = f('notAdded', { name: 'notes.txt', reason: f('notMedia') });
  expect(await screen.findByText(text)).toBeVisible();
  expect(readAddress()).toBe(PATHS.template);
});

it('names a project after its first file, once, and says when that failed', async () => {
  const { user, choose, field } = await open();
  refuse(CALLS.createProject, 'internal');
  await user.upload(field, toFile('1 pack.webp'));
  expect(await screen.findByText(errorsEn.internal)).toBeVisible();
  const made = holdBack(CALLS.createProject, toProject());
  await user.upload(field, toFile('1 pack.webp'));
  await waitFor(() => expect(choose).toHaveAttribute('aria-busy', 'true'));
  await user.upload(field, toFile('2 shelf.webp'));
  expect(made.asked.map(({ body }) => body.name)).toEqual(['1 pack']);
  expect(made.asked[0]?.body.name.length).toBeLessThanOrEqual(LIMITS.projectNameMaxLength);
});
