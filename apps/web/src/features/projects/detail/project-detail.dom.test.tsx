import { CALLS, type Funnel, type Language, LIMITS, type Project } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useActionTexts } from '#features/projects/model/project-actions.tsx';
import { getShareTexts } from '#features/projects/model/share.ts';
import { useModals } from '#shared/modals/modals.ts';
import { PATHS, toAnalysis, toEditor, toProject as toPath } from '#shared/paths.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { readErrorPage } from '#testing/error-page.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { toFunnel } from '#testing/funnel.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toAsset, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';
import { useTexts } from './texts.ts';

const { en, ko } = useTexts.dictionaries;
const t = readTexts(useTexts);
const tCollect = readTexts(getShareTexts);
const tActions = readTexts(useActionTexts);
const PASSWORD = 'Sesame-4711';
const EDITED = toProject();
const ACTIVE = toProject({ status: 'active', joined: 2, password: PASSWORD });
const RESULT = toProject({ status: 'done', type: 'pro', joined: 20, completed: 20 });

const findPanel = (name: string) => screen.getByRole('region', { name });
const findMenu = () => screen.findByRole('button', { name: t('menu') });

let shownFunnel: Funnel | undefined;
beforeEach(() => {
  shownFunnel = undefined;
});

async function open(project: Project, language: Language = 'en'): Promise<UserEvent> {
  answerShell();
  answerProject(project);
  if (shownFunnel !== undefined) answer(CALLS.getFunnel, shownFunnel);
  const user = await openScreen(toPath(project.id), { self: toUser({ language }), language });
  await screen.findByRole('heading', { level: 1, name: project.name });
  return user;
}

it('says that it loads, and is named after its project', async () => {
  answerShell();
  const read = holdBack(CALLS.getProject, EDITED);
  await openScreen(toPath(EDITED.id), { self: toUser() });
  expect(await screen.findByRole('status', { name: t('loading') })).toBeVisible();
  read.release();
  await screen.findByRole('heading', { level: 1, name: EDITED.name });
  expect(document.title).toContain(EDITED.name);
});

it.each([
  ['not_found', 'title404', 1],
  ['invalid_request', 'titlegeneral', 1],
  // Errors that may pass are retried before anybody hears of them.
  ['internal', 'title500', 1 + LIMITS.queryRetries],
] as const)('is the page of the error %s', async (code, title, times) => {
  answerShell();
  const failing = refuse(CALLS.getProject, code);
  const user = await openScreen(toPath(EDITED.id), { self: toUser() });
  expect(await screen.findByRole('heading', { name: readErrorPage(title) })).toBeVisible();
  expect(failing.asked).toHaveLength(times);
  if (title === 'titlegeneral') return;
  answer(CALLS.getProject, EDITED);
  await user.click(screen.getByRole('button', { name: readErrorPage('retry') }));
  expect(await screen.findByRole('heading', { level: 1, name: EDITED.name })).toBeVisible();
});

it('leads a project in edit to the editor, and shows where its link will be', async () => {
  await open(EDITED);
  expect(screen.getByRole('link', { name: t('continueEditing') })).toHaveAttribute(
    'href',
    toEditor(EDITED.id),
  );
  expect(findPanel(t('collect'))).toHaveTextContent(t('notCollecting'));
  expect(findPanel(t('analyse'))).toHaveTextContent(t('notStartedTitle'));
  expect(findPanel(t('progress'))).toHaveTextContent(t('toGo', { count: 20 }));
});

it('shows a mini heatmap of the first pages once there is one', async () => {
  const pages = [toPage({ id: toId(31) }), toPage({ id: toId(32), position: 1 })];
  const maps = [{ pageId: toId(31), slot: 0, url: '/map.webp' }];
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  await open({ ...RESULT, pages, maps });
  const shown = [...findPanel(t('analyse')).querySelectorAll('img')];
  expect(shown.filter((img) => img.getAttribute('src') === '/map.webp')).toHaveLength(1);
  expect(shown).toHaveLength(3);
});

it('draws the mini heatmap itself while no worker has', async () => {
  answerRecords({ participants: [toParticipant()], pages: [toRecordedPage(toId(800), 1)] });
  await open(RESULT);
  const panel = findPanel(t('analyse'));
  await waitFor(() => expect(panel.querySelectorAll('img')).toHaveLength(2));
});

