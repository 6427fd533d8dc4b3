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
const findAdd = (count = 10) => findDialog().getByRole('button', { name: t('add', { count }) });
const findTarget = () => findDialog().getByRole('spinbutton', { name: t('target') });

async function open(project: Project = PRO, balance = 120): Promise<UserEvent> {
  answerProject(project, balance);
  const user = await openDialog('addParticipants', { projectId: project.id });
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
  expect(findTarget()).toHaveAccessibleDescription(t('now', { count: 20 }));
  await expectFocus(() => findDialog().getByRole('button', { name: t('notYet') }));
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('never lowers a target, and knows the highest', async () => {
  const user = await open(BASIC);
  await setTarget(user, 1);
  expect(findTarget()).toHaveAttribute('aria-valuenow', '21');
  await setTarget(user, 999_999);
  expect(findTarget()).toHaveAttribute('aria-valuenow', String(LIMITS.maxParticipantMax));
  expect(findDialog().getByRole('button', { name: t('more') })).toBeDisabled();
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
  expect(findAdd()).toBeEnabled();
});

it('says when the balance is unknown, and reads it again', async () => {
  answer(CALLS.getProject, PRO);
  refuse(CALLS.getCredits, 'internal');
  const user = await openDialog('addParticipants', { projectId: PRO.id });
  expect(await screen.findByText(s('balanceFailed'))).toBeVisible();
  expect(findAdd()).toBeDisabled();
  answer(CALLS.getCredits, { balance: 50, parts: [] });
  await user.click(findDialog().getByRole('button', { name: s('retry') }));
  expect(await findDialog().findByText(s('sessions', { count: 40 }))).toBeVisible();
  expect(findAdd()).toBeEnabled();
});

it('raises the target once, and says what it is now', async () => {
  const user = await open();
  const added = holdBack(CALLS.addParticipants, { ...PRO, maxParticipant: 25 });
  await setTarget(user, 25);
  await waitFor(() => expect(findAdd(5)).toBeEnabled());
  await user.click(findAdd(5));
  expect(findAdd(5)).toHaveAttribute('aria-busy', 'true');
  await user.click(findAdd(5));
  added.release();
  expect(await screen.findByText(t('added', { count: 25 }))).toBeVisible();
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
  refuse(CALLS.addParticipants, code);
  await user.click(findAdd());
  expect(await screen.findByText(errorsEn[code])).toBeVisible();
  expect(findAdd()).not.toHaveAttribute('aria-busy');
});
