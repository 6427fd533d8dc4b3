import { type Aoi, CALLS, type Project } from '@fovea/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { setNarrow } from '#testing/browser-gaps.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toPage, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant } from '#testing/records.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const SURVEY = toPage({
  id: toId(801),
  kind: 'survey',
  timerMs: null,
  assets: [],
  question: {
    kind: 'written',
    text: 'What did you like?',
    choices: [],
    allowSeveral: false,
    addOther: false,
    shuffleChoices: false,
    required: true,
  },
});
/** Another one for each test: a page keeps what was done to a project. */
let projects = 0;
const newProject = () =>
  toProject({
    id: toId(6_000 + ++projects),
    status: 'done',
    joined: 1,
    completed: 1,
    pages: [toPage(), SURVEY],
  });
const TWO = toAoi({
  keyframes: [toKeyframe(), toKeyframe({ id: toId(912), timestamp: 2_000 })],
});

beforeEach(() => {
  // A stage without a size has no room for a picture.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  return () => vi.restoreAllMocks();
});

async function open(
  aoiList: readonly Aoi[],
  { search = '' } = {},
): Promise<{ user: UserEvent; project: Project }> {
  const project = newProject();
  answerShell();
  answerProject(project);
  answerRecords({ participants: [toParticipant()], pages: [] });
  answer(CALLS.listAois, { aoiList: [...aoiList] });
  const path = `${PATHS.aoi.replace(':id', project.id)}${search}`;
  const user = await openScreen(path, { self: toUser() });
  return { user, project };
}

const findSurface = () => screen.findByRole('application', { name: t('surface') });
const findList = () => screen.findByRole('list', { name: t('aois') });
const listNames = async () =>
  within(await findList())
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);

/** By keys alone: a corner in the middle, the other one down to the right. */
async function drawByKeys(user: UserEvent, key: 'r' | 'e'): Promise<void> {
  (await findSurface()).focus();
  await user.keyboard(`${key} `);
  await user.keyboard('{Shift>}{ArrowRight>4/}{ArrowDown>4/}{/Shift}');
  await user.keyboard('{Enter}');
}

it("drawMode default 'none'", async () => {
  await open([]);
  expect(await findSurface()).toHaveAttribute('data-draw-mode', 'none');
  expect(screen.getByRole('button', { name: t('select') })).toHaveAttribute('aria-pressed', 'true');
});

it('a new AOI: name "AOI 1" selected for typing at once, temporary id until the server answers', async () => {
  const { user, project } = await open([]);
  const created = holdBack(CALLS.createAoi, { aoiId: toId(920), keyframeIds: [toId(921)] });
  const renamed = answer(CALLS.updateAoi, toAoi({ aoiId: toId(920), name: 'Button' }));
  await drawByKeys(user, 'r');
  const field = await screen.findByRole('textbox', { name: t('name') });
  expect(field).toHaveFocus();
  expect(field).toHaveValue(t('newName', { number: 1 }));
  await user.keyboard('Button{Enter}');
  expect(await listNames()).toEqual([expect.stringContaining('Button')]);
  await waitFor(() => expect(created.asked).toHaveLength(1));
  expect(renamed.asked).toHaveLength(0);
  created.release();
  await waitFor(() => expect(renamed.asked).toHaveLength(1));
  const [{ body, params } = {}] = created.asked;
  expect(params).toEqual({ experimentId: project.id, assetId: toPage().assets[0]?.id });
  expect(body).toMatchObject({ name: 'AOI 1', color: 1, group: null, tags: [] });
  expect(body?.keyframeAoi.keyframes).toHaveLength(1);
  expect(renamed.asked[0]).toMatchObject({
    params: { aoiId: toId(920) },
    body: { name: 'Button' },
  });
});

it('the list has the order of the server, and says shape and keyframes', async () => {
  await open([TWO, toAoi({ aoiId: toId(930), name: 'Logo', createdAt: null })]);
  expect(await listNames()).toEqual([
    `Headline${t('kind', { type: t('rectangle'), count: 2 })}`,
    `Logo${t('kind', { type: t('rectangle'), count: 1 })}`,
  ]);
});

it('a failing save shows its toast, restores and blinks once', async () => {
  const { user } = await open([TWO]);
  const failing = refuse(CALLS.updateKeyframe, 'internal');
  const blinks = countBlinks(await findSurface());
  await choose(user);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByText('Failed to update keyframe')).toBeVisible();
  expect(failing.asked).toHaveLength(1);
  expect(blinks()).toBe(1);
});

/** A blink is over soon: it is counted as it comes. */
function countBlinks(surface: Element): () => number {
  let count = 0;
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    count += added.filter(
      (node) => node instanceof Element && node.matches('[data-failed]'),
    ).length;
  });
  observer.observe(surface, { childList: true, subtree: true });
  return () => count;
}

async function choose(user: UserEvent) {
  await user.click(within(await findList()).getByRole('button', { name: /^Headline/ }));
  (await findSurface()).focus();
}
it('undo sends the inverse call', async () => {
  const { user } = await open([TWO]);
  const updated = answer(CALLS.updateKeyframe, toKeyframe());
  await choose(user);
  await user.keyboard('{ArrowRight>3/}');
  await waitFor(() => expect(updated.asked).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: t('undo') })).toBeEnabled());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(updated.asked).toHaveLength(2));
  expect(updated.asked[1]?.body).toEqual({ shape: toKeyframe().shape });
});

it('the only keyframe of an area stays: the area can be removed instead', async () => {
  const { user } = await open([toAoi()]);
  await choose(user);
  await user.keyboard('k');
  await screen.findByRole('alertdialog', { name: t('lastTitle') });
  const removed = answer(CALLS.removeAoi, { id: toAoi().aoiId });
  await user.click(screen.getByRole('button', { name: t('removeAoi') }));
  await waitFor(() => expect(removed.asked).toHaveLength(1));
  expect(removed.asked[0]?.query.keyframeId).toBeUndefined();
});

it('"selected diamonds can be copied, pasted at the playhead, deleted": several at once are one call', async () => {
  const third = toKeyframe({ id: toId(913), timestamp: 4_000 });
  const { user } = await open([toAoi({ keyframes: [...TWO.keyframeAoi.keyframes, third] })]);
  const updated = answer(CALLS.updateAoi, toAoi());
  const findDiamond = (seconds: string) =>
    screen.findByRole('button', { name: t('keyframeAt', { name: 'Headline', seconds }) });
  (await findDiamond('2.00')).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await findDiamond('2.00')).toHaveAttribute('aria-pressed', 'true');
  expect(await findDiamond('4.00')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Delete}');
  await waitFor(() => expect(updated.asked).toHaveLength(1));
  expect(updated.asked[0]?.body.keyframeAoi?.keyframes).toEqual([toKeyframe()]);
});

it("a survey page: the dialog 'Surveys don't come with AOI settings.'", async () => {
  const { user } = await open([], { search: '?page=2' });
  await screen.findByRole('dialog', { name: "Surveys don't come with AOI settings." });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('application')).toBeNull();
});

it('narrow screens only show ("Open on a larger screen to draw AOIs.")', async () => {
  setNarrow(true);
  await open([toAoi()]);
  expect(await screen.findByText('Open on a larger screen to draw AOIs.')).toBeVisible();
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.queryByRole('toolbar')).toBeNull();
  act(() => setNarrow(false));
});
