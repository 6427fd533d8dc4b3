import { CALLS, LIMITS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { answer, breakOff, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const ACTIVE = toProject({ status: 'active' });

const findDialog = () => within(screen.getByRole('dialog', { name: t('title') }));
const findField = () => findDialog().getByRole<HTMLInputElement>('textbox', { name: t('name') });
const findSave = () => findDialog().getByRole('button', { name: t('save') });

async function open(): Promise<UserEvent> {
  answerProject(ACTIVE);
  const user = await openDialog('renameProject', ACTIVE);
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

it('has the name selected, so that typing replaces it, and says who sees it', async () => {
  const user = await open();
  await expectFocus(findField);
  expect(findField()).toHaveValue(ACTIVE.name);
  expect(findDialog().getByText(t('text'))).toBeVisible();
  await user.keyboard('Teas');
  expect(findField()).toHaveValue('Teas');
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('sends the name once, without the spaces around it, and says so', async () => {
  const user = await open();
  const renamed = holdBack(CALLS.updateProject, { ...ACTIVE, name: 'Teas' });
  await user.clear(findField());
  await user.type(findField(), '  Teas {Enter}');
  expect(findSave()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  await user.click(findSave());
  renamed.release();
  expect(await screen.findByText(t('renamed', { name: 'Teas' }))).toBeVisible();
  await expectClosed();
  expect(renamed.asked).toEqual([{ params: { id: ACTIVE.id }, body: { name: 'Teas' } }]);
});

it('asks for a name when there is none, and takes no more letters than a name has', async () => {
  const user = await open();
  await user.clear(findField());
  await user.click(findSave());
  expect(await findDialog().findByText(t('nameMissing'))).toBeVisible();
  await expectFocus(findField);
  expect(findField()).toHaveAttribute('maxlength', String(LIMITS.projectNameMaxLength));
});

it('closes without a call when the name is the same', async () => {
  const user = await open();
  const asked = answer(CALLS.updateProject, ACTIVE);
  await user.click(findSave());
  await expectClosed();
  expect(asked.asked).toEqual([]);
});

it.each(['not_found', 'internal', 'offline'] as const)(
  'keeps what was typed when it failed: %s',
  async (code) => {
    const user = await open();
    if (code === 'offline') breakOff(CALLS.updateProject);
    else refuse(CALLS.updateProject, code);
    await user.clear(findField());
    await user.type(findField(), 'Teas{Enter}');
    expect(await screen.findByText(errorsEn[code])).toBeVisible();
    await waitFor(() => expect(findSave()).not.toHaveAttribute('aria-busy'));
    expect(findField()).toHaveValue('Teas');
  },
);
