import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@fovea/contract';
import {
  createCookieSession,
  createTransport,
  loadSamplePicture,
  type Picture,
  playParticipant,
  type Researcher,
  scriptedGaze,
  sendBatch,
  signUpResearcher,
  startTestStack,
  type TestStack,
} from '@fovea/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Long enough for a slow machine to do what is to happen before its end. */
const DRAIN_MS = 3_000;
const PASSWORD = 'correct-horse-1';
const OUTAGE_MS = 4_000;
/** Later than the next try of whatever would be sent once more. */
const SETTLED_MS = 5_000;
const VIEWPORT = { width: 390, height: 844 };

let stack: TestStack;
let researcher: Researcher;
const people: Researcher[] = [];
let picture: Picture;
const transport = createTransport();
beforeAll(async () => {
  stack = await startTestStack({ apis: 2, env: { DRAIN_MS: String(DRAIN_MS) } });
  picture = await loadSamplePicture();
  researcher = await signUpResearcher(
    stack.apis[0]?.url ?? '',
    { email: 'ada@example.com', password: PASSWORD },
    stack.readCode,
  );
});
afterAll(async () => {
  researcher?.stop();
  for (const person of people) person.stop();
  transport.stop();
  await stack?.stop();
});

const urls = () => stack.apis.map(({ url }) => url);

function joinAt(apiUrl: string, slug: string) {
  return createCookieSession(apiUrl, transport).client.call(CALLS.joinProject, {
    params: { slug },
    body: {
      joinKey: crypto.randomUUID(),
      consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
      gender: null,
      age: 30,
      device: { name: 'Pixel 8', widthPx: 390, heightPx: 844, pixelRatio: 3 },
      cameraHz: 30,
    },
  });
}

describe('two API processes and a worker', () => {
  it('carry gaze from the phone to the records, sample by sample', async () => {
    const project = await researcher.createActiveProject({
      name: 'A poster',
      maxParticipant: 3,
      picture,
      pages: 2,
    });
    const acks: string[] = [];
    const runs = await Promise.all(
      [1, 2, 3].map((seed) =>
        playParticipant({
          apiUrls: urls(),
          slug: project.slug,
          seed,
          batches: 4,
          pages: 2,
          transport,
          onAck: (id, seq) => acks.push(`${id}/${seq}`),
        }),
      ),
    );
    expect(new Set(acks).size).toBe(12);
    const { manifest, parts } = await researcher.waitForRecords(project.id, 3, 30_000);
    expect(manifest.participants.map(({ subjectId }) => subjectId).sort()).toEqual([
      'P-001',
      'P-002',
      'P-003',
    ]);
    for (const { recordingId, gaze } of runs) {
      for (const page of [0, 1]) {
        const own = parts.find((each) => each.page === page && each.recordingId === recordingId);
        const sent = gaze.samples.filter((sample) => sample.page === page);
        // Records of Basic have whole px, four units each.
        expect(own?.samples.y).toEqual(
          sent.map(({ yPx }) => 4 * Math.round(Math.round(yPx * 4) / 4)),
        );
      }
    }
    expect(await researcher.getProject(project.id)).toMatchObject({
      status: 'done',
      joined: 3,
      completed: 3,
    });
  });

  it('refuse over the wire what they refuse, and the connection stays good', async () => {
    const { slug } = await researcher.createActiveProject({
      name: 'Refusals',
      maxParticipant: 5,
      picture,
    });
    const [apiUrl = ''] = urls();
    const joined = await joinAt(apiUrl, slug);
    const gaze = scriptedGaze({ seed: 9, batches: 2, viewport: VIEWPORT });
    const large = { batches: [new Uint8Array(200_000)], sha256: gaze.sha256 };
    const send = (token: string, own: Pick<typeof gaze, 'batches' | 'sha256'>) =>
      sendBatch(transport, apiUrl, { ...joined, token }, own, 0);
    for (let i = 0; i < 3; i++) {
      await expect(send(joined.token, large)).rejects.toMatchObject({ code: 'payload_too_large' });
      await expect(send('none', gaze)).rejects.toMatchObject({ code: 'recording_token_invalid' });
      const mixed = { batches: gaze.batches, sha256: gaze.sha256.toReversed() };
      await expect(send(joined.token, mixed)).rejects.toMatchObject({
        code: 'batch_hash_mismatch',
      });
      await expect(send(joined.token, gaze)).resolves.toBeUndefined();
    }
  });
});

const openBrowser = () => createCookieSession(urls()[1] ?? '', transport);
const listMails = (email: string, afterMs: number) =>
  stack.mail
    .messages()
    .filter(({ to, receivedAtMs }) => to.includes(email) && receivedAtMs >= afterMs);

