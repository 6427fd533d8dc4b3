import { CALLS, type Funnel, type Language, type Project } from '@fovea/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as usePeopleTexts } from '#features/projects/detail/people/texts.ts';
import { useTexts as useProjectDetailTexts } from '#features/projects/detail/texts.ts';
import { useModals } from '#shared/modals/modals.ts';
import { toProject as toPath } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { toFunnel, toPart } from '#testing/funnel.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant, toRecordedPage } from '#testing/records.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const tDetail = readTexts(useProjectDetailTexts);
const tPeople = readTexts(usePeopleTexts);
const PAGES = [toPage(), toPage({ id: toId(801), position: 1 })];
const ACTIVE = toProject({ status: 'active', maxParticipant: 60, completed: 3, pages: PAGES });
const visit = (model: string) => ({
  step: 'page' as const,
  page: 0,
  model,
  startedAt: new Date(Date.now() - 84_000).toISOString(),
});
const FUNNEL = toFunnel({
  opened: 74,
  since: '2026-11-12T08:00:00.000Z',
  all: toPart([66, 57, 53, 48], [1, 1, 2, 0]),
  inApp: toPart([8, 3, 3, 3]),
  models: [
    { name: 'iPhone', ...toPart([14, 14, 13, 12]) },
    { name: 'Galaxy A54', ...toPart([9, 5, 5, 4]) },
    { name: 'Redmi 13', ...toPart([2, 1, 1, 1]) },
  ],
  others: { models: 8, ...toPart([22, 18, 15, 11]) },
  there: [{ step: 'page', page: 0, count: 6 }],
  now: ['A', 'B', 'C', 'D'].map(visit),
  last: [
    {
      participant: 'P001',
      deviceName: 'Pixel 8',
      validity: 94.2,
      completedAt: new Date(Date.now() - 180_000).toISOString(),
    },
  ],
});

const findPanel = (name: string) => screen.findByRole('region', { name });

/** Five people of whom one is no use, on both pages. */
const FIVE = {
  participants: [92, 85, 5, 91, 90].map((validity, at) =>
    toParticipant({ validity, recordingId: toId(601 + at), subjectId: `P00${at + 1}` }),
  ),
  pages: PAGES.map(({ id }) => toRecordedPage(id, 5)),
};

async function open(funnel: Funnel, project: Project = ACTIVE, language: Language = 'en') {
  answerShell();
  answerProject(project);
  answerRecords({
    participants: [
      toParticipant({ validity: 92 }),
      toParticipant({ validity: 85, recordingId: toId(601), subjectId: 'P002' }),
      toParticipant({
        validity: 5,
        recordingId: toId(602),
        subjectId: 'P003',
        verdict: 'fair',
        errorMm: 9,
        qualityFlags: ['light'],
      }),
    ],
    pages: [],
  });
  const polled = answer(CALLS.getFunnel, funnel);
  const user = await openScreen(toPath(project.id), { self: toUser({ language }), language });
  await screen.findByRole('heading', { level: 1, name: project.name });
  return { user, polled };
}

it('"This replaces the three-panel detail while active and at least one person has opened the link"', async () => {
  await open(FUNNEL);
  expect(await findPanel(t('funnel'))).toBeVisible();
  expect(screen.queryByRole('region', { name: tDetail('progress') })).toBeNull();
  expect(await findPanel(tDetail('collect'))).toBeVisible();
});

it('"before that the old layout", and after the end too', async () => {
  await open(toFunnel());
  expect(await findPanel(tDetail('progress'))).toBeVisible();
  expect(screen.queryByRole('region', { name: t('funnel') })).toBeNull();
});

it('is gone when the project is done', async () => {
  await open(FUNNEL, { ...ACTIVE, status: 'done' });
  expect(await findPanel(tDetail('progress'))).toBeVisible();
});

it.each(['en', 'ko'] as const)(
  '"Under each bar: how many stopped and how many are still there", once on the page, %s',
  async (language) => {
    await open({ ...FUNNEL, computers: 2 }, ACTIVE, language);
    const panel = within(await findPanel(t('funnel')));
    const lost = (count: number, reason: 'closed' | 'there' | 'silent' | 'checking') =>
      tPeople('lost', { count, reason: tPeople(reason) });
    const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      `${tPeople('opened')}74${lost(8, 'closed')}`,
      `${tPeople('consented')}66${lost(1, 'there')}, ${lost(8, 'silent')}`,
      `${tPeople('camera_on')}57${lost(1, 'there')}, ${lost(3, 'silent')}`,
      `${tPeople('calibrated')}53${lost(2, 'there')}, ${lost(3, 'silent')}`,
      `${tPeople('completed')}48${lost(45, 'checking')}`,
      expect.stringContaining(`${tPeople('readable')}3`),
      expect.stringContaining(`${tPeople('valid')}2`),
    ]);
    expect(panel.getByText(tPeople('computers', { count: 2 }))).toBeVisible();
    expect(screen.queryByRole('region', { name: tPeople('flow') })).toBeNull();
  },
);

