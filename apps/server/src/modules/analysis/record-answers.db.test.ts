import { CALLS, LIMITS, type Question, WHOLE_LETTERS } from '@fovea/contract';
import { addPage } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { MERGED_IN_PLACE } from '#testing/consumers.ts';
import {
  complete,
  createDraft,
  join,
  makeGaze,
  makePicture,
  putBatch,
  uploadPicture,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readRecords } from '#testing/read-records.ts';
import { decodeNewest } from '#testing/stored-records.ts';
import { makeKeys, withdraw } from '#testing/withdrawals.ts';
import { buildAggregate } from './analysis.consumer.ts';
import { rebuildRecords } from './rebuild-records.service.ts';
import { RECORDS_WORK } from './records-work.ts';

const CHOICE: Question = {
  kind: 'choice',
  text: 'Which would you buy?',
  choices: ['Yuzu', 'Green tea', 'Neither'],
  allowSeveral: true,
  addOther: true,
  shuffleChoices: false,
  required: false,
};
const WRITTEN: Question = { ...CHOICE, kind: 'written', choices: [], addOther: false };

const { server, owner } = await openServer({ people: ['owner'] });

/** A picture, then a question with choices and one to write at. */
async function createAsked() {
  const { id } = await createDraft(owner, 1_000);
  const params = { id };
  const asset = await uploadPicture(server, owner, id, await makePicture());
  const body = { kind: 'image' as const, assetIds: [asset.id] };
  await addPage(owner.client, id, body);
  for (const question of [CHOICE, WRITTEN]) {
    await addPage(owner.client, id, { kind: 'survey', question });
  }
  const project = await owner.client.call(CALLS.activateProject, { params });
  const [picture = '', choice = '', written = ''] = project.pages.map((page) => page.id);
  const slug = (project.link ?? '').split('/').at(-1) ?? '';
  return { id, slug, pageIds: { picture, choice, written } };
}

type Asked = Awaited<ReturnType<typeof createAsked>>;
interface Answered {
  readonly choices?: readonly number[];
  readonly text?: string;
  readonly isFavourite?: boolean;
}

let seed = 0;

async function answer({ slug, pageIds }: Asked, own: Answered, keys = makeKeys()) {
  const joined = await join(server.app, slug, keys.join);
  const gaze = makeGaze(1, ++seed);
  await putBatch(server.app, joined, 0, gaze.batches[0]);
  await complete(server.app, joined, gaze, {
    answers: [
      ...(own.choices ? [{ pageId: pageIds.choice, choices: [...own.choices], text: null }] : []),
      ...(own.text ? [{ pageId: pageIds.written, choices: [], text: own.text }] : []),
    ],
    favouritePageId: own.isFavourite ? pageIds.picture : null,
  });
  return joined.recordingId;
}

const rebuild = (projectId: string) =>
  rebuildRecords({ ...server.deps, merger: MERGED_IN_PLACE }, projectId, new Set());

describe('answers and favourites', () => {
  it('stand in the records, by page and participant', async () => {
    const project = await createAsked();
    await answer(project, { choices: [2, 0], text: 'The colour', isFavourite: true });
    await answer(project, {});
    await answer(project, { choices: [1] });
    await packAndMerge(server);
    const { pages, favourites } = await decodeNewest(server, project.id);
    expect(favourites).toEqual([project.pageIds.picture, undefined, undefined]);
    expect(pages.map((page) => page.answers)).toEqual([
      [undefined, undefined, undefined],
      [{ choices: [0, 2], text: null }, undefined, { choices: [1], text: null }],
      [{ choices: [], text: 'The colour' }, undefined, undefined],
    ]);
    const { answers } = await readRecords(server, owner, project.id);
    expect(answers[0]).toMatchObject({ favourite: 0, given: [{ page: 1 }, { page: 2 }] });
  });

  it('are the same after joins and rebuilds, and while much is written', async () => {
    const project = await createAsked();
    const text = 'x'.repeat(LIMITS.answerMaxLength);
    const people = Math.ceil((1.2 * WHOLE_LETTERS) / text.length);
    const keys = makeKeys();
    for (let i = 0; i < people; i++) {
      const own = { choices: [i % 3], text: `${i} ${text}`.slice(0, text.length) };
      const isFavourite = i % 2 === 0;
      await answer(project, i === 5 ? {} : { ...own, isFavourite }, i === 7 ? keys : makeKeys());
    }
    await server.runJobs('pack-recording.v1');
    const small = { ...RECORDS_WORK };
    small.merge = (task) => RECORDS_WORK.merge({ ...task, samplesMax: 60 * 21 });
    const deps = { ...server.deps, merger: small };
    while ((await buildAggregate(deps, { projectId: project.id })).kind === 'done');
    const before = await decodeNewest(server, project.id);
    expect(before.pages[2]?.answers[1]?.text).toHaveLength(text.length);
    await server.runJobs('join-records.v1');
    expect(await decodeNewest(server, project.id)).toEqual(before);
    const isBeside = (key: string) => key.startsWith(`aggregates/${project.id}/answers-`);
    expect([...server.storage.objects.keys()].filter(isBeside)).toEqual([]);
    await rebuild(project.id);
    expect([...server.storage.objects.keys()].filter(isBeside)).toHaveLength(1);
    expect(await decodeNewest(server, project.id)).toEqual(before);
    await answer(project, { text: 'the last' });
    await packAndMerge(server);
    const grown = await decodeNewest(server, project.id);
    expect(grown.pages[2]?.answers).toEqual([
      ...(before.pages[2]?.answers ?? []),
      { choices: [], text: 'the last' },
    ]);
    expect(grown.favourites.slice(0, -1)).toEqual(before.favourites);
    await withdraw(server, keys.receipt);
    const after = await decodeNewest(server, project.id);
    expect(after.favourites).toEqual(grown.favourites.toSpliced(7, 1));
    after.pages.forEach((page, i) => {
      expect(page.answers).toEqual(grown.pages[i]?.answers.toSpliced(7, 1));
    });
  });

  it('go with whoever withdraws, and nobody else’s', async () => {
    const project = await createAsked();
    await answer(project, { choices: [0], text: 'stays' });
    const keys = makeKeys();
    await answer(project, { choices: [1], text: 'goes away', isFavourite: true }, keys);
    await answer(project, { choices: [2], text: 'stays too' });
    await packAndMerge(server);
    await withdraw(server, keys.receipt);
    const { pages, favourites } = await decodeNewest(server, project.id);
    expect(pages[2]?.answers.map((own) => own?.text)).toEqual(['stays', 'stays too']);
    expect(favourites).toEqual([undefined, undefined]);
  });
});
