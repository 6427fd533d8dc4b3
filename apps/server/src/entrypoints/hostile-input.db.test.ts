import { CALL_LIST, CALLS, type Call } from '@fovea/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { toHeaders } from '#testing/actors.ts';
import { addSecondFactor } from '#testing/authenticator.ts';
import {
  type Answer,
  createTarget,
  type RawInput,
  type Request,
  send,
  toRequest,
  toSample,
} from '#testing/call-samples.ts';
import {
  HOSTILE_BODIES,
  HOSTILE_QUERIES,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
} from '#testing/hostile-values.ts';
import { PASSWORD } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { type Field, listFields } from '#testing/schema-fields.ts';

/** So many at once; limits refuse the eleventh guess. */
const BATCH = 10;
/** Fields whose values cost a hash each: the limits refuse most of them, as they would. */
const HASHED = new Set([
  'startSecondFactor.password',
  'removeSecondFactor.password',
  'updatePassword.currentPassword',
  'login.password',
]);
/** Each field gets one sixteenth of the values that the contract refuses anyway. */
const SHARES = 16;
/** Values that every field gets: one for each way to break SQL, text, memory and types. */
const SHARPEST: ReadonlySet<unknown> = new Set([
  "'; DROP TABLE users; --",
  '\0',
  '\ud800',
  '__proto__',
  '%zz',
  '../',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(10_000),
  '9'.repeat(400),
  '-1',
  null,
  -1,
  1e308,
]);
const TEXT_TYPES = new Set(['string', 'enum', 'literal']);
/** Calls that make a project. */
const CREATES = /^\/api\/v1\/projects(\/[^/]+\/duplicate)?$/;
/** Traces of a defect: a stack, a path of the code, words of the database. */
const LEAK =
  /\bat .*[(:]\d+:\d+|node_modules|\.[jt]s:\d|syntax error|violates|relation "|invalid byte|pg_catalog|ECONN|\b(SELECT|INSERT|UPDATE|DELETE)\b/;

let created = 0;
let sent = 0;

const { server, owner, guarded } = await openServer({ people: ['owner', 'guarded'] });
const target = await createTarget(server, owner);
await owner.client.call(CALLS.startSecondFactor, { body: { password: PASSWORD } });
// So that its codes are looked at.
await addSecondFactor(server, guarded);

const QUESTION = { kind: 'choice', text: 'Which?', choices: ['This', 'That'] };
const ANSWER = { pageId: '00000000-0000-7000-8000-000000000000', choices: [0], text: 'This' };
const SHAPES = [
  { type: 'rectangle', x: 0.1, y: 0.1, width: 0.2, height: 0.2 },
  { type: 'ellipse', cx: 0.5, cy: 0.5, rx: 0.1, ry: 0.1 },
  { type: 'polygon', points: [0.1, 0.2, 0.3].map((x) => [x, x * x]) },
];
/** Halves of a pair of UTF-16. */
const HALVES = ['\ud800', 'a\udfffb'];

const updatePassword = CALLS.updatePassword as unknown as Call;

/** Both forms of the new password; the fields of a form go into a sample of that form. */
function toInput(call: Call, field: Field): RawInput {
  const { path } = field;
  if (call.id === 'updatePassword' && path[0] !== 'token') {
    return { body: { currentPassword: PASSWORD, password: `${PASSWORD}-new` } };
  }
  if (call.id === 'login' && path[0] === 'secondFactor') {
    return { body: { email: guarded.email, password: PASSWORD, secondFactor: '000000' } };
  }
  const sample = toSample(call, target);
  // A whole question: half of one would be refused before its texts are looked at.
  if (path[0] === 'question') return { ...sample, body: { kind: 'survey', question: QUESTION } };
  if (path[0] === 'answers')
    return { ...sample, body: { ...(sample.body as object), answers: [ANSWER] } };
  const shapeAt = path.indexOf('shape');
  const shape = SHAPES.find((each) => String(path[shapeAt + 1]) in each);
  // A field that the shape does not have would be dropped.
  return shapeAt < 0 || shape === undefined
    ? sample
    : plant(sample, { ...field, path: path.slice(0, shapeAt + 1) }, shape);
}

/** The sample with one leaf replaced; lists and objects on the way are made if they are missing. */
function plant(input: RawInput, { place, path }: Field, value: unknown): RawInput {
  const copy = structuredClone(input) as Record<string, unknown>;
  const keys = [place, ...path];
  let parent: Record<string | number, unknown> = copy;
  keys.slice(0, -1).forEach((key, at) => {
    parent[key] ??= typeof keys[at + 1] === 'number' ? [] : {};
    parent = parent[key] as Record<string, unknown>;
  });
  parent[keys.at(-1) ?? ''] = value;
  return copy;
}

async function sendHostile(request: Request): Promise<Answer> {
  const credentials = { ...toHeaders(owner), authorization: `Bearer ${target.joined.token}` };
  const headers = { ...credentials, ...request.headers };
  const answer = await send(server.app, { ...request, headers });
  sent += 1;
  return answer;
}

/** Sends in batches and answers what must not be: defects and leaks. */
async function listFaults(requests: readonly Request[], isHashed = false): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < requests.length; at += BATCH) {
    if (at === 0 || !isHashed) await server.database.query('DELETE FROM rate_counters');
    const batch = requests.slice(at, at + BATCH);
    const answers = await Promise.all(batch.map(sendHostile));
    answers.forEach(({ status, text }, index) => {
      const isDefect = status >= 500 || (status >= 400 && LEAK.test(text));
      if (isDefect) faults.push(`${status} ${text} <- ${JSON.stringify(batch[index])}`);
      if (status === 201 && CREATES.test(batch[index]?.url ?? '')) created += 1;
    });
  }
  return faults.map((fault) => fault.slice(0, 500));
}

