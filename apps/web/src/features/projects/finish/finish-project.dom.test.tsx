import { CALLS, type Project } from '@fovea/contract';
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
const ACTIVE = toProject({ status: 'active', type: 'pro', joined: 5, completed: 4 });

const findDialog = () => within(screen.getByRole('alertdialog', { name: t('title') }));
const findFinish = () => findDialog().getByRole('button', { name: t('finish') });

async function open(project: Project = ACTIVE): Promise<UserEvent> {
  answerProject(project);
  const user = await openDialog('finishProject', { projectId: project.id });
  await screen.findByRole('alertdialog', { name: t('title') });
  return user;
}

it('has the focus on the way back, and says what comes back', async () => {
  const user = await open();
  await expectFocus(() => findDialog().getByRole('button', { name: t('keep') }));
  expect(findDialog().getByText(t('comeBack', { count: 15 }))).toBeVisible();
  await user.keyboard('{Escape}');
  await expectClosed();
});

it.each([
  ['of a full Pro project', { type: 'pro', joined: 20 }, 'noneBack'],
  ['of a Basic project', { type: 'basic' }, undefined],
] as const)('tells of the sessions %s what is true', async (_name, change, text) => {
  await open({ ...ACTIVE, ...change });
  const effects = findDialog().getAllByRole('listitem');
  expect(effects).toHaveLength(text === undefined ? 2 : 3);
  if (text !== undefined) expect(effects.at(-1)).toHaveTextContent(t(text));
});

it('ends it once, and says so', async () => {
  const user = await open();
  const finished = holdBack(CALLS.finishProject, { ...ACTIVE, status: 'done' });
  await user.click(findFinish());
  expect(findFinish()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  await user.click(findFinish());
  finished.release();
  expect(await screen.findByText(t('finished'))).toBeVisible();
  await expectClosed();
  expect(finished.asked).toEqual([{ params: { id: ACTIVE.id } }]);
});

it('closes when somebody has finished it already', async () => {
  const user = await open();
  refuse(CALLS.finishProject, 'project_not_active');
  const read = answer(CALLS.getProject, { ...ACTIVE, status: 'done' });
  await user.click(findFinish());
  expect(await screen.findByText(errorsEn.project_not_active)).toBeVisible();
  await expectClosed();
  await waitFor(() => expect(read.asked).toHaveLength(1));
});

it.each(['not_found', 'internal', 'offline'] as const)('stays when it failed: %s', async (code) => {
  const user = await open();
  if (code === 'offline') breakOff(CALLS.finishProject);
  else refuse(CALLS.finishProject, code);
  await user.click(findFinish());
  expect(await screen.findByText(errorsEn[code])).toBeVisible();
  await waitFor(() => expect(findFinish()).not.toHaveAttribute('aria-busy'));
});
