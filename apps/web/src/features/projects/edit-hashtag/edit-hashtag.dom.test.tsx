import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useColorTexts } from '#features/projects/parts/hashtag-colors.tsx';
import { useFormTexts } from '#features/projects/parts/hashtag-form.tsx';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { toHashtag } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: colorsEn } = useColorTexts.dictionaries;
const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const f = readTexts(useFormTexts);
const HASHTAG = toHashtag(1, 'packaging', 4);

const findDialog = () => within(screen.getByRole('dialog', { name: t('title') }));
const findName = () => findDialog().getByRole('textbox', { name: f('name') });
const findSave = () => findDialog().getByRole('button', { name: t('save') });
const findQuestion = () => within(screen.getByRole('alertdialog'));
const findRemove = () => findQuestion().getByRole('button', { name: t('removeNow') });

async function open(projects = 4): Promise<UserEvent> {
  const user = await openDialog('editHashtag', { hashtag: { ...HASHTAG, projects } });
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

async function askToRemove(projects = 4): Promise<UserEvent> {
  const user = await open(projects);
  await user.click(findDialog().getByRole('button', { name: t('remove') }));
  await screen.findByRole('alertdialog', { name: t('removeTitle', { name: HASHTAG.name }) });
  return user;
}

it('has the name marked, so that typing replaces it, and saves name and colour', async () => {
  const user = await open();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(t('projects', { count: 4 }));
  await expectFocus(findName);
  await user.keyboard('#포장');
  expect(findName()).toHaveValue('포장');
  await user.click(findDialog().getByRole('radio', { name: colorsEn.violet }));
  const saved = holdBack(CALLS.updateHashtag, HASHTAG);
  await user.click(findSave());
  expect(findSave()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  expect(findDialog().getByRole('button', { name: t('cancel') })).toBeDisabled();
  saved.release();
  expect(await screen.findByText(t('saved'))).toBeVisible();
  await expectClosed();
  expect(saved.asked).toEqual([{ params: { id: HASHTAG.id }, body: { name: '포장', color: 8 } }]);
});

it('asks for nothing when nothing was changed', async () => {
  const user = await open();
  await expectFocus(findName);
  await user.click(findSave());
  await expectClosed();
});

it.each(['', 'no way'])('does not take the name “%s”', async (typed) => {
  const user = await open();
  await user.clear(findName());
  if (typed !== '') await user.type(findName(), typed);
  await user.click(findSave());
  await waitFor(() => expect(findName()).toHaveAttribute('aria-invalid', 'true'));
  expect(findName()).toHaveAccessibleDescription(expect.stringContaining(f('rule')));
});

it('says at the field that the name is taken, until another one is typed', async () => {
  const user = await open();
  refuse(CALLS.updateHashtag, 'hashtag_exists');
  await user.clear(findName());
  await user.type(findName(), 'Beauty');
  await user.click(findSave());
  const exists = expect.stringContaining(f('exists', { name: 'Beauty' }));
  await waitFor(() => expect(findName()).toHaveAccessibleDescription(exists));
  await user.type(findName(), 's');
  expect(findName()).not.toHaveAccessibleDescription(exists);
});

it('stays and tells of other refusals', async () => {
  const user = await open();
  refuse(CALLS.updateHashtag, 'not_found');
  await user.type(findName(), 's');
  await user.click(findSave());
  expect(await screen.findByText(errorsEn.not_found)).toBeVisible();
  expect(findSave()).not.toHaveAttribute('aria-busy');
});

it('asks before it deletes, says on how many projects, and can be kept', async () => {
  const user = await askToRemove();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    t('removes', { name: HASHTAG.name, count: 4 }),
  );
  await expectFocus(() => findQuestion().getByRole('button', { name: t('keep') }));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: t('title') });
  expect(findName()).toHaveValue(HASHTAG.name);
});

it('deletes one that no project has', async () => {
  const user = await askToRemove(0);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    t('removesUnused', { name: HASHTAG.name }),
  );
  const removed = answer(CALLS.removeHashtag, { projects: 0 });
  await user.click(findRemove());
  expect(await screen.findByText(t('removed', { name: HASHTAG.name }))).toBeVisible();
  await expectClosed();
  expect(removed.asked).toEqual([{ params: { id: HASHTAG.id } }]);
});

it('stays when it could not be deleted', async () => {
  const user = await askToRemove();
  refuse(CALLS.removeHashtag, 'internal');
  await user.click(findRemove());
  expect(await screen.findByText(errorsEn.internal)).toBeVisible();
  expect(findRemove()).not.toHaveAttribute('aria-busy');
});
