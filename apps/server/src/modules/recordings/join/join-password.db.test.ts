import { randomUUID } from 'node:crypto';
import { type ApiError, CALLS, LIMITS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { addPage, createCookieSession } from '@fovea/testkit';
import { expect, it } from 'vitest';
import { withoutRequestId } from '#testing/call-samples.ts';
import { createDraft, join, openBrowser, toJoinBody, toTransport } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { solvePuzzle } from '#testing/solve-puzzle.ts';

const PASSWORD = 'open-sesame';
const QUESTION = { kind: 'written', text: 'What did you see?', choices: [] } as const;

const { server, owner } = await openServer({ people: ['owner'] });

async function createLockedProject(password: string | null = PASSWORD) {
  const { id } = await createDraft(owner);
  const params = { id };
  await owner.client.call(CALLS.updateProject, { params, body: { password } });
  const question = { ...QUESTION, choices: [] };
  await addPage(owner.client, id, { kind: 'survey', question });
  const { link } = await owner.client.call(CALLS.activateProject, { params });
  return { id, slug: (link ?? '').split('/').at(-1) ?? '' };
}

const readHead = (slug: string) =>
  openBrowser(server.app).client.call(CALLS.getCollectProject, { params: { slug }, query: {} });

/** From an address of its own, so that tests do not use up each other's tries. */
function openPhone(address: string) {
  const { client } = createCookieSession('', toTransport(server.app, address));
  return {
    check: (slug: string, password: string, solution?: string) =>
      client.call(CALLS.checkProjectPassword, { params: { slug }, body: { password, solution } }),
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

it('a wrong or missing password opens no recording, the right one does', async () => {
  const { id, slug } = await createLockedProject();
  for (const password of [undefined, '', 'open-sesam', 'OPEN-SESAME']) {
    const changes = password === undefined ? {} : { password };
    await expect(join(server.app, slug, changes)).rejects.toMatchObject({
      statusCode: 400,
      code: 'project_password_wrong',
    });
  }
  const rows = await server.database.query('SELECT 1 FROM recordings WHERE project_id = $1', [id]);
  expect(rows).toEqual([]);
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
  await expect(check(slug, PASSWORD)).resolves.toMatchObject({ right: true });
  const open = await createLockedProject(null);
  await expect(check(open.slug, 'anything')).resolves.toMatchObject({ right: true });
});

const LIMITED = { statusCode: 429, code: 'project_password_limited' };
const WRONG = { statusCode: 400, code: 'project_password_wrong' };

/** Wrong guesses, each from an address of its own; answers the codes. */
async function guess(slug: string, addresses: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const address of addresses) {
    const { check } = openPhone(address);
    const refused = await check(slug, 'wrong').catch((error: { code: string }) => error);
    codes.push('code' in refused ? refused.code : 'right');
  }
  return codes;
}
const isWrong = (code: string) => code === WRONG.code;

it('an address has ten wrong tries in 10 minutes for one project, also at once; the right one waits too', async () => {
  const { slug } = await createLockedProject();
  const other = await createLockedProject();
  const address = '203.0.113.2';
  const { check, join: joinAs } = openPhone(address);
  const atOnce = Array.from({ length: 30 }, () => guess(slug, [address]));
  expect((await Promise.all(atOnce)).flat().filter(isWrong)).toHaveLength(10);
  await expect(check(slug, PASSWORD)).rejects.toMatchObject(LIMITED);
  await expect(joinAs(slug, { password: PASSWORD })).rejects.toMatchObject(LIMITED);
  await expect(check(other.slug, PASSWORD)).resolves.toMatchObject({ right: true });
  await expect(openPhone('203.0.113.3').check(slug, PASSWORD)).resolves.toMatchObject({
    right: true,
  });
  const now = server.clock.now();
  server.clock.advance(10 * MINUTE_MS - 1);
  await expect(check(slug, PASSWORD)).rejects.toMatchObject(LIMITED);
  server.clock.advance(1);
  await expect(check(slug, PASSWORD)).resolves.toMatchObject({ right: true });
  server.clock.set(now);
});

it('the lines of one IPv6 network have them together', async () => {
  const { slug } = await createLockedProject();
  const lines = Array.from({ length: 40 }, (_, i) => `2001:db8:7:${i.toString(16)}::1`);
  expect((await guess(slug, lines)).filter(isWrong)).toHaveLength(10);
  await expect(openPhone('2001:db8:8::1').check(slug, 'wrong')).rejects.toMatchObject(WRONG);
});

it('past 100 wrong tries an hour for one project strangers solve puzzles, and a place that had it right has none', async () => {
  const { slug } = await createLockedProject();
  const classroom = openPhone('203.0.113.20');
  await expect(classroom.check(slug, PASSWORD)).resolves.toMatchObject({ right: true });
  const strangers = Array.from({ length: 120 }, (_, i) => `198.51.100.${i}`);
  expect((await guess(slug, strangers)).filter(isWrong)).toHaveLength(100);
  const stranger = openPhone('192.0.2.1');
  const refusal = await stranger.check(slug, PASSWORD).catch((error: ApiError) => error);
  expect(refusal).toMatchObject({ statusCode: 429, code: 'puzzle_needed' });
  const solution = solvePuzzle('details' in refusal && refusal.details);
  for (const other of [slug, (await createLockedProject()).slug]) {
    const code = other === slug ? 'puzzle_needed' : WRONG.code;
    await expect(stranger.check(other, 'guess', solution)).rejects.toMatchObject({ code });
  }
  await expect(stranger.join(slug, { password: PASSWORD })).rejects.toMatchObject({
    code: 'puzzle_needed',
  });
  await expect(stranger.check(slug, PASSWORD, solution)).resolves.toMatchObject({ right: true });
  // The place had it right now.
  await expect(stranger.join(slug, { password: PASSWORD })).resolves.toMatchObject({
    participant: 'P-001',
  });
  // A class mistypes more often than a stranger may, and goes on.
  const mistyped = await guess(slug, Array(30).fill('203.0.113.20'));
  expect(mistyped.filter(isWrong)).toHaveLength(30);
  await expect(classroom.join(slug, { password: PASSWORD })).resolves.toMatchObject({
    participant: 'P-002',
  });
  const rest = await guess(slug, Array(80).fill('203.0.113.20'));
  expect(rest.filter(isWrong)).toHaveLength(70);
  const now = server.clock.now();
  server.clock.advance(60 * MINUTE_MS);
  await expect(openPhone('192.0.2.2').check(slug, PASSWORD)).resolves.toMatchObject({
    right: true,
  });
  server.clock.set(now);
});

it('right ones are never counted, however many come at once', async () => {
  const { slug } = await createLockedProject();
  const { check } = openPhone('203.0.113.30');
  const answers = await Promise.all(Array.from({ length: 60 }, () => check(slug, PASSWORD)));
  expect(answers).toHaveLength(60);
  expect((await guess(slug, ['203.0.113.31'])).filter(isWrong)).toHaveLength(1);
});

it('a link that leads nowhere answers byte by byte like a wrong password, as often', async () => {
  const { slug } = await createLockedProject();
  const nowhere = 'aaaaaaaaaaaa';
  const answer = async (to: string, path: string, payload: object) => {
    const url = `/api/v1/collect/projects/${to}/${path}`;
    const remoteAddress = '203.0.113.40';
    const reply = await server.app.inject({ method: 'POST', url, payload, remoteAddress });
    const { date: _, ...headers } = reply.headers;
    return [reply.statusCode, headers, withoutRequestId(reply.body)];
  };
  for (let turn = 0; turn < 6; turn++) {
    for (const [path, payload] of [
      ['password', { password: 'wrong' }],
      ['recordings', toJoinBody({ password: 'wrong' })],
    ] as const) {
      expect(await answer(nowhere, path, payload)).toEqual(await answer(slug, path, payload));
    }
  }
  const [status] = await answer(nowhere, 'password', { password: 'wrong' });
  expect(status).toBe(429);
});

it('a password longer than any project has is refused unread', async () => {
  const { slug } = await createLockedProject();
  const password = 'x'.repeat(LIMITS.projectPasswordMaxLength + 1);
  await expect(join(server.app, slug, { password })).rejects.toMatchObject({
    code: 'invalid_request',
  });
});
