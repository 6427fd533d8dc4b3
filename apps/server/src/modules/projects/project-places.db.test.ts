import { CALLS, PROJECT_SORTS, type ProjectSort } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { toHeaders } from '#testing/actors.ts';
import { signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { seedProjects } from '#testing/seeded-projects.ts';

const NOBODYS = '00000000-0000-7000-8000-000000000000';
const LAST = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

const { server, owner, stranger } = await openServer({ people: ['owner', 'stranger'] });
await seedProjects(server, owner.userId, 12);
await seedProjects(server, stranger.userId, 12);

const encode = (text: string) => Buffer.from(text).toString('base64url');
const toPlace = (...parts: unknown[]) => encode(JSON.stringify(parts));

async function send(sort: string, after: string) {
  const query = new URLSearchParams({ sort, after });
  const reply = await server.app.inject({
    url: `/api/v1/projects?${query}`,
    headers: toHeaders(owner),
  });
  return { status: reply.statusCode, body: reply.json<{ code?: string }>() };
}

/** Values of a cursor, including some that PostgreSQL cannot read as a date or a number. */
const VALUES: readonly string[] = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '+1',
  '1.5',
  '1e5',
  '1e-05',
  '1e-99',
  '9'.repeat(9),
  '9'.repeat(10),
  '9'.repeat(30),
  '0x10',
  '1_000',
  'NaN',
  'Infinity',
  '-Infinity',
  'infinity',
  'now',
  'today',
  'epoch',
  'null',
  'true',
  '١٢',
  '１２',
  '2026-01-01',
  '2026-01-01 00:00:00+00',
  '2026-01-01 00:00:00.123456+00',
  '2026-01-01 00:00:00.1234567+00',
  '2026-01-01 24:00:00+00',
  '2026-01-01 23:59:60+00',
  '2026-01-01 25:00:00+00',
  '2026-02-29 00:00:00+00',
  '2026-02-30 00:00:00+00',
  '2026-04-31 00:00:00+00',
  '2026-13-01 00:00:00+00',
  '2026-00-10 00:00:00+00',
  '2026-01-00 00:00:00+00',
  '0000-01-01 00:00:00+00',
  '0001-01-01 00:00:00+00',
  '9999-12-31 23:59:59+00',
  '2026-01-01 00:00:00+15',
  '2026-01-01 00:00:00+16',
  '2026-01-01 00:00:00+23',
  '2026-01-01 00:00:00-99',
  '2026-01-01 00:00:00+05:30',
  '2026-01-01 00:00:00+05:99',
  '2026-01-01 00:00:00-15:59',
  '2026-01-01 00:00:00',
  '2026-01-01T00:00:00Z',
  '2026-001 00:00:00+00',
  '2026-1-1 0:0:0+00',
  '2026-01-01-01 00:00:00+00',
  '2026--01 00:00:00+00',
  '2026-01-01 00:00:00.+00',
  '2026-01-01 00.00.00+00',
  '2026-01-01 ::::+00',
  '2026-01-01 BC 00:00:00+00',
  "'; DROP TABLE projects; --",
  '{edit}',
  '\ud800',
  '\u0000',
  'a\u0000b',
  '가'.repeat(60),
  'mobileportrait',
  'basic',
];

describe('a forged place in a list', () => {
  it.each(PROJECT_SORTS)('by %s is never a defect, whatever it holds', async (sort) => {
    const answers: string[] = [];
    for (const value of VALUES) {
      for (const id of [NOBODYS, LAST]) {
        const { status, body } = await send(sort, toPlace(sort, value, id));
        const isSound = status === 200 || (status === 400 && body.code === 'invalid_request');
        if (!isSound) answers.push(`${status} <- ${JSON.stringify(value)}`);
      }
    }
    expect(answers).toEqual([]);
  });

  it.each(PROJECT_SORTS)('by %s is refused when it is damaged', async (sort) => {
    const value = await findValue(sort);
    const whole = toPlace(sort, value, NOBODYS);
    expect((await send(sort, whole)).status).toBe(200);
    for (const damaged of [
      '',
      'x',
      '%00',
      '\ud800',
      'null',
      encode('null'),
      encode('{}'),
      encode('[]'),
      encode('"text"'),
      encode('['.repeat(100)),
      whole.slice(0, -4),
      whole.slice(1),
      `${whole}${whole}`,
      toPlace(sort, value),
      toPlace(sort, value, NOBODYS, 1),
      toPlace(sort, value, 'not-an-id'),
      toPlace(sort, value, null),
      toPlace(sort, null, NOBODYS),
      toPlace(sort, 5, NOBODYS),
      toPlace(sort, [value], NOBODYS),
      toPlace(sort, { value }, NOBODYS),
      toPlace('another', value, NOBODYS),
      toPlace(undefined, value, NOBODYS),
      'A'.repeat(10_000),
    ]) {
      const { status, body } = await send(sort, damaged);
      expect([damaged.slice(0, 80), status, body.code]).toEqual([
        damaged.slice(0, 80),
        400,
        'invalid_request',
      ]);
    }
  });

  it('of one order means nothing in another', async () => {
    for (const sort of PROJECT_SORTS) {
      const after = toPlace(sort, await findValue(sort), NOBODYS);
      for (const other of PROJECT_SORTS.filter((name) => name !== sort)) {
        expect([sort, other, (await send(other, after)).status]).toEqual([sort, other, 400]);
      }
    }
  });

  it('of somebody else shows own projects only', async () => {
    for (const sort of PROJECT_SORTS) {
      const foreign = await stranger.client.call(CALLS.listProjects, {
        query: { sort, order: 'asc', limit: 1 },
      });
      const own = await owner.client.call(CALLS.listProjects, { query: { sort, order: 'asc' } });
      const { projects } = await owner.client.call(CALLS.listProjects, {
        query: { sort, order: 'asc', after: foreign.next ?? '' },
      });
      const ownIds = own.projects.map(({ id }) => id);
      expect(ownIds).toHaveLength(12);
      expect(projects.map(({ id }) => id).filter((id) => !ownIds.includes(id))).toEqual([]);
    }
  });

  it('can be sent for every name that a project may have', async () => {
    const person = await signUp(server);
    for (const letter of ['\u0001', '가', '\u{1f642}', '"', '\\']) {
      const name = letter.repeat(60 / letter.length);
      for (const _ of [1, 2]) {
        await person.client.call(CALLS.createProject, {
          body: { name: name, type: 'basic', maxParticipant: 5 },
        });
      }
    }
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const reply = await person.client.call(CALLS.listProjects, {
        query: { sort: 'name', limit: 1, ...(after ? { after } : {}) },
      });
      seen.push(...reply.projects.map(({ id }) => id));
      after = reply.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
  });
});

/** A value that a true place of the list holds. */
async function findValue(sort: ProjectSort): Promise<string> {
  const { next } = await owner.client.call(CALLS.listProjects, { query: { sort, limit: 1 } });
  const [, value] = JSON.parse(Buffer.from(next ?? '', 'base64url').toString()) as [string, string];
  return value;
}
