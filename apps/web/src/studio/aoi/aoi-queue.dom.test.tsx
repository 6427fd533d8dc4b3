import { type Aoi, CALLS, type Language } from '@fovea/contract';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { language } from '#shared/language.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import { answer, refuse } from '#testing/answer.ts';
import { toAoi, toKeyframe } from '#testing/aois.ts';
import { toId } from '#testing/projects.ts';
import { getAoiQueue, lastFailure, visitAoiQueue } from './aoi-queue.ts';
import { SAMPLE_AOIS_KEY, toAoisQuery } from './aois.queries.ts';
import type { Command } from './commands/commands.ts';

const AOI = toAoi({ keyframes: [toKeyframe(), toKeyframe({ id: toId(912), timestamp: 2_000 })] });
const { aoiId } = AOI;
const keyframeId = toId(912);
const ADDED = toKeyframe({ id: 'k', timestamp: 500 });

const FAILURES: readonly [string, string, Command][] = [
  [
    'Failed to add AOI',
    'AOI를 추가하지 못했습니다',
    { kind: 'addAoi', aoi: toAoi({ aoiId: 'mine' }) },
  ],
  [
    'Failed to update AOI',
    'AOI를 수정하지 못했습니다',
    { kind: 'updateAoi', aoiId, change: { name: 'Logo' } },
  ],
  ['Failed to remove AOI', 'AOI를 삭제하지 못했습니다', { kind: 'removeAoi', aoiId }],
  [
    'Failed to add keyframe',
    '키프레임을 추가하지 못했습니다',
    { kind: 'addKeyframe', aoiId, keyframe: ADDED },
  ],
  [
    'Failed to update keyframe',
    '키프레임을 수정하지 못했습니다',
    { kind: 'updateKeyframe', aoiId, keyframeId, change: { visible: false } },
  ],
  [
    'Failed to remove keyframe',
    '키프레임을 삭제하지 못했습니다',
    { kind: 'removeKeyframe', aoiId, keyframeId },
  ],
];
const CALLS_OF = {
  addAoi: CALLS.createAoi,
  updateAoi: CALLS.updateAoi,
  removeAoi: CALLS.removeAoi,
  addKeyframe: CALLS.createKeyframe,
  updateKeyframe: CALLS.updateKeyframe,
  removeKeyframe: CALLS.removeAoi,
} as const;

/** A queue of its own for each test: a page keeps one for each project. */
let projects = 0;
const open = (aois: readonly Aoi[] = [AOI]) => getAoiQueue(toId(5_000 + ++projects), aois);

for (const lang of ['en', 'ko'] as const satisfies readonly Language[]) {
  it.each(FAILURES)(
    `'%s' / '%s' rolls back the optimistic change and refetches, ${lang}`,
    async (english, korean, command) => {
      language.set(lang);
      const listed = answer(CALLS.listAois, { aoiList: [AOI] });
      refuse(CALLS_OF[command.kind], 'internal');
      const queue = open();
      const failures = lastFailure.getState().count;
      queue.run(command);
      expect(queue.get().aois).not.toEqual([AOI]);
      await waitFor(() =>
        expect(toasts.list().map(({ title }) => title)).toEqual([lang === 'en' ? english : korean]),
      );
      await waitFor(() => expect(queue.get().aois).toEqual([AOI]));
      expect(lastFailure.getState().count).toBe(failures + 1);
      await waitFor(() => expect(listed.asked).toHaveLength(1));
    },
  );
}

it.each([
  ['asset_areas_full', '256 KB', '256KB'],
  ['project_areas_full', '2 MB', '2MB'],
  ['account_areas_full', '20 MB', '20MB'],
] as const)('says which bound is reached: %s', async (code, english, korean) => {
  answer(CALLS.listAois, { aoiList: [AOI] });
  refuse(CALLS.createAoi, code);
  for (const [lang, figure] of [
    ['en', english],
    ['ko', korean],
  ] as const) {
    language.set(lang);
    open().run({ kind: 'addAoi', aoi: toAoi({ aoiId: 'mine' }) });
    await waitFor(() => expect(toasts.list().at(-1)?.text).toContain(` ${figure}`));
  }
});

it('aoiId, keyframeIds (first used): a new AOI and its keyframe are known by them', async () => {
  answer(CALLS.listAois, {
    aoiList: [toAoi({ aoiId: toId(920), keyframes: [toKeyframe({ id: toId(921) })] })],
  });
  const created = answer(CALLS.createAoi, { aoiId: toId(920), keyframeIds: [toId(921)] });
  const updated = answer(CALLS.updateKeyframe, toKeyframe({ id: toId(921), visible: false }));
  const queue = open([]);
  queue.run({
    kind: 'addAoi',
    aoi: toAoi({ aoiId: 'mine', keyframes: [toKeyframe({ id: 'first' })] }),
  });
  queue.run({
    kind: 'updateKeyframe',
    aoiId: 'mine',
    keyframeId: 'first',
    change: { visible: false },
  });
  await waitFor(() => expect(updated.asked).toHaveLength(1));
  expect(updated.asked[0]).toMatchObject({
    params: { aoiId: toId(920), keyframeId: toId(921) },
    body: { visible: false },
  });
  const [{ body } = {}] = created.asked;
  expect(Object.keys(body ?? {}).toSorted()).toEqual([
    'color',
    'group',
    'keyframeAoi',
    'name',
    'tags',
  ]);
});

it('The specification says "AOI list and device queries never stale": only a visit reads areas again, however often a screen asks for them', async () => {
  const listed = answer(CALLS.listAois, { aoiList: [] });
  const projectId = toId(4_999);
  expect(toAoisQuery(projectId).staleTime).toBe(Number.POSITIVE_INFINITY);
  const render = () => getAoiQueue(projectId, [AOI]);
  const queue = render();
  // The first visit has just read them.
  visitAoiQueue(queue);
  for (let i = 0; i < 5; i++) expect(render()).toBe(queue);
  visitAoiQueue(queue);
  await waitFor(() => expect(queue.get().aois).toEqual([]));
  expect(listed.asked).toHaveLength(1);
});

it('the sample keeps its AOIs in local storage, and asks no server', async () => {
  localStorage.setItem(SAMPLE_AOIS_KEY, JSON.stringify([AOI]));
  const queue = getAoiQueue(SAMPLE_ID, [AOI]);
  queue.run({ kind: 'updateAoi', aoiId, change: { name: 'Logo' } });
  await waitFor(() => expect(queue.get().waiting).toBe(0));
  expect(localStorage.getItem(SAMPLE_AOIS_KEY)).toContain('Logo');
});