it('has a link and a QR code to hand out while it collects', async () => {
  const user = await open(ACTIVE);
  expect(await screen.findByRole('img', { name: t('qrLabel') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('copyLink') }));
  expect(await screen.findByText(tCollect('linkCopied'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ACTIVE.link);
  expect(findPanel(t('progress'))).toHaveTextContent(t('started', { count: 2 }));
  expect(findPanel(t('analyse'))).toHaveTextContent(t('waitingTitle'));
});

it('hides the password until somebody asks for it, and copies it either way', async () => {
  const user = await open(ACTIVE);
  const show = await screen.findByRole('button', { name: t('showPassword') });
  expect(screen.queryByText(PASSWORD)).toBeNull();
  await user.click(show);
  expect(screen.getByText(PASSWORD)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('hidePassword') }));
  expect(screen.queryByText(PASSWORD)).toBeNull();
  await user.click(screen.getByRole('button', { name: t('copyPassword') }));
  expect(await screen.findByText(tCollect('passwordCopied'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(PASSWORD);
});

it('puts the password into the invitation', async () => {
  const user = await open(ACTIVE);
  await user.click(await screen.findByRole('button', { name: t('copyInvitation') }));
  expect(await screen.findByText(tCollect('invitationCopied'))).toBeVisible();
  const text = await navigator.clipboard.readText();
  expect(text).toContain(ACTIVE.link);
  expect(text).toContain(tCollect('typePassword', { password: PASSWORD }));
});

it('shows the ID beside the link, and has no place for a password that was never set', async () => {
  await open({ ...ACTIVE, password: null });
  expect(await screen.findByRole('button', { name: t('copyInvitation') })).toBeVisible();
  expect(screen.queryByText(t('password'))).toBeNull();
  expect(screen.getByText(t('projectId'))).toBeVisible();
  expect(screen.getByText(toCodeText(ACTIVE.code ?? ''))).toBeVisible();
});

it('shows the QR code large, and hands it out as a file', async () => {
  const user = await open(ACTIVE);
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  await user.click(await screen.findByRole('button', { name: t('downloadQrLabel') }));
  expect(save).toHaveBeenCalledOnce();
  const large = screen.getByRole('button', { name: t('showLarge') });
  await user.click(large);
  const dialog = await screen.findByRole('dialog', { name: t('largeTitleMobile') });
  expect(within(dialog).getByRole('img', { name: t('qrLabel') })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => large);
});

it('hands the QR code out as PNG too', async () => {
  const user = await open(ACTIVE);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: {
    download: string;
  }) {
    saved.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: t('downloadPngLabel') }));
  expect(saved).toEqual([`${ACTIVE.name}.png`]);
});

it.each(['en', 'ko'] as const)(
  'says "Ends on 2027.02.14 if nobody takes part", %s',
  async (language) => {
    shownFunnel = toFunnel({ endsAt: '2027-02-14T12:00:00.000Z' });
    await open(ACTIVE, language);
    expect(await screen.findByText(t('ends', { date: '2027.02.14' }))).toBeVisible();
  },
);

it('a project that is done does not say when it would end', async () => {
  const at = new Date(Date.now() - 3 * 60_000).toISOString();
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  shownFunnel = toFunnel({
    last: [{ participant: 'P-020', deviceName: 'Pixel 8', validity: 91, completedAt: at }],
    endsAt: '2027-02-14T12:00:00.000Z',
  });
  await open(RESULT);
  await screen.findByText(t('lastParticipant', { ago: '3 min ago' }));
  expect(screen.queryByText(t('ends', { date: '2027.02.14' }))).toBeNull();
});

it('says "Last participant 3 min ago", who finished today and yesterday, and hour by hour', async () => {
  const agoMs = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const finished = { participant: 'P-020', deviceName: 'Pixel 8', validity: 91 };
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  shownFunnel = toFunnel({
    last: [{ ...finished, completedAt: agoMs(3) }],
    hours: [{ hour: agoMs(1), completed: 18 }],
  });
  await open(RESULT);
  const panel = findPanel(t('progress'));
  expect(await within(panel).findByText(t('lastParticipant', { ago: '3 min ago' }))).toBeVisible();
  // The hour may turn before the screen draws it.
  expect(within(panel).getByRole('img', { name: /18(, 0)?$/ })).toBeVisible();
});