async function readToken(email: string, afterMs: number): Promise<string> {
  const { text } = await stack.mail.waitForMail({ to: email, afterMs, timeoutMs: 60_000 });
  return /#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('mails that are asked for while the mail server is down', () => {
  it('all arrive when it is back, none twice', async () => {
    const [ada, grace, newcomer] = ['ada@example.com', 'grace@example.com', 'new@example.com'];
    const account = { email: grace, password: PASSWORD };
    people.push(await signUpResearcher(urls()[1] ?? '', account, stack.readCode));
    const askedMs = Date.now();
    await openBrowser().client.call(CALLS.requestPasswordReset, {
      body: { email: grace, language: 'en' },
    });
    const graceToken = await readToken(grace, askedMs);

    await stack.mail.pause();
    const downMs = Date.now();
    const browser = openBrowser();
    await browser.client.call(CALLS.sendEmailVerification, {
      body: { email: newcomer, language: 'en' },
    });
    await openBrowser().client.call(CALLS.requestPasswordReset, {
      body: { email: ada, language: 'en' },
    });
    await openBrowser().client.call(CALLS.updatePassword, {
      body: { token: graceToken, password: 'another-horse-2' },
    });
    await sleep(OUTAGE_MS);
    for (const email of [newcomer, ada, grace]) expect(listMails(email, downMs)).toEqual([]);
    await stack.mail.resume();

    const code = await stack.readCode(newcomer);
    await browser.client.call(CALLS.verifyEmailCode, { body: { email: newcomer, code } });
    const token = await readToken(ada, downMs);
    const link = await openBrowser().client.call(CALLS.checkPasswordReset, { body: { token } });
    expect(link.data.email).toBe(ada);
    const { subject } = await stack.mail.waitForMail({
      to: grace,
      afterMs: downMs,
      timeoutMs: 60_000,
    });
    expect(subject).toBe('Your Fovea password was changed');

    await sleep(SETTLED_MS);
    const counts = [newcomer, ada, grace].map((email) => listMails(email, downMs).length);
    expect(counts).toEqual([1, 1, 1]);
  });
});

describe('an API process that is asked to stop', () => {
  it('answers what is under way, sends balancers away and ends with 0', async () => {
    const { slug } = await researcher.createActiveProject({
      name: 'A long look',
      maxParticipant: 50,
      picture,
    });
    const [api] = stack.apis;
    if (api === undefined) throw new Error('no API');
    const gaze = scriptedGaze({ seed: 4, batches: 1, viewport: VIEWPORT });
    const phones = await Promise.all(Array.from({ length: 10 }, () => joinAt(api.url, slug)));
    const database = new pg.Client({ connectionString: stack.databaseUrl });
    database.on('error', () => undefined);
    await database.connect();
    // A socket that a browser opens in advance, and a tab's stream: neither may hold the exit up.
    const idle = connect(Number(new URL(api.url).port), '127.0.0.1').on('error', () => undefined);
    const tab = await fetch(`${api.url}/api/v1/events`, {
      headers: { cookie: researcher.session.cookieHeader() },
    });
    expect(tab.status).toBe(200);

    const startMs = performance.now();
    const ended = api.stop();
    const isReady = async () => (await fetch(`${api.internalUrl}/readyz`)).status !== 503;
    while (await isReady()) await sleep(20);
    expect((await fetch(`${api.internalUrl}/livez`)).status).toBe(200);
    const [early, ...late] = phones;
    if (early === undefined) throw new Error('no phone');
    await sendBatch(transport, api.url, early, gaze, 0);

    // Under way when the drain ends, and never so long that the lock itself is given up.
    await sleep(Math.max(0, DRAIN_MS - 1_000 - (performance.now() - startMs)));
    await database.query('BEGIN');
    await database.query('LOCK TABLE gaze_batches IN ACCESS EXCLUSIVE MODE');
    const answers = Promise.allSettled(
      late.map((phone) => sendBatch(transport, api.url, phone, gaze, 0)),
    );
    await sleep(Math.max(0, DRAIN_MS + 300 - (performance.now() - startMs)));
    await database.query('COMMIT');
    expect((await answers).map(({ status }) => status)).toEqual(late.map(() => 'fulfilled'));

    expect(await ended).toBe(0);
    expect(performance.now() - startMs).toBeLessThan(10_000);
    const { rows } = await database.query(
      'SELECT count(*)::int AS stored FROM gaze_batches WHERE recording_id = ANY ($1)',
      [phones.map(({ recordingId }) => recordingId)],
    );
    expect(rows).toEqual([{ stored: 10 }]);
    await database.end();
    idle.destroy();
    await tab.body?.cancel().catch(() => undefined);
  });
});
