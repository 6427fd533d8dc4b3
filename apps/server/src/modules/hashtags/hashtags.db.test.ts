import { CALLS, LIMITS } from '@fovea/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

let owner: Person;

const { server } = await openServer();
beforeEachOwner();

/** Every part has an account of its own: names are taken within one. */
function beforeEachOwner() {
  beforeAll(async () => {
    owner = await signUp(server);
  });
}

const create = (name: string, color?: number) =>
  owner.client.call(CALLS.createHashtag, { body: { name, ...(color && { color }) } });
const list = async () => (await owner.client.call(CALLS.listHashtags)).hashtags;
const setHashtags = async (id: string, names: string[], person = owner) => {
  const set = { params: { id }, body: { names } };
  return (await person.client.call(CALLS.setProjectHashtags, set)).hashtags;
};
const namesOf = async (id: string) =>
  (await owner.client.call(CALLS.getProject, { params: { id } })).hashtags.map(({ name }) => name);
const TAKEN = { statusCode: 409, code: 'hashtag_exists' };

describe("'Hashtag: tag on projects'", () => {
  beforeEachOwner();

  it('is made by its first use, in the order given, and known from then on', async () => {
    const { id } = await createDraft(owner);
    const first = await setHashtags(id, ['packaging', 'wave-1']);
    expect(first.map(({ name }) => name)).toEqual(['packaging', 'wave-1']);
    const other = await createDraft(owner);
    const second = await setHashtags(other.id, ['wave-1', 'packaging', 'new']);
    expect(second.slice(0, 2)).toEqual(first.toReversed());
    expect((await list()).map(({ name, projects }) => [name, projects])).toEqual([
      ['packaging', 2],
      ['wave-1', 2],
      ['new', 1],
    ]);
  });

  it('replaces what was there; none takes all off and keeps the hashtags', async () => {
    const { id } = await createDraft(owner);
    await setHashtags(id, ['one', 'two']);
    expect((await setHashtags(id, ['two', 'three'])).map(({ name }) => name)).toEqual([
      'two',
      'three',
    ]);
    expect(await setHashtags(id, [])).toEqual([]);
    expect((await list()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['one', 'two', 'three']),
    );
  });

  it('stands once on a project, however it is written', async () => {
    const { id } = await createDraft(owner);
    const given = ['Tea', 'tea', 'TEA', 'Cafe\u0301', 'caf\u00e9'];
    expect((await setHashtags(id, given)).map(({ name }) => name)).toEqual(['Tea', 'Caf\u00e9']);
    expect((await setHashtags(id, ['tEA'])).map(({ name }) => name)).toEqual(['Tea']);
  });

  it('may be there 10 times, and the eleventh is refused', async () => {
    const { id } = await createDraft(owner);
    const names = Array.from({ length: 11 }, (_, i) => `many${i}`);
    expect(await setHashtags(id, names.slice(1))).toHaveLength(10);
    await expect(setHashtags(id, names)).rejects.toMatchObject({ code: 'invalid_request' });
    expect(await namesOf(id)).toEqual(names.slice(1));
  });

  it('gets the colour that is used least, so that eight in a row differ', async () => {
    const person = await signUp(server);
    const { id } = await createDraft(person);
    const made = await setHashtags(id, [...'abcdefgh'], person);
    expect(new Set(made.map(({ color }) => color)).size).toBe(LIMITS.hashtagColors);
  });

  it('is the same for two tabs that add it at once', async () => {
    const drafts = [await createDraft(owner), await createDraft(owner), await createDraft(owner)];
    const answers = await Promise.all(drafts.map(({ id }) => setHashtags(id, ['at-once'])));
    expect(new Set(answers.flat().map(({ id }) => id)).size).toBe(1);
  });
});

