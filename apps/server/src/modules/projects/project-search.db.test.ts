import { CALLS, type CallInput, LIMITS } from '@fovea/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage } from '#testing/stored-assets.ts';

type Query = NonNullable<CallInput<typeof CALLS.listProjects>['query']>;

let owner: Person;

const { server } = await openServer();

async function create(name: string, hashtags: string[] = [], person = owner): Promise<string> {
  const body = { name, type: 'basic', maxParticipant: 5 } as const;
  const { id } = await person.client.call(CALLS.createProject, { body });
  const set = { params: { id }, body: { names: hashtags } };
  await person.client.call(CALLS.setProjectHashtags, set);
  return id;
}

/** Names that a query finds, in their order by name. */
async function find(query: Query, person = owner): Promise<string[]> {
  const reply = await person.client.call(CALLS.listProjects, {
    query: { sort: 'name', order: 'asc', ...query },
  });
  expect(reply.total).toBe(reply.projects.length);
  return reply.projects.map(({ name }) => name);
}

describe("'hashtag filter'", () => {
  beforeAll(async () => {
    owner = await signUp(server);
    await create('one', ['packaging', 'Wave-1', '포장']);
    await create('three', ['ÄPFEL', 'packaging']);
    await create('two', ['packaging', 'wave-2']);
    await create('untagged');
  });

  it.each([
    ['packaging', ['one', 'three', 'two']],
    ['packaging,wave-1', ['one']],
    ['wave-1,packaging', ['one']],
    ['packaging,wave-1,wave-2', []],
    ['PACKAGING,WAVE-1', ['one']],
    ['packaging,packaging', ['one', 'three', 'two']],
    [' packaging , wave-2 ', ['two']],
    [',,packaging,', ['one', 'three', 'two']],
    ['포장', ['one']],
    ['ÄPFEL', ['three']],
    ['äpfel', ['three']],
    ['nobody-has-it', []],
    ['packaging,nobody-has-it', []],
    ['pack', []],
    ['%', []],
    ['packagin_', []],
  ])('several hashtags combine with AND: %j finds %j', async (tags, names) => {
    expect(await find({ tags })).toEqual(names);
  });

  it('finds a name of parts by its whole', async () => {
    expect(await find({ tags: '포장'.normalize('NFD') })).toEqual(['one']);
  });

  it('combines with a search and a status', async () => {
    expect(await find({ tags: 'packaging', q: 'o' })).toEqual(['one', 'two']);
    expect(await find({ tags: 'packaging', q: 'o', status: 'done' })).toEqual([]);
    expect(await find({ tags: 'packaging', status: 'edit', type: 'basic' })).toHaveLength(3);
    expect(await find({ tags: 'packaging', type: 'pro' })).toEqual([]);
  });

  it('takes ten names of twenty letters', async () => {
    const names = Array.from({ length: LIMITS.projectHashtagsMax }, (_, i) => `${i}`.repeat(20));
    await create('full', names);
    expect(await find({ tags: names.join(',') })).toEqual(['full']);
  });
});

describe('search is instant on name, project ID and hashtags', () => {
  let code: string;
  beforeAll(async () => {
    owner = await signUp(server);
    await create('Cereal box 100%');
    await create('cereal_box');
    await create('path\\to');
    await create('Quote \' and " and -- and ;');
    await create('포스터 최종'.normalize('NFD'));
    await create('Übersicht');
    await create('plain', ['packaging', '신제품']);
    const { id } = await createDraft(owner);
    await addPicturePage(server, owner, id);
    await owner.client.call(CALLS.updateProject, { params: { id }, body: { name: 'with-id' } });
    code = (await owner.client.call(CALLS.activateProject, { params: { id } })).code ?? '';
  });

  it.each([
    ['cereal', ['Cereal box 100%', 'cereal_box']],
    ['CEREAL', ['Cereal box 100%', 'cereal_box']],
    ['  cereal  ', ['Cereal box 100%', 'cereal_box']],
    ['eal b', ['Cereal box 100%']],
    ['%', ['Cereal box 100%']],
    ['0%', ['Cereal box 100%']],
    ['c%l', []],
    ['_', ['cereal_box']],
    ['l_b', ['cereal_box']],
    ['\\', ['path\\to']],
    ['h\\t', ['path\\to']],
    ['\\%', []],
    ["'", ['Quote \' and " and -- and ;']],
    ['and -- and', ['Quote \' and " and -- and ;']],
    ['포스터', ['포스터 최종']],
    ['übersicht', ['Übersicht']],
    ['ÜBER', ['Übersicht']],
    ['packag', ['plain']],
    ['#packag', ['plain']],
    ['#PACKAGING', ['plain']],
    ['신제', ['plain']],
    ['#cereal', []],
    ['no such thing', []],
  ])('%j finds %j', async (q, names) => {
    expect(await find({ q })).toEqual(names);
  });

  it('a name of parts is found by its parts and by its whole', async () => {
    expect(await find({ q: '포스터'.normalize('NFD') })).toEqual(['포스터 최종']);
  });

  it('nothing to look for finds everything', async () => {
    expect(await find({ q: '' })).toHaveLength(8);
    expect(await find({ q: '   ' })).toHaveLength(8);
  });

  it('finds a project ID with and without its dash, in any case, and a part of it', async () => {
    const [head, tail] = [code.slice(0, 3), code.slice(3)];
    for (const q of [code, `${head}-${tail}`, code.toLowerCase(), `${head}-`, `-${tail}`]) {
      expect([q, await find({ q })]).toEqual([q, expect.arrayContaining(['with-id'])]);
    }
  });

  it('a dash alone is a letter like others: it finds names and hashtags with one', async () => {
    expect(await find({ q: '-' })).toEqual(['Quote \' and " and -- and ;', 'with-id']);
    expect(await find({ q: '---' })).toEqual([]);
  });

  it('finds nothing of other people', async () => {
    const other = await signUp(server);
    await create('theirs', ['packaging'], other);
    expect(await find({ q: 'packaging' }, other)).toEqual(['theirs']);
    expect(await find({ q: 'theirs' })).toEqual([]);
    expect(await find({ tags: 'packaging' }, other)).toEqual(['theirs']);
    expect(await find({ q: code }, other)).toEqual([]);
  });
});