/** A path cannot hold a lone surrogate; texts go in once encoded and once as they are. */
function toPathRequests(call: Call, field: Field, at: number): Request[] {
  const mark = 'MARK';
  const sample = toSample(call, target);
  const request = toRequest(call, plant(sample, field, mark), target.gaze);
  const texts = pickValues(HOSTILE_TEXTS, at, (text) =>
    isTaken(call, field, plant(sample, field, text.toWellFormed())),
  );
  return texts.flatMap((text) => {
    const encoded = encodeURIComponent(text.toWellFormed());
    const isSafe = /^[\x21-\x7e]+$/.test(text) && !/[?#]/.test(text);
    return [encoded, ...(isSafe ? [text] : [])].map((value) => ({
      ...request,
      url: request.url.replace(mark, () => value),
    }));
  });
}

/**
 * Values that the contract lets through to the code of a call. Those that it refuses get the same
 * answer from one place for every call: a field gets the sharpest and its share of the others, so
 * that as many fields as there are shares get all of them.
 */
function pickValues<T>(values: readonly T[], at: number, isTaken: (value: T) => boolean): T[] {
  return values.filter(
    (value, index) => index % SHARES === at % SHARES || SHARPEST.has(value) || isTaken(value),
  );
}

function isTaken(call: Call, { place }: Field, input: RawInput): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(input[place]));
  return call[place]?.safeParse(sent).success === true;
}

function toRequests(call: Call, field: Field, at: number): Request[] {
  if (field.place === 'params') return toPathRequests(call, field, at);
  const values =
    field.place === 'query' ? HOSTILE_TEXTS.map((text) => text.toWellFormed()) : HOSTILE_VALUES;
  const input = toInput(call, field);
  const picked = pickValues(values, at, (value) =>
    isTaken(call, field, plant(input, field, value)),
  );
  return picked.map((value) => toRequest(call, plant(input, field, value)));
}

const FIELDS = CALL_LIST.flatMap((call) =>
  listFields(call).map(
    (field) => [call.id, field.place, field.path.join('.'), call, field] as const,
  ),
).map((row, at) => [...row, at] as const);

async function countRows() {
  const [row] = await server.database.query<{ users: number; projects: number; roles: number }>(
    `SELECT (SELECT count(*)::int FROM users) AS users,
            (SELECT count(*)::int FROM users WHERE role <> 'user') AS roles,
            (SELECT count(*)::int FROM projects) AS projects`,
  );
  return row;
}

