import { type Aoi, CALLS, type ProjectType } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTexts as useAoiEditorTexts } from '#features/analysis/aoi/texts.ts';
import { PATHS } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { toAoi } from '#testing/aois.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import {
  answerProject,
  answerProjects,
  toAsset,
  toId,
  toPage,
  toProject,
  toSummary,
} from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { answerRecords, toParticipant } from '#testing/records.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const say = readTexts(useAoiEditorTexts);
const FILE = {
  schema: 'fovea-aoi-1',
  asset: { id: null, w: 100, h: 200, duration_ms: null, sha256: null },
  aois: [
    {
      name: 'Logo',
      color: 3,
      keyframes: [{ t_ms: 0, shape: { type: 'rectangle', x: 10, y: 20, width: 50, height: 40 } }],
    },
    { name: 'Star', keyframes: [{ t_ms: 0, shape: { type: 'star' } }] },
  ],
};
/** Another one for each test: a page keeps what was done to a project. */
let projects = 0;

beforeEach(() => {
  // A stage without a size has no room for a picture.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  return () => vi.restoreAllMocks();
});

async function open(aoiList: readonly Aoi[], type: ProjectType = 'pro') {
  const project = toProject({
    id: toId(7_000 + ++projects),
    type,
    status: 'done',
    joined: 1,
    completed: 1,
    pages: [toPage()],
  });
  answerShell();
  answerProject(project);
  answerRecords({ participants: [toParticipant()], pages: [] });
  answer(CALLS.listAois, { aoiList: [...aoiList] });
  const user = await openScreen(PATHS.aoi.replace(':id', project.id), { self: toUser() });
  return { user, project };
}

async function choose(user: UserEvent, entry: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: say('moreAois') }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function give(user: UserEvent, name: string, text: string) {
  const dialog = await screen.findByRole('dialog', { name: t('importTitle') });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('nothing takes a file');
  await user.upload(input, new File([text], name, { type: 'application/json' }));
  return dialog;
}

it('"An import shows what it found before anything is stored"', async () => {
  const { user } = await open([]);
  const created = answer(CALLS.createAoi, { aoiId: toId(920), keyframeIds: [toId(921)] });
  await choose(user, say('import'));
  const dialog = await give(user, 'areas.json', JSON.stringify(FILE));
  expect(await within(dialog).findByText(t('found', { count: 1 }))).toBeVisible();
  expect(within(dialog).getByText('Logo')).toBeVisible();
  expect(within(dialog).getByText(t('kind', { name: 'Star' }))).toBeVisible();
  expect(created.asked).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: t('import', { count: 1 }) }));
  await waitFor(() => expect(created.asked).toHaveLength(1));
  expect(created.asked[0]?.body).toMatchObject({
    name: 'Logo',
    color: 3,
    keyframeAoi: {
      keyframes: [
        { timestamp: 0, shape: { type: 'rectangle', x: 0.1, y: 0.1, width: 0.5, height: 0.2 } },
      ],
    },
  });
});

it('refused files say why, and another one can be chosen', async () => {
  const { user } = await open([]);
  await choose(user, say('import'));
  const dialog = await give(user, 'areas.json', '{"aois": []}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(t('unknown_format'));
  await give(user, 'areas.json', JSON.stringify(FILE).replace('"w":100', '"w":null'));
  expect(await within(dialog).findByText(t('bad_number'))).toBeVisible();
  await give(user, 'areas.xml', `<a>${'x'.repeat(8_000_000)}</a>`);
  expect(await within(dialog).findByText(t('too_large', { mb: 8 }))).toBeVisible();
  expect(within(dialog).getByRole('button', { name: t('importNone') })).toBeDisabled();
  await give(user, 'areas.json', JSON.stringify(FILE));
  expect(await within(dialog).findByText('Logo')).toBeVisible();
});

it('exports in the three formats', async () => {
  const { user } = await open([toAoi()]);
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download.replace(/^[^.]*/, ''));
  });
  for (const tool of ['Fovea', 'CVAT', 'Label Studio']) {
    await choose(user, say('export'));
    await user.click(await screen.findByRole('radio', { name: tool }));
    await user.click(screen.getByRole('button', { name: t('download') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(names).toEqual(['.aoi.json', '.cvat.xml', '.label-studio.json']);
});

it('The specification says "no downloads and no insights": a free project opens Pro in place of a file of areas', async () => {
  const { user } = await open([toAoi()], 'basic');
  await choose(user, new RegExp(`^${say('export')}.*${say('partOfPro')}`));
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(/Pro/);
});

it('copies an area to a page of another project', async () => {
  const { user, project } = await open([toAoi()]);
  const there = toAsset({ id: toId(7_600) });
  const other = toProject({
    id: toId(7_500),
    name: 'Second round',
    pages: [toPage({ id: toId(7_700), name: 'New pack', assets: [there] })],
  });
  answerProjects([toSummary(project), toSummary({ id: other.id, name: other.name })]);
  answer(CALLS.getProject, ({ params }) => (params.id === other.id ? other : project));
  answer(CALLS.listAois, ({ query }) => ({
    aoiList: query.experimentId === other.id ? [] : [toAoi()],
  }));
  const created = answer(CALLS.createAoi, { aoiId: toId(930), keyframeIds: [toId(931)] });
  await user.click(await screen.findByRole('button', { name: say('more', { name: 'Headline' }) }));
  await user.click(await screen.findByRole('menuitem', { name: say('copyTo') }));
  const dialog = await screen.findByRole('dialog', { name: t('copyTitle') });
  expect(within(dialog).getByText(t('noPage'))).toBeVisible();
  await user.click(within(dialog).getByRole('combobox', { name: t('project') }));
  await user.click(await screen.findByRole('option', { name: 'Second round' }));
  expect(await within(dialog).findByRole('combobox', { name: t('page') })).toHaveTextContent(
    '1 New pack',
  );
  await user.click(within(dialog).getByRole('button', { name: t('copy') }));
  expect(await screen.findByText(t('copied', { count: 1 }))).toBeVisible();
  await waitFor(() => expect(created.asked).toHaveLength(1));
  expect(created.asked[0]?.params).toEqual({ experimentId: other.id, assetId: there.id });
  expect(created.asked[0]?.body).toMatchObject({ name: 'Headline' });
});
