import { createHash } from 'node:crypto';
import { CALLS, type Project, type Question } from '@fovea/contract';
import { addPage } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
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

const CHOICE: Question = {
  kind: 'choice',
  text: 'Which would you buy?',
  choices: ['Yuzu', 'Green tea', 'Neither'],
  allowSeveral: false,
  addOther: true,
  shuffleChoices: false,
  required: true,
};
const WRITTEN: Question = {
  ...CHOICE,
  kind: 'written',
  text: 'Why?',
  choices: [],
  addOther: false,
};
const NO_GAZE = { batches: [], rootHash: createHash('sha256').digest('hex') };

const { server, owner } = await openServer({ people: ['owner'] });

async function createSurvey(questions: readonly Question[], pictures = 0) {
  const { id } = await createDraft(owner);
  const params = { id };
  for (let i = 0; i < pictures; i++) {
    const asset = await uploadPicture(server, owner, id, await makePicture());
    const body = { kind: 'image' as const, assetIds: [asset.id] };
    await addPage(owner.client, id, body);
  }
  for (const question of questions) {
    await addPage(owner.client, id, { kind: 'survey', question });
  }
  const project: Project = await owner.client.call(CALLS.activateProject, { params });
  return { ...project, slug: (project.link ?? '').split('/').at(-1) ?? '' };
}

const toIds = ({ pages }: Project) => pages.map(({ id }) => id) as [string, string];

const readAnswers = (recordingId: string) =>
  server.database.query(
    `SELECT page_id, choices, text FROM answers JOIN pages ON pages.id = page_id
     WHERE recording_id = $1 ORDER BY position`,
    [recordingId],
  );

describe('answers', () => {
  it('are stored with the recording that is complete', async () => {
    const project = await createSurvey([CHOICE, WRITTEN]);
    const [first, second] = toIds(project);
    const joined = await join(server.app, project.slug);
    await complete(server.app, joined, NO_GAZE, {
      answers: [
        { pageId: first, choices: [2], text: null },
        { pageId: second, choices: [], text: 'It is bright.' },
      ],
    });
    expect(await readAnswers(joined.recordingId)).toEqual([
      { page_id: first, choices: [2], text: null },
      { page_id: second, choices: [], text: 'It is bright.' },
    ]);
  });

  it('are only those of the questions of this project, and only what a question asks for', async () => {
    const project = await createSurvey([{ ...CHOICE, addOther: false }, WRITTEN]);
    const foreign = await createSurvey([CHOICE]);
    const [first, second] = toIds(project);
    const joined = await join(server.app, project.slug);
    await complete(server.app, joined, NO_GAZE, {
      answers: [
        { pageId: first, choices: [7, 1, 1, 2], text: 'not asked for' },
        { pageId: second, choices: [0], text: '' },
        { pageId: toIds(foreign)[0], choices: [0], text: null },
      ],
    });
    expect(await readAnswers(joined.recordingId)).toEqual([
      { page_id: first, choices: [1], text: null },
    ]);
  });

  it('keep several choices in the order of the list, and what "Other" means', async () => {
    const project = await createSurvey([{ ...CHOICE, allowSeveral: true }]);
    const [pageId] = toIds(project);
    const joined = await join(server.app, project.slug);
    const answers = [{ pageId, choices: [2, 0], text: 'Lemon' }];
    await complete(server.app, joined, NO_GAZE, { answers });
    expect(await readAnswers(joined.recordingId)).toEqual([
      { page_id: pageId, choices: [0, 2], text: 'Lemon' },
    ]);
  });

  it('stay as they were when completing is repeated', async () => {
    const project = await createSurvey([CHOICE]);
    const [pageId] = toIds(project);
    const joined = await join(server.app, project.slug);
    const send = (choice: number) =>
      complete(server.app, joined, NO_GAZE, {
        answers: [{ pageId, choices: [choice], text: null }],
      });
    await send(0);
    await send(1);
    expect(await readAnswers(joined.recordingId)).toEqual([
      { page_id: pageId, choices: [0], text: null },
    ]);
  });
});

describe('the last review', () => {
  it('keeps the picture page that was liked best, and no other page', async () => {
    const project = await createSurvey([CHOICE], 2);
    const [picture] = toIds(project);
    const question = project.pages.at(-1)?.id ?? '';
    const gaze = makeGaze(1);
    for (const [favouritePageId, stored] of [
      [picture, picture],
      [question, null],
      [owner.userId, null],
    ] as const) {
      const joined = await join(server.app, project.slug);
      await putBatch(server.app, joined, 0, gaze.batches[0]);
      await complete(server.app, joined, gaze, { favouritePageId });
      const [row] = await server.database.query(
        'SELECT favourite_page_id FROM recordings WHERE id = $1',
        [joined.recordingId],
      );
      expect(row).toEqual({ favourite_page_id: stored });
    }
  });
});

describe('a recording without gaze', () => {
  it('completes where there are questions alone', async () => {
    const project = await createSurvey([WRITTEN]);
    const joined = await join(server.app, project.slug);
    await expect(complete(server.app, joined, NO_GAZE)).resolves.toEqual({ state: 'complete' });
    await server.runJobs('pack-recording.v1');
    const [row] = await server.database.query(
      'SELECT packed_at IS NOT NULL AS packed, validity FROM recordings WHERE id = $1',
      [joined.recordingId],
    );
    expect(row).toEqual({ packed: true, validity: null });
  });

  it('is never charged where there is something to look at', async () => {
    const project = await createSurvey([WRITTEN], 1);
    const joined = await join(server.app, project.slug);
    await expect(complete(server.app, joined, NO_GAZE)).rejects.toMatchObject({
      code: 'batches_missing',
    });
  });
});
