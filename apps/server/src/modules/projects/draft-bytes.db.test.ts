import { createHash } from 'node:crypto';
import { CALLS, LIMITS, type Project } from '@fovea/contract';
import { toDraft } from '@fovea/testkit';
import { beforeEach, expect, it } from 'vitest';
import { createDraft } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage, addQuestion } from '#testing/stored-assets.ts';

const { server, owner } = await openServer({ people: ['owner'] });
const { client } = owner;

/** With a page of one picture, and a question. */
let project: Project;
/** The other project of the account. */
let other: Project;

beforeEach(async () => {
  await server.database.query('UPDATE projects SET draft_bytes = 0');
  other = await createDraft(owner);
  project = await createDraft(owner);
  await addPicturePage(server, owner, project.id);
  await addQuestion(owner, project.id);
  project = await client.call(CALLS.getProject, { params: { id: project.id } });
});

const readBytes = async (id = project.id) => {
  const [row] = await server.database.query<{ draft_bytes: number }>(
    'SELECT draft_bytes FROM projects WHERE id = $1',
    [id],
  );
  return row?.draft_bytes ?? 0;
};
/** Leaves so much room beside the drafts that there are. */
const fill = (room: number) =>
  server.database.query(
    `UPDATE projects SET draft_bytes = $2::int - (
       SELECT sum(draft_bytes) FROM projects WHERE id <> $1 AND deleted_at IS NULL
     ) WHERE id = $1`,
    [other.id, LIMITS.draftsMaxBytes - room],
  );
const save = (text: string) => {
  const { settings, ...draft } = toDraft(project);
  const briefing = { ...settings.briefing, instructions: text };
  const body = { ...draft, settings: { ...settings, briefing } };
  return client.call(CALLS.saveDraft, { params: { id: project.id }, body });
};
const copy = () =>
  client.call(CALLS.duplicateProject, { params: { id: project.id }, body: { name: 'Copy' } });
/** Words that PostgreSQL cannot make much shorter. */
const toText = (words: number) =>
  Array.from({ length: words }, (_, i) =>
    createHash('md5').update(`${i}`).digest('hex').slice(0, 9),
  ).join(' ');
const refused = { code: 'drafts_full', statusCode: 409 };

it('counts what a draft keeps: its texts, its pages and their pictures', async () => {
  const before = await readBytes();
  expect(before).toBeGreaterThan(300);
  await save(toText(200));
  expect(await readBytes()).toBeGreaterThan(before + 100);
  const { id } = await copy();
  expect(await readBytes(id)).toBeGreaterThan(before);
});

it('refuses what makes the drafts of an account more than 50 MB, and never what makes them less', async () => {
  project = await save(toText(100));
  await fill(100);
  const before = (await client.call(CALLS.countProjects)).all;
  await expect(save(toText(200))).rejects.toMatchObject(refused);
  await expect(copy()).rejects.toMatchObject(refused);
  expect((await client.call(CALLS.countProjects)).all).toBe(before);
  await fill(-100);
  project = await save('');
  // Room that a deleted project gives back.
  await client.call(CALLS.removeProject, { params: { id: other.id } });
  await copy();
});

it('of two copies that fit only one by one, makes one', async () => {
  const { id } = await copy();
  await fill(Math.round((await readBytes(id)) * 1.5));
  const made = await Promise.allSettled([copy(), copy()]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
