import {
  CALLS,
  type CallInput,
  PROJECT_SORTS,
  type ProjectSort,
  toCreditCost,
} from '@fovea/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDraft, type Person, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { type SeededProject, seedProjects } from '#testing/seeded-projects.ts';

type Query = NonNullable<CallInput<typeof CALLS.listProjects>['query']>;

const { server } = await openServer();

const list = (person: Person, query: Query) => person.client.call(CALLS.listProjects, { query });

/** Every page of a list; `between` runs after each. */
async function listAll(person: Person, query: Query, between = async () => {}) {
  const pages: string[][] = [];
  let after: string | null | undefined;
  do {
    const reply = await list(person, { ...query, ...(after ? { after } : {}) });
    expect(reply.total === null).toBe(after !== undefined);
    pages.push(reply.projects.map(({ id }) => id));
    after = reply.next;
    await between();
  } while (after !== null);
  return pages;
}

const KEYS: Readonly<Record<ProjectSort, (project: SeededProject) => string | number>> = {
  updated: ({ updatedUs }) => updatedUs,
  created: ({ createdUs }) => createdUs,
  name: ({ name }) => name.toLowerCase(),
  status: ({ status }) => ['edit', 'active', 'done'].indexOf(status),
  type: ({ type }) => type,
  progress: ({ completed, maxParticipant }) => completed / maxParticipant,
  pages: ({ pageCount }) => pageCount,
  length: ({ lengthMs }) => lengthMs,
  device: ({ device, orientation }) => device + orientation,
  sessions: toCreditCost,
};

function toSorted(projects: readonly SeededProject[], sort: ProjectSort, order: 'asc' | 'desc') {
  const key = KEYS[sort];
  const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : Number(a > b));
  const up = projects.toSorted((a, b) => compare(key(a), key(b)) || compare(a.id, b.id));
  return (order === 'asc' ? up : up.reverse()).map(({ id }) => id);
}

describe("'/project (list with hashtag filter and classification)': its order", () => {
  let owner: Person;
  let seeded: SeededProject[];
  beforeAll(async () => {
    owner = await signUp(server);
    seeded = await seedProjects(server, owner.userId, 60);
  });

  const ORDERS = PROJECT_SORTS.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => [sort, order] as const),
  );

  it.each(ORDERS)('by %s %s, seven at a time, is the whole list once', async (sort, order) => {
    const pages = await listAll(owner, { sort, order, limit: 7 });
    expect(pages.map((page) => page.length)).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 4]);
    expect(pages.flat()).toEqual(toSorted(seeded, sort, order));
  });

  it('is that of the last change, newest first, unless another is asked for', async () => {
    const { projects, total } = await list(owner, {});
    expect(projects.map(({ id }) => id)).toEqual(toSorted(seeded, 'updated', 'desc').slice(0, 50));
    expect(total).toBe(60);
  });

  it('ends without another page when the last one is just full', async () => {
    expect((await listAll(owner, { limit: 30 })).map((page) => page.length)).toEqual([30, 30]);
    expect((await list(owner, { limit: 60 })).next).toBeNull();
  });

  it.each([['status=edit'], ['type=pro'], ['status=done&type=basic']])(
    'keeps to the filter %s from page to page',
    async (text) => {
      const filter = Object.fromEntries(new URLSearchParams(text)) as Query;
      const matches = seeded.filter(
        ({ status, type }) =>
          status === (filter.status ?? status) && type === (filter.type ?? type),
      );
      expect(matches.length).toBeGreaterThan(7);
      const pages = await listAll(owner, { ...filter, sort: 'name', order: 'asc', limit: 7 });
      expect(pages.flat()).toEqual(toSorted(matches, 'name', 'asc'));
      expect((await list(owner, filter)).total).toBe(matches.length);
    },
  );

  it('counts each status and type as the list does', async () => {
    const counts = await owner.client.call(CALLS.countProjects);
    const count = (of: Partial<SeededProject>) =>
      seeded.filter((p) => p.status === (of.status ?? p.status) && p.type === (of.type ?? p.type))
        .length;
    expect(counts).toEqual({
      all: 60,
      status: {
        edit: count({ status: 'edit' }),
        active: count({ status: 'active' }),
        done: count({ status: 'done' }),
      },
      type: { basic: count({ type: 'basic' }), pro: count({ type: 'pro' }) },
    });
  });
});

describe('a list that changes while it is read', () => {
  const SORTS = ['updated', 'name', 'progress', 'pages'] as const;

  it.each(SORTS)(
    'loses no project by %s that stayed as it was, and shows none twice',
    async (sort) => {
      const owner = await signUp(server);
      const seeded = await seedProjects(server, owner.userId, 40);
      const touched = new Set<string>();
      let turn = 0;
      const disturb = async () => {
        turn += 1;
        const moved = seeded[(turn * 7) % seeded.length]?.id ?? '';
        const removed = seeded[(turn * 11 + 3) % seeded.length]?.id ?? '';
        for (const id of [moved, removed]) touched.add(id);
        await server.database.query(
          `UPDATE projects SET updated_at = now(), name = 'moved ' || name,
             page_count = page_count + 13, max_participant = 5 WHERE id = $1`,
          [moved],
        );
        await owner.client.call(CALLS.removeProject, { params: { id: removed } }).catch(() => {});
        await createDraft(owner);
      };
      const seen = (await listAll(owner, { sort, order: 'asc', limit: 7 }, disturb)).flat();
      const still = seeded.filter(({ id }) => !touched.has(id));
      expect(still.length).toBeGreaterThan(15);
      expect(still.map(({ id }) => id).filter((id) => !seen.includes(id))).toEqual([]);
      const twice = seen.filter((id, i) => seen.indexOf(id) !== i);
      expect(twice.filter((id) => !touched.has(id))).toEqual([]);
    },
  );

  it('goes on after the row where the page ended, even when that row is gone', async () => {
    const owner = await signUp(server);
    const seeded = await seedProjects(server, owner.userId, 5);
    const first = await list(owner, { sort: 'created', order: 'asc', limit: 2 });
    const id = first.projects[1]?.id ?? '';
    await owner.client.call(CALLS.removeProject, { params: { id } });
    const rest = await list(owner, { sort: 'created', order: 'asc', after: first.next ?? '' });
    expect(rest.projects.map((project) => project.id)).toEqual(
      toSorted(seeded, 'created', 'asc').slice(2),
    );
  });
});