describe("'editable and deletable'", () => {
  beforeEachOwner();

  it('is renamed everywhere at once and keeps its colour and projects', async () => {
    const drafts = [await createDraft(owner), await createDraft(owner)];
    for (const { id } of drafts) await setHashtags(id, ['before', 'packaging']);
    const { id, color } = (await list()).find(({ name }) => name === 'packaging') ?? {};
    const renamed = await owner.client.call(CALLS.updateHashtag, {
      params: { id: id ?? '' },
      body: { name: '포장' },
    });
    expect(renamed).toEqual({ id, name: '포장', color, projects: 2 });
    for (const draft of drafts) expect(await namesOf(draft.id)).toEqual(['before', '포장']);
    const { projects } = await owner.client.call(CALLS.listProjects, { query: { tags: '포장' } });
    expect(projects).toHaveLength(2);
  });

  it('gets another colour everywhere', async () => {
    const draft = await createDraft(owner);
    const { id } = await create('coloured', 3);
    await setHashtags(draft.id, ['coloured']);
    await owner.client.call(CALLS.updateHashtag, { params: { id }, body: { color: 7 } });
    const read = await owner.client.call(CALLS.getProject, { params: { id: draft.id } });
    expect(read.hashtags).toEqual([{ id, name: 'coloured', color: 7 }]);
  });

  it('may change the case of its own name', async () => {
    const { id } = await create('lower');
    const renamed = await owner.client.call(CALLS.updateHashtag, {
      params: { id },
      body: { name: 'LOWER' },
    });
    expect(renamed.name).toBe('LOWER');
  });

  it.each([
    ['the same', 'taken', 'taken'],
    ['in other case', 'Taken2', 'tAKEN2'],
    ['in other case of another script', 'ÄPFEL', 'äpfel'],
    ['with a last letter that has two small forms', 'ΟΔΟΣ', 'οδος'],
    ['in parts', 'Caf\u00e91', 'Cafe\u03011'],
  ])('cannot take a name that is there: %s', async (_, there, wanted) => {
    await create(there);
    await expect(create(wanted)).rejects.toMatchObject(TAKEN);
    const { id } = await create(`${there}-x`);
    const params = { id };
    await expect(
      owner.client.call(CALLS.updateHashtag, { params, body: { name: wanted } }),
    ).rejects.toMatchObject(TAKEN);
  });

  it('is never a defect, whatever two names have in common', async () => {
    const names = ['ΣΑΣ', 'σας', 'σασ', 'İstanbul', 'i̇stanbul', 'istanbul', 'Straße', 'STRASSE'];
    const codes = new Set<unknown>();
    for (const name of names) {
      await create(name).catch(({ code }: { code: string }) => codes.add(code));
    }
    expect([...codes].filter((code) => code !== 'hashtag_exists')).toEqual([]);
    const { id } = await createDraft(owner);
    expect((await setHashtags(id, names)).length).toBeGreaterThan(2);
  });

  it('may have a name that somebody else has', async () => {
    await create('shared');
    const other = await signUp(server);
    const body = { name: 'shared' };
    expect(await other.client.call(CALLS.createHashtag, { body })).toMatchObject(body);
  });

  it("'Removes #packaging from 2 projects. The projects stay.'", async () => {
    const drafts = [await createDraft(owner), await createDraft(owner)];
    for (const { id } of drafts) await setHashtags(id, ['going', 'staying']);
    const { id } = (await list()).find(({ name }) => name === 'going') ?? { id: '' };
    const answer = await owner.client.call(CALLS.removeHashtag, { params: { id } });
    expect(answer).toEqual({ projects: 2 });
    for (const draft of drafts) expect(await namesOf(draft.id)).toEqual(['staying']);
    await expect(owner.client.call(CALLS.removeHashtag, { params: { id } })).rejects.toMatchObject({
      statusCode: 404,
      code: 'not_found',
    });
  });

  it('an account has at most 500', async () => {
    const person = await signUp(server);
    await server.database.query(
      `INSERT INTO hashtags (id, owner_id, name, color, created_at)
       SELECT gen_random_uuid(), $1, 'n' || place, 1, now() FROM generate_series(1, $2::int) place`,
      [person.userId, LIMITS.hashtagsMax - 1],
    );
    const { id } = await createDraft(person);
    const full = { statusCode: 409, code: 'hashtags_full' };
    await expect(setHashtags(id, ['x', 'y'], person)).rejects.toMatchObject(full);
    expect(await setHashtags(id, ['x', 'n1'], person)).toHaveLength(2);
    await expect(
      person.client.call(CALLS.createHashtag, { body: { name: 'y' } }),
    ).rejects.toMatchObject(full);
    expect(await setHashtags(id, ['n2'], person)).toHaveLength(1);
  });
});
