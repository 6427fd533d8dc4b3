import { CALLS } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { PATHS, toEditor, toProject as toPath } from '#shared/paths.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const PRO = toProject({ type: 'pro' });

const findDialog = () => within(screen.getByRole('dialog', { name: t('title') }));
const findBuy = () => findDialog().getByRole('link', { name: t('buy') });
const findFewer = () => findDialog().getByRole('button', { name: t('fewer', { count: 12 }) });
const findBasic = () => findDialog().getByRole('button', { name: t('basicLabel') });

async function open(purpose: 'activate' | 'upgrade', balance = 12): Promise<UserEvent> {
  answerProject(PRO, balance);
  const user = await openDialog('notEnoughCredit', {
    projectId: PRO.id,
    purpose,
    needed: 20,
    balance,
  });
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

async function expectAskedAgain(): Promise<void> {
  await screen.findByRole('alertdialog');
  expect(useModals.getState().current).toEqual({ key: 'activate', props: { projectId: PRO.id } });
}

it('adds what is owed for a payment that went back, and says so', async () => {
  answerProject(PRO, 0);
  answer(CALLS.getCredits, { balance: 0, parts: [], owed: 5 });
  await openDialog('notEnoughCredit', {
    projectId: PRO.id,
    purpose: 'activate',
    needed: 20,
    balance: 0,
  });
  expect(await screen.findByText(t('owed', { count: 5 }))).toBeVisible();
  expect(findDialog().getByText(t('buyTitle', { count: 25 }))).toBeVisible();
});

it('has the focus on buying sessions, and Escape gives it back', async () => {
  const user = await open('activate');
  await expectFocus(findBuy);
  await user.keyboard('{Escape}');
  await expectClosed();
});

it.each([
  ['activate', toEditor(PRO.id)],
  ['upgrade', toPath(PRO.id)],
] as const)(
  'leads to the checkout of what is missing, with the way back to where %s was wanted',
  async (purpose, back) => {
    await open(purpose);
    expect(findDialog().getByText(t('buyTitle', { count: 8 }))).toBeVisible();
    const search = new URLSearchParams({ sessions: '8', back });
    expect(findBuy()).toHaveAttribute('href', `${PATHS.checkout}?${search}`);
  },
);

it('collects with what there is, then asks again whether to start', async () => {
  const user = await open('activate');
  const changed = holdBack(CALLS.updateProject, { ...PRO, maxParticipant: 12 });
  await user.click(findFewer());
  expect(findFewer()).toHaveAttribute('aria-busy', 'true');
  expect(findBasic()).toBeDisabled();
  await user.keyboard('{Escape}');
  changed.release();
  await expectAskedAgain();
  expect(changed.asked).toEqual([{ params: { id: PRO.id }, body: { maxParticipant: 12 } }]);
});

it('goes on as a Basic project', async () => {
  const user = await open('activate', 0);
  expect(findDialog().queryByText(t('fewerTitle', { count: 0 }))).toBeNull();
  const changed = holdBack(CALLS.updateProject, { ...PRO, type: 'basic' });
  await user.click(findBasic());
  changed.release();
  await expectAskedAgain();
  expect(changed.asked).toEqual([{ params: { id: PRO.id }, body: { type: 'basic' } }]);
});

it('says what Pro opens where sessions for it are missing, and for how many people', async () => {
  await open('upgrade');
  expect(findDialog().getByText(/^Insights for 20 people: 20 sessions\./)).toBeVisible();
});

it('offers an upgrade nothing but buying sessions', async () => {
  const user = await open('upgrade');
  expect(findDialog().getAllByRole('listitem')).toHaveLength(1);
  await user.click(findDialog().getByRole('button', { name: t('notNow') }));
  await expectClosed();
});

it.each(['project_not_editable', 'not_found', 'internal'] as const)(
  'stays and tells of the refusal %s',
  async (code) => {
    const user = await open('activate');
    refuse(CALLS.updateProject, code);
    await user.click(findFewer());
    expect(await screen.findByText(errorsEn[code])).toBeVisible();
    expect(findFewer()).not.toHaveAttribute('aria-busy');
    expect(findBasic()).toBeEnabled();
  },
);
