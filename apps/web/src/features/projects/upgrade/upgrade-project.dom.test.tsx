import { CALLS, type Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { answerProject, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const s = readTexts(useCreditTexts);
const EDITED = toProject();
const ACTIVE = toProject({ status: 'active' });

const findDialog = () => within(screen.getByRole('alertdialog', { name: t('title') }));
const findUpgrade = () => findDialog().getByRole('button', { name: t('upgrade') });

async function open(project: Project, balance = 120): Promise<UserEvent> {
  answerProject(project, balance);
  return openDialog('upgradeProject', { projectId: project.id });
}

async function openReady(project: Project = ACTIVE): Promise<UserEvent> {
  const user = await open(project);
  await screen.findByRole('alertdialog', { name: t('title') });
  await waitFor(() => expect(findUpgrade()).toBeEnabled());
  return user;
}

it('shows what it costs, with the focus on the way back', async () => {
  const user = await openReady();
  expect(findDialog().getByText(s('cost', { count: 20 }))).toBeVisible();
  expect(findDialog().getByText(s('sessions', { count: 100 }))).toBeVisible();
  await expectFocus(() => findDialog().getByRole('button', { name: t('notYet') }));
  await user.keyboard('{Escape}');
  await expectClosed();
});

it.each([
  [{ ...ACTIVE, joined: 12, completed: 12 }, '20 people: 20 sessions', '8 of them are set aside'],
  [{ ...ACTIVE, maxParticipant: 12, joined: 12, completed: 12 }, '12 people: 12 sessions', null],
  [toProject({ status: 'done', joined: 12, completed: 12 }), '12 people: 12 sessions', null],
] as const)(
  'says "Insights for 12 people: 12 sessions", and what is for people to come',
  async (project, offer, toCome) => {
    const user = await openReady(project);
    expect(findDialog().getByText(new RegExp(`^Insights for ${offer}\\.`))).toBeVisible();
    const lower = findDialog().queryByRole('button', { name: t('lowerFirst') });
    if (toCome === null) return expect(lower).toBeNull();
    expect(findDialog().getByText(new RegExp(toCome))).toBeVisible();
    await user.click(lower as HTMLElement);
    expect(useModals.getState().current).toEqual({
      key: 'changeTarget',
      props: { projectId: project.id, more: 'none' },
    });
  },
);

it('upgrades a project that collects once, and says so', async () => {
  const user = await openReady();
  const upgraded = holdBack(CALLS.upgradeProject, { ...ACTIVE, type: 'pro' });
  await user.click(findUpgrade());
  expect(findUpgrade()).toHaveAttribute('aria-busy', 'true');
  await user.click(findUpgrade());
  upgraded.release();
  expect(await screen.findByText(t('upgraded'))).toBeVisible();
  await expectClosed();
  expect(upgraded.asked).toEqual([{ params: { id: ACTIVE.id } }]);
});

it('takes nothing yet of a project that is edited, also with no session', async () => {
  const user = await open(EDITED, 0);
  expect(await screen.findByText(new RegExp(t('paidAtStart')))).toBeVisible();
  const changed = answer(CALLS.updateProject, { ...EDITED, type: 'pro' });
  await user.click(findUpgrade());
  expect(await screen.findByText(t('upgraded'))).toBeVisible();
  expect(changed.asked).toEqual([{ params: { id: EDITED.id }, body: { type: 'pro' } }]);
});

it('becomes the dialog of missing sessions where the balance is too small', async () => {
  await open(ACTIVE, 12);
  expect(await screen.findByRole('dialog')).toHaveTextContent(`${s('missing')}8`);
  expect(useModals.getState().current).toEqual({
    key: 'notEnoughCredit',
    props: { projectId: ACTIVE.id, purpose: 'upgrade', needed: 20, balance: 12 },
  });
});

it('becomes it also when only the server knew', async () => {
  const user = await openReady();
  refuse(CALLS.upgradeProject, 'credits_insufficient', { balance: 15, needed: 20 });
  answer(CALLS.getCredits, { balance: 15, parts: [] });
  await user.click(findUpgrade());
  expect(await screen.findByRole('dialog')).toHaveTextContent(`${s('missing')}5`);
});

it('closes when the project is Pro already', async () => {
  const user = await openReady();
  refuse(CALLS.upgradeProject, 'project_already_pro');
  await user.click(findUpgrade());
  expect(await screen.findByText(errorsEn.project_already_pro)).toBeVisible();
  await expectClosed();
});

it.each(['credits_paused', 'not_found', 'internal'] as const)(
  'stays and tells of the refusal %s',
  async (code) => {
    const user = await openReady();
    refuse(CALLS.upgradeProject, code);
    await user.click(findUpgrade());
    expect(await screen.findByText(errorsEn[code])).toBeVisible();
    expect(findUpgrade()).not.toHaveAttribute('aria-busy');
  },
);
