import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import { createCookieSession } from '@fovea/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDraft,
  join,
  openBrowser,
  type Person,
  signUp,
  toJoinBody,
  toTransport,
} from '#testing/journey.ts';
import { buildTestServer, type TestServer } from '#testing/test-server.ts';

const PASSWORD = 'open-sesame';
const QUESTION = { kind: 'written', text: 'What did you see?', choices: [] } as const;
/** Wrong passwords that an address may try in an hour. */
const TRIES = 500;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await buildTestServer();
  owner = await signUp(server);
});
afterAll(() => server.stop());

async function createLockedProject(password: string | null = PASSWORD) {
  const { id } = await createDraft(owner);
  const params = { id };
  await owner.client.call(CALLS.updateProject, { params, body: { password } });
  const question = { ...QUESTION, choices: [] };
  await owner.client.call(CALLS.createPage, { params, body: { kind: 'survey', question } });
  const { link } = await owner.client.call(CALLS.activateProject, { params });
  return { id, slug: (link ?? '').split('/').at(-1) ?? '' };
}

const readHead = (slug: string) =>
  openBrowser(server.app).client.call(CALLS.getCollectProject, { params: { slug } });

/** From an address of its own, so that tests do not use up each other's tries. */
function openPhone(address: string) {
  const { client } = createCookieSession('', toTransport(server.app, address));
  return {
    check: (slug: string, password: string) =>
      client.call(CALLS.checkProjectPassword, { params: { slug }, body: { password } }),
    join: (slug: string, changes: Partial<ReturnType<typeof toJoinBody>> = {}) =>
      client.call(CALLS.joinProject, { params: { slug }, body: toJoinBody(changes) }),
  };
}

it('the head says whether a password is needed, and never which', async () => {
  const locked = await readHead((await createLockedProject()).slug);
  expect(locked.needsPassword).toBe(true);
  expect(JSON.stringify(locked)).not.toContain(PASSWORD);
  expect((await readHead((await createLockedProject(null)).slug)).needsPassword).toBe(false);
});

it('a wrong or missing password takes no place, the right one does', async () => {
  const { id, slug } = await createLockedProject();
  for (const password of [undefined, '', 'open-sesam', 'OPEN-SESAME']) {
    const changes = password === undefined ? {} : { password };
    await expect(join(server.app, slug, changes)).rejects.toMatchObject({
      statusCode: 400,
      code: 'project_password_wrong',
    });
  }
  const [row] = await server.database.query('SELECT joined FROM projects WHERE id = $1', [id]);
  expect(row).toEqual({ joined: 0 });
  await expect(join(server.app, slug, { password: PASSWORD })).resolves.toMatchObject({
    participant: 'P-001',
  });
});

it('a repeated join answers the same recording with the same password', async () => {
  const { slug } = await createLockedProject();
  const joinKey = randomUUID();
  const first = await join(server.app, slug, { joinKey, password: PASSWORD });
  const again = await join(server.app, slug, { joinKey, password: PASSWORD });
  expect(again.recordingId).toBe(first.recordingId);
  await expect(join(server.app, slug, { joinKey })).rejects.toMatchObject({
    code: 'project_password_wrong',
  });
});

it('a password can be checked before anything else is asked', async () => {
  const { slug } = await createLockedProject();
  const { check } = openPhone('203.0.113.1');
  await expect(check(slug, 'wrong')).rejects.toMatchObject({ code: 'project_password_wrong' });
  await expect(check(slug, PASSWORD)).resolves.toEqual({ right: true });
  const open = await createLockedProject(null);
  await expect(check(open.slug, 'anything')).resolves.toEqual({ right: true });
  await expect(check('aaaaaaaaaaaa', PASSWORD)).rejects.toMatchObject({ code: 'not_found' });
});

it('wrong tries of an address are limited for one project, right ones never are', async () => {
  const { slug } = await createLockedProject();
  const other = await createLockedProject();
  const classroom = openPhone('203.0.113.2');
  for (let i = 0; i < 20; i++) await classroom.check(slug, PASSWORD);
  for (let i = 0; i < TRIES; i += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () => classroom.check(slug, 'wrong').catch(() => undefined)),
    );
  }
  await expect(classroom.check(slug, 'wrong')).rejects.toMatchObject({
    statusCode: 429,
    code: 'project_password_limited',
  });
  await expect(classroom.join(slug, { password: PASSWORD })).rejects.toMatchObject({
    code: 'project_password_limited',
  });
  await expect(classroom.check(other.slug, PASSWORD)).resolves.toEqual({ right: true });
  const elsewhere = openPhone('203.0.113.3');
  await expect(elsewhere.check(slug, PASSWORD)).resolves.toEqual({ right: true });
  const now = server.clock.now();
  server.clock.advance(60 * 60_000 + 1);
  await expect(classroom.check(slug, PASSWORD)).resolves.toEqual({ right: true });
  server.clock.set(now);
});

it('a password longer than any project has is refused unread', async () => {
  const { slug } = await createLockedProject();
  const password = 'x'.repeat(LIMITS.projectPasswordMaxLength + 1);
  await expect(join(server.app, slug, { password })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});