it('a person who withdrew has withdrawn, and is not being checked', async () => {
  await open({ ...FUNNEL, all: toPart([4, 4, 4, 4]), opened: 4, withdrawn: 1 });
  const panel = within(await findPanel(t('funnel')));
  const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  const lost = tPeople('lost', { count: 1, reason: tPeople('withdrawn') });
  expect(rows[4]).toBe(`${tPeople('completed')}4${lost}`);
});

it('says where people stop inside chat apps, with the invitation that leads out', async () => {
  const { user } = await open(FUNNEL);
  const panel = within(await findPanel(t('funnel')));
  expect(panel.getByText(t('chatHint', { lost: 5 }))).toBeVisible();
  await user.click(panel.getByRole('button', { name: t('chatHintAction') }));
  expect(await navigator.clipboard.readText()).toContain(ACTIVE.link);
});

it('"Hints are rules, not prose", and devices read "finished of consented"', async () => {
  await open(FUNNEL);
  const rows = within(await findPanel(t('devices'))).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    `iPhone12 / 14${t('usual')}`,
    `Galaxy A544 / 9${t('stoppedconsented', { count: 4 })}`,
    `Redmi 131 / 2${t('tooFew')}`,
    `${t('others', { count: 8 })}11 / 22${t('tooFew')}`,
  ]);
});

it('"Taking part now shows at most 4, then +3 more. Nobody can be opened from here."', async () => {
  await open(FUNNEL);
  const panel = within(await findPanel(t('now')));
  expect(panel.getAllByText(t('atpage', { page: 1, pages: 2 }))).toHaveLength(4);
  expect(panel.getByText(t('more', { count: 2 }))).toBeVisible();
  expect(panel.queryByRole('link')).toBeNull();
  expect(panel.queryByRole('button')).toBeNull();
  expect(panel.getByText('P001')).toBeVisible();
  expect(await panel.findByText(`${t('female', { age: 30 })}, Pixel 8`)).toBeVisible();
});

it('says how good the data is, and why some is not', async () => {
  await open(FUNNEL);
  expect(await screen.findByText(t('why', { count: 1 }))).toBeVisible();
  const panel = await findPanel(t('quality'));
  expect(panel).toHaveTextContent(`${t('tooDark')}1`);
  expect(panel).toHaveTextContent(`${t('accuracy')}${t('cm', { value: 0.9 })}`);
});

it('hides the pace while few have finished', async () => {
  await open(FUNNEL);
  expect(await screen.findByText(t('paceHidden'))).toBeVisible();
  expect(screen.getByText(t('finishBasis', { completed: 48, opened: 74 }))).toBeVisible();
});

it('can be finished early, and leads to the result', async () => {
  const { user } = await open(FUNNEL);
  expect(await screen.findByRole('link', { name: t('analyseResult') })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('finishEarly') }));
  expect(useModals.getState().current?.key).toBe('finishProject');
});

async function openFive(project: Project, language: Language = 'en') {
  answerShell();
  answerProject(project);
  answerRecords(FIVE);
  answer(CALLS.getFunnel, FUNNEL);
  const user = await openScreen(toPath(project.id), { self: toUser({ language }), language });
  return { user, panel: within(await findPanel(t('picture'))) };
}

it.each(['en', 'ko'] as const)(
  '"The picture so far": three small maps and the change curve, %s',
  async (language) => {
    const { user, panel } = await openFive({ ...ACTIVE, completed: 5 }, language);
    const value = '1.00';
    expect(await panel.findByText(t('likeness', { value }))).toBeVisible();
    expect(panel.getByRole('img', { name: t('changeLabel', { people: 4, value }) })).toBeVisible();
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['1', '2', '4'],
    ]);
    expect(panel.getByText(t('ofPeople', { count: 4 }))).toBeVisible();
    await user.click(panel.getByRole('button', { name: t('nextPage') }));
    expect(panel.getByText(t('pageOf', { number: 2, name: 'pack' }))).toBeVisible();
    expect(await panel.findByText(t('likeness', { value }))).toBeVisible();
  },
);

it('takes the map that a worker has drawn where there is one', async () => {
  const maps = [{ pageId: toId(800), slot: 0, url: '/map.webp' }];
  const { panel } = await openFive({ ...ACTIVE, completed: 5, maps });
  const picture = panel.getByRole('img', { name: t('pictureAlt') });
  expect(picture.querySelector('img[src="/map.webp"]')).not.toBeNull();
});

it('"Steady since" stays hidden', async () => {
  const { panel } = await openFive({ ...ACTIVE, completed: 5 });
  await panel.findByText(t('likeness', { value: '1.00' }));
  expect(panel.queryByText(/steady/i)).toBeNull();
});
