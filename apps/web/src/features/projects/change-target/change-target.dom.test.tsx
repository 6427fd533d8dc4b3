import { CALLS, LIMITS, type Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const s = readTexts(useCreditTexts);
const PRO = toProject({ status: 'active', type: 'pro' });
const BASIC = toProject({ status: 'active' });

const findDialog = () => within(screen.getByRole('alertdialog', { name: t('title') }));
const findChange = (count = 30) =>
  findDialog().getByRole('button', { name: t('change', { count }) });
const findTarget = () => findDialog().getByRole('spinbutton', { name: t('target') });

async function open(project: Project = PRO, balance = 120): Promise<UserEvent> {
  answerProject(project, balance);
  const user = await openDialog('changeTarget', { projectId: project.id });
  await screen.findByRole('alertdialog', { name: t('title') });
  return user;
}

async function setTarget(user: UserEvent, target: number): Promise<void> {
  await user.tripleClick(findTarget());
  await user.keyboard(`${target}{Tab}`);
}

it('offers ten more, with the focus on the way back', async () => {
  const user = await open();
  expect(findTarget()).toHaveAttribute('aria-valuenow', '30');
  expect(findTarget()).toHaveAccessibleDescription(t('now', { count: 20, came: 0 }));
  await expectFocus(() => findDialog().getByRole('button', { name: t('notYet') }));
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('lowers a target to those who have come, and knows the highest', async () => {
  const user = await open({ ...BASIC, joined: 12 });
  expect(findTarget()).toHaveAccessibleDescription(t('now', { count: 20, came: 12 }));
  await setTarget(user, 1);
  expect(findTarget()).toHaveAttribute('aria-valuenow', '12');
  expect(findChange(12)).toBeEnabled();
  await setTarget(user, 20);
  expect(findChange(20)).toBeDisabled();
  await setTarget(user, 999_999);
  expect(findTarget()).toHaveAttribute('aria-valuenow', String(LIMITS.maxParticipantMax));
  expect(findDialog().getByRole('button', { name: t('more') })).toBeDisabled();
});

it('says how many sessions of a Pro project come back', async () => {
  const user = await open({ ...PRO, joined: 12 });
  await setTarget(user, 12);
  expect(findDialog().getByText(t('comesBack', { count: 8 }))).toBeVisible();
  expect(findChange(12)).toBeEnabled();
});

it('lets a project that is done collect again, and asks sessions for those who are still to come', async () => {
  const user = await open({ ...PRO, status: 'done', joined: 12, completed: 12 });
  expect(findDialog().getByText(t('again'))).toBeVisible();
  expect(findTarget()).toHaveAttribute('aria-valuenow', '22');
  expect(await findDialog().findByText(s('sessions', { count: 110 }))).toBeVisible();
  await setTarget(user, 20);
  expect(findDialog().getByText(s('sessions', { count: 112 }))).toBeVisible();
  expect(findChange(20)).toBeEnabled();
});

it('shows what more participants of a Pro project cost', async () => {
  const user = await open();
  expect(await findDialog().findByText(s('sessions', { count: 110 }))).toBeVisible();
  await setTarget(user, 200);
  expect(findDialog().getByText(s('missing'))).toBeVisible();
});

it('costs nothing on a Basic project', async () => {
  await open(BASIC, 0);
  expect(findDialog().queryByText(s('balance'))).toBeNull();
  expect(findChange()).toBeEnabled();
});

it('says when the balance is unknown, and reads it again', async () => {
  answer(CALLS.getProject, PRO);
  refuse(CALLS.getCredits, 'internal');
  const user = await openDialog('changeTarget', { projectId: PRO.id });
  expect(await screen.findByText(s('balanceFailed'))).toBeVisible();
  expect(findChange()).toBeDisabled();
  answer(CALLS.getCredits, { balance: 50, parts: [] });
  await user.click(findDialog().getByRole('button', { name: s('retry') }));
  expect(await findDialog().findByText(s('sessions', { count: 40 }))).toBeVisible();
  expect(findChange()).toBeEnabled();
});

it('raises the target once, and says what it is now', async () => {
  const user = await open();
  const added = holdBack(CALLS.changeTarget, { ...PRO, maxParticipant: 25 });
  await setTarget(user, 25);
  await waitFor(() => expect(findChange(25)).toBeEnabled());
  await user.click(findChange(25));
  expect(findChange(25)).toHaveAttribute('aria-busy', 'true');
  await user.click(findChange(25));
  added.release();
  expect(await screen.findByText(t('changed', { count: 25 }))).toBeVisible();
  expect(added.asked).toEqual([{ params: { id: PRO.id }, body: { maxParticipant: 25 } }]);
});

it.each([
  'credits_insufficient',
  'credits_paused',
  'not_found',
  'project_not_active',
  'target_too_low',
] as const)('stays and tells of the refusal %s', async (code) => {
  const user = await open(BASIC);
  refuse(CALLS.changeTarget, code);
  await user.click(findChange());
  expect(await screen.findByText(errorsEn[code])).toBeVisible();
  expect(findChange()).not.toHaveAttribute('aria-busy');
});