it('shows its hashtags, and says in the summary what is shuffled and reviewed', async () => {
  const hashtags = [{ id: toId(70), name: 'beverage', color: 1 }];
  await open({ ...EDITED, hashtags, shuffle: true, finalReview: true });
  expect(screen.getByRole('link', { name: '#beverage' })).toHaveAttribute(
    'href',
    `${PATHS.projects}?tag=beverage`,
  );
  expect(findPanel(t('pages'))).toHaveTextContent('Shuffled, final review on, mobile portrait');
});

it('has a QR code for tablets scanned with a tablet', async () => {
  const user = await open({ ...ACTIVE, device: 'tablet' });
  await user.click(await screen.findByRole('button', { name: t('showLarge') }));
  expect(await screen.findByRole('dialog', { name: t('largeTitleTablet') })).toBeVisible();
});

it('tells how to collect', async () => {
  const user = await open(ACTIVE);
  await user.click(await screen.findByRole('button', { name: t('howTo') }));
  expect(useModals.getState().current?.key).toBe('howToCollectData');
});

const PRO = toProject({ status: 'active', type: 'pro' });
it.each(['en', 'ko'] as const)(
  'says how many people left nothing that can be read, and why, %s',
  async (language) => {
    const unread = [
      { reason: 'nothing_readable', count: 2 },
      { reason: 'gaze_lost', count: 1 },
      { reason: 'answers_missing', count: 3 },
    ] as const;
    await open({ ...ACTIVE, unread: [...unread] }, language);
    expect(await screen.findByText(t('unreadBytes', { count: 2 }))).toBeVisible();
    expect(screen.getByText(t('unreadEyes', { count: 1 }))).toBeVisible();
    expect(screen.getByText(t('unreadAnswers', { count: 3 }))).toBeVisible();
    expect(screen.getByText(t('unreadNote'))).toBeVisible();
  },
);

it.each([
  ['en', 1],
  ['en', 3],
  ['ko', 3],
] as const)(
  'tells of people who wait for a place, and leads to a higher target, %s %i',
  async (language, count) => {
    const user = await open({ ...ACTIVE, waiting: count }, language);
    expect(await screen.findByText(t('waitingMore', { count }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('waitingRaise') }));
    expect(useModals.getState().current).toMatchObject({
      key: 'changeTarget',
      props: { projectId: ACTIVE.id, more: count },
    });
  },
);

it.each([
  ['en', 1],
  ['ko', 2],
] as const)('tells of flagged people, and leads to the table, %s %i', async (language, count) => {
  await open({ ...ACTIVE, flagged: count }, language);
  const text = t('flaggedMore', { count, days: LIMITS.flagDays });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: t('flaggedSee') })).toBeVisible();
});

it('says nothing of unreadable data while there is none', async () => {
  await open(ACTIVE);
  expect(await screen.findByText(t('progress'))).toBeVisible();
  expect(screen.queryByText(t('unreadNote'))).toBeNull();
  expect(screen.queryByRole('button', { name: t('waitingRaise') })).toBeNull();
});

const OPEN_TO_ALL = ['rename', 'duplicate', 'hashtags'] as const;

it.each([
  ['in edit', toProject(), [...OPEN_TO_ALL, 'upgrade', 'delete']],
  ['that collects', ACTIVE, [...OPEN_TO_ALL, 'upgrade', 'changeTarget', 'finish', 'delete']],
  ['that collects as Pro', PRO, [...OPEN_TO_ALL, 'changeTarget', 'finish', 'delete']],
  [
    'that is finished',
    toProject({ status: 'done', type: 'pro' }),
    [...OPEN_TO_ALL, 'changeTarget', 'delete'],
  ],
] as const)('has a menu for a project %s', async (_state, project, names) => {
  const user = await open(project);
  await user.click(await screen.findByRole('button', { name: t('menu') }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(
    names.map((name) => tActions(name)),
  );
});

it('is renamed from its menu while it collects', async () => {
  const user = await open(ACTIVE);
  const renamed = answer(CALLS.updateProject, { ...ACTIVE, name: 'Teas' });
  await user.click(await screen.findByRole('button', { name: t('menu') }));
  await user.click(await screen.findByRole('menuitem', { name: tActions('rename') }));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox');
  await user.clear(field);
  await user.type(field, 'Teas{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Teas' })).toBeVisible();
  expect(renamed.asked).toEqual([{ params: { id: ACTIVE.id }, body: { name: 'Teas' } }]);
});

