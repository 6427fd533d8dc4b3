import { CALLS, type Project } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { toProject as toPath } from '#shared/paths.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { readAddress, readState } from '#testing/open-screen.tsx';
import { answerProject, toAsset, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const s = readTexts(useCreditTexts);
const BASIC = toProject();
const PRO = toProject({ type: 'pro' });

const findDialog = () => within(screen.getByRole('alertdialog', { name: t('title') }));
const findStart = () => findDialog().getByRole('button', { name: t('start') });

async function open(project: Project, balance = 120): Promise<UserEvent> {
  answerProject(project, balance);
  return openDialog('activate', { projectId: project.id });
}

async function openReady(project: Project = PRO): Promise<UserEvent> {
  const user = await open(project);
  await screen.findByRole('alertdialog', { name: t('title') });
  await waitFor(() => expect(findStart()).toBeEnabled());
  return user;
}

const NOT_READY: [
  string,
  Partial<Project>,
  'noPagesTitle' | 'incompleteTitle' | 'checkingTitle',
][] = [
  ['no page', { pages: [] }, 'noPagesTitle'],
  ['a page without its picture', { pages: [toPage({ assets: [null] })] }, 'incompleteTitle'],
  [
    'a question without choices',
    {
      pages: [
        toPage({
          kind: 'survey',
          assets: [],
          timerMs: null,
          question: {
            kind: 'choice',
            text: 'Which?',
            choices: [],
            allowSeveral: false,
            addOther: false,
            shuffleChoices: false,
            required: true,
          },
        }),
      ],
    },
    'incompleteTitle',
  ],
  [
    'a picture that is checked',
    { pages: [toPage({ assets: [toAsset({ status: 'checking' })] })] },
    'checkingTitle',
  ],
];

it.each(NOT_READY)('does not start with %s, and says so', async (_name, change, title) => {
  const user = await open({ ...BASIC, ...change });
  const refusal = await screen.findByRole('dialog', { name: t(title) });
  await user.click(within(refusal).getByRole('button', { name: t('close') }));
  await expectClosed();
});

it('says what a Basic project collects, with the focus on the way back', async () => {
  const user = await openReady(BASIC);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(t('costValue'));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(t('text'));
  await expectFocus(() => findDialog().getByRole('button', { name: t('notYet') }));
  await user.keyboard('{Escape}');
  await expectClosed();
});

it('waits for the balance before a Pro project can start', async () => {
  answer(CALLS.getProject, PRO);
  const credits = holdBack(CALLS.getCredits, { balance: 120, parts: [] });
  await openDialog('activate', { projectId: PRO.id });
  await screen.findByRole('alertdialog', { name: t('title') });
  expect(findStart()).toBeDisabled();
  credits.release();
  expect(await findDialog().findByText(s('sessions', { count: 100 }))).toBeVisible();
  expect(findStart()).toBeEnabled();
  expect(findDialog().getByText(t('finishEarly'))).toBeVisible();
});

it('starts once, says so, and opens the project as a new one', async () => {
  const user = await openReady();
  const started = holdBack(CALLS.activateProject, toProject({ type: 'pro', status: 'active' }));
  await user.click(findStart());
  expect(findStart()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  await user.click(findStart());
  started.release();
  expect(await screen.findByText(t('started'))).toBeVisible();
  expect(readAddress()).toBe(toPath(PRO.id));
  expect(readState()).toEqual({ isNew: true });
  expect(started.asked).toEqual([{ params: { id: PRO.id }, body: { revision: PRO.revision } }]);
});

it('becomes the dialog of missing sessions where the balance is too small', async () => {
  await open(PRO, 5);
  expect(await screen.findByRole('dialog')).toHaveTextContent(`${s('missing')}15`);
  expect(useModals.getState().current).toEqual({
    key: 'notEnoughCredit',
    props: { projectId: PRO.id, purpose: 'activate', needed: 20, balance: 5 },
  });
});

it('becomes it also when only the server knew', async () => {
  const user = await openReady();
  refuse(CALLS.activateProject, 'credits_insufficient', { balance: 2, needed: 20 });
  answer(CALLS.getCredits, { balance: 2, parts: [] });
  await user.click(findStart());
  expect(await screen.findByRole('dialog')).toHaveTextContent(`${s('missing')}18`);
});

it('says when the balance is unknown, and reads it again', async () => {
  answer(CALLS.getProject, PRO);
  refuse(CALLS.getCredits, 'internal');
  const user = await openDialog('activate', { projectId: PRO.id });
  expect(await screen.findByText(s('balanceFailed'))).toBeVisible();
  expect(findStart()).toBeDisabled();
  answer(CALLS.getCredits, { balance: 20, parts: [] });
  await user.click(findDialog().getByRole('button', { name: s('retry') }));
  await waitFor(() => expect(findStart()).toBeEnabled());
});

it.each([
  'credits_paused',
  'not_found',
  'project_not_editable',
  'project_not_ready',
  'internal',
] as const)('stays and tells of the refusal %s', async (code) => {
  const user = await openReady(BASIC);
  refuse(CALLS.activateProject, code);
  await user.click(findStart());
  expect(await screen.findByText(errorsEn[code])).toBeVisible();
  await waitFor(() => expect(findStart()).not.toHaveAttribute('aria-busy'));
});