describe('hostile input', () => {
  let before: Awaited<ReturnType<typeof countRows>>;
  beforeAll(async () => {
    before = await countRows();
  });

  it(`has ${HOSTILE_VALUES.length} values for ${FIELDS.length} fields`, () => {
    expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(100);
    expect(HOSTILE_VALUES).toEqual(expect.arrayContaining([...SHARPEST]));
    expect(FIELDS.filter(([, , , , { type }]) => TEXT_TYPES.has(type)).length).toBeGreaterThan(40);
  });

  it.each(FIELDS)('is no defect in %s %s %s', async (id, _place, path, call, field, at) => {
    const isHashed = HASHED.has(`${id}.${path}`);
    expect(await listFaults(toRequests(call, field, at), isHashed)).toEqual([]);
  });

  it('is no question, no choice and nothing else with half a character in it', async () => {
    const taken = FIELDS.filter(([, place, , , { type }]) => place === 'body' && type === 'string');
    const nested = taken.map(([id, , path]) => `${id}.${path}`);
    expect(nested).toContain('updatePage.question.choices.0');
    expect(nested).toContain('updatePage.question.text');
    const accepted: string[] = [];
    for (const [id, , path, call, field] of taken) {
      for (const half of HALVES) {
        const request = toRequest(call, plant(toInput(call, field), field, half));
        const { status, code } = await sendHostile(request);
        const isRefused = status === 400 && code === 'invalid_request';
        if (!isRefused) accepted.push(`${id}.${path}: ${status} ${code}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('is no defect as a whole body', async () => {
    const calls = CALL_LIST.filter(({ body }) => body !== undefined);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const sample = toRequest(call, toSample(call, target));
      const requests = HOSTILE_BODIES.map((payload) => ({ ...sample, payload }));
      expect(await listFaults(requests)).toEqual([]);
    }
  });

  it('is no defect as a query', async () => {
    const calls = CALL_LIST.filter(
      ({ method, transport }) => method === 'GET' && transport !== 'stream',
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const call of calls) {
      const sample = toRequest(call, toSample(call, target));
      const requests = HOSTILE_QUERIES.map((query) => ({
        ...sample,
        url: `${sample.url}?${query}`,
      }));
      expect(await listFaults(requests)).toEqual([]);
    }
  });

  it('is no defect in the headers that we read', async () => {
    const texts = HOSTILE_TEXTS.filter((text) => /^[\x20-\x7e]+$/.test(text));
    expect(texts.length).toBeGreaterThan(60);
    const list = (call: Call, toValues: (text: string) => Record<string, string>) => {
      const request = toRequest(call, toSample(call, target), target.gaze);
      return texts.map((text) => ({
        ...request,
        headers: { ...request.headers, ...toValues(text) },
      }));
    };
    const token = CALLS.refreshToken as unknown as Call;
    const batch = CALLS.putBatch as unknown as Call;
    const verify = CALLS.verifyEmailCode as unknown as Call;
    const self = CALLS.updateSelf as unknown as Call;
    for (const requests of [
      list(token, (text) => ({ cookie: `__Host-rt=${text}`, 'x-xsrf-token': text })),
      list(token, (text) => ({ cookie: `__Host-rt=${encodeURIComponent(text)}.0.${text}` })),
      list(self, (text) => ({ cookie: `__Host-at=${text}`, 'x-xsrf-token': text })),
      list(self, (text) => ({ 'x-xsrf-token': text, origin: text, 'sec-fetch-site': text })),
      list(self, (text) => ({ 'content-type': text })),
      list(verify, (text) => ({ cookie: `__Host-device=${text}`, 'x-forwarded-for': text })),
      list(batch, (text) => ({ authorization: `Bearer ${text}` })),
      list(batch, (text) => ({ 'x-batch-sha256': text, 'content-type': text })),
      list(updatePassword, (text) => ({ cookie: text })),
    ]) {
      expect(await listFaults(requests)).toEqual([]);
    }
  });

  it('pollutes no prototype, makes no account and no project that nobody asked for', async () => {
    expect(sent).toBeGreaterThan(5_000);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(created).toBeGreaterThan(20);
    const after = { ...before, projects: (before?.projects ?? 0) + created };
    expect(await countRows()).toEqual(after);
  });
});