it('opens the dialogs of its menu by the keyboard', async () => {
  const user = await open(ACTIVE);
  (await findMenu()).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: tActions('changeTarget') }));
  expect(useModals.getState().current).toEqual({
    key: 'changeTarget',
    props: { projectId: ACTIVE.id },
  });
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('leads to the result, and says how good the recordings are', async () => {
  answerRecords({
    participants: [
      toParticipant({ validity: 92 }),
      toParticipant({ validity: 91 }),
      toParticipant({ validity: 5, deviceName: 'iPhone 15' }),
    ],
    pages: [],
  });
  await open(RESULT);
  expect(screen.getAllByRole('link', { name: t('analyseResult') })[0]).toHaveAttribute(
    'href',
    toAnalysis(RESULT.id),
  );
  expect(await screen.findByText(t('reliable', { count: 2 }))).toBeVisible();
  expect(screen.getByText(t('unreliable', { count: 1 }))).toBeVisible();
  expect(findPanel(t('progress'))).toHaveTextContent('Pixel 8 (2), iPhone 15 (1)');
  expect(findPanel(t('progress'))).toHaveTextContent(t('reached'));
  expect(findPanel(t('collect'))).toHaveTextContent(t('complete'));
});

it.each(['en', 'ko'] as const)(
  'offers nothing to send and nothing to analyse when it ended with nobody, %s',
  async (language) => {
    const texts = language === 'ko' ? ko : en;
    await open(toProject({ status: 'done', password: PASSWORD }), language);
    expect(screen.getByText(texts.complete)).toBeVisible();
    expect(screen.getByText(texts.nobodyTitle)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.menu })).toBeVisible());
    for (const name of [texts.copyLink, texts.copyInvitation, texts.howTo, texts.showLarge]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: texts.analyseResult })).toBeNull();
    expect(screen.queryByText(texts.password)).toBeNull();
  },
);

it.each([
  ['before it starts', EDITED],
  ['when it ended without anybody', toProject({ status: 'done' })],
])('draws what is missing apart for collecting and for analysing %s', async (_when, project) => {
  await open(project);
  const [collect, analyse] = [t('collect'), t('analyse')].map(
    // Before it stands the icon of a link.
    (name) => [...findPanel(name).querySelectorAll('svg')].at(-1)?.innerHTML,
  );
  expect(collect).toBeDefined();
  expect(analyse).toBeDefined();
  expect(analyse).not.toBe(collect);
});

it('says nothing of validity while there are no records', async () => {
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  await open({ ...RESULT, completed: 8 });
  expect(findPanel(t('progress'))).toHaveTextContent(t('finishedEarly'));
  expect(findPanel(t('analyse'))).toHaveTextContent(t('participants', { count: 8 }));
  expect(screen.queryByText(t('validity'))).toBeNull();
});

it('shows its pages as participants meet them', async () => {
  const question = {
    kind: 'choice' as const,
    text: 'Which one?',
    choices: ['A', 'B'],
    allowSeveral: false,
    addOther: false,
    shuffleChoices: false,
    required: true,
  };
  const film = toAsset({ kind: 'video', fileName: 'film.mp4', durationMs: 12_000 });
  await open({
    ...EDITED,
    pages: [
      toPage(),
      toPage({ id: toId(801), kind: 'video', timerMs: null, assets: [film] }),
      toPage({ id: toId(802), kind: 'survey', timerMs: null, assets: [], question }),
    ],
  });
  const items = within(findPanel(t('pages'))).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1\. pack/),
    expect.stringMatching(/^2\. film/),
    expect.stringContaining('3. Which one?'),
  ]);
  expect(items[2]).toHaveTextContent(t('choices', { count: 2 }));
});

it('says when there are no pages, and leads back to the list', async () => {
  await open({ ...EDITED, pages: [], pageCount: 0 });
  expect(findPanel(t('pages'))).toHaveTextContent(t('noPages'));
  const crumbs = within(screen.getByRole('navigation', { name: t('breadcrumb') }));
  expect(crumbs.getByRole('link', { name: t('projects') })).toHaveAttribute('href', PATHS.projects);
});
