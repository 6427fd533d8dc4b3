// Promises to a participant that the server keeps: nothing before the consent, nothing of who they are
// beside their gaze, and nothing left of what they delete. What leaves the phone is seen by the
// browser tests of the camera.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CALLS, createClient } from '@fovea/contract';
import { createTransport, type Records, type TestStack, type Transport } from '@fovea/testkit';
import { listBuckets, openBucket } from '#harness/buckets.ts';
import { waitForForgotten, withClient } from '#harness/database.ts';
import { orAborted } from '#harness/or-aborted.ts';
import type { Figure } from '#harness/parts.ts';
import { createProject } from '#harness/project.ts';
import { withStack } from '#harness/with-stack.ts';
import { PLAIN_PICTURE, planRun } from '#recordings/protocol/planned-runs.ts';
import { playRun } from '#recordings/protocol/play-run.ts';
import { dumpDatabase, withRestored } from '#recordings/withdrawal/restored-database.ts';
import { searchBeside, searchObjects, searchTables } from '#recordings/withdrawal/search-stores.ts';
import { outliveDays } from './overdue.ts';
import { listChanged, readTableStates } from './table-states.ts';
import { type WrittenAnswer, writeAnswers } from './written-answers.ts';

const PEOPLE = 10;
const QUESTIONS = 40;
const PLANTED = (PEOPLE * QUESTIONS) / 2;
const LEAST_FOUND = 0.95;
const MOST_WRONGED = 0.02;
const WAIT_MS = 300_000;
const ADDRESS = '127.0.0.77';
/** Tables that count without naming anybody: openings by hour, and wrong passwords under HMACs. */
const COUNTERS = ['funnel_counts', 'funnel_totals', 'rate_counters'];
/** Names of fields that would say who somebody is, or what they wrote. */
const PERSONAL = ['age', 'gender', 'answers', 'text', 'choices', 'consent', 'receipt', 'ip'];
const WORDS_SHA256 = createHash('sha256').update('the words of the consent').digest('hex');

export function verifyPrivacy(): Promise<Figure[]> {
  const env = { LOG_LEVEL: 'info' };
  return withStack({ env }, (stack, signal) => orAborted(signal, keepPromises(stack)));
}

async function keepPromises(stack: TestStack): Promise<Figure[]> {
  const transport = createTransport({ localAddress: ADDRESS });
  const size = {
    maxParticipant: PEOPLE + 1,
    pages: 1,
    questions: QUESTIONS,
    picture: PLAIN_PICTURE,
  };
  const { researcher, project } = await createProject(stack, size);
  try {
    const apiUrl = stack.apis[0]?.url ?? '';
    const send = toFetch(transport);
    const client = createClient({
      baseUrl: `${apiUrl}/api/v1`,
      fetch: (url, init) => send(url, init as RequestInit),
    });
    const params = { slug: project.slug };

    const untouched = await readTableStates(stack.databaseUrl);
    const { consent } = await client.call(CALLS.getCollectProject, { params, query: {} });
    await client.call(CALLS.checkProjectPassword, { params, body: { password: 'a guess' } });
    const touched = listChanged(untouched, await readTableStates(stack.databaseUrl));

    const youngKey = randomUUID();
    const { person, device, cameraHz } = planRun(1, 1);
    const join = (changes: object) =>
      client.call(CALLS.joinProject, {
        params,
        body: {
          joinKey: youngKey,
          consent: { version: consent.version, language: 'en', purposes: consent.purposes },
          ...person,
          device,
          cameraHz,
          ...changes,
        },
      });
    const young = await join({ age: 17 }).then(
      () => 'taken',
      (error: { code?: string }) => error.code,
    );
    const ofYoung = await searchTables(stack.databaseUrl, [youngKey]);

    const written = writeAnswers(PLANTED, 20_261_117);
    const people = Array.from({ length: PEOPLE }, (_, i) => {
      const own = written.slice(i * QUESTIONS, (i + 1) * QUESTIONS);
      return { ...planRun(i + 1, 1), written: own.map(({ text }) => text) };
    });
    await Promise.all(
      people.map((run) => playRun(apiUrl, project.slug, run, { send, wordsSha256: WORDS_SHA256 })),
    );
    const records = await researcher.waitForRecords(project.id, PEOPLE, WAIT_MS);
    const packs = await readPacks(stack, transport);
    const texts = written.flatMap(({ text }) => (text.length > 12 ? [text] : []));
    const flags = countFlags(records, written);

    const stopped = await join({ joinKey: randomUUID() });
    const dump = await dumpDatabase(stack);
    await createClient({
      baseUrl: `${apiUrl}/api/v1`,
      fetch: (url, init) => send(url, init as RequestInit),
      headers: { authorization: `Bearer ${stopped.token}` },
    }).call(CALLS.endRecording, {
      params: { id: stopped.recordingId },
      body: { reason: 'stopped', keep: false },
    });
    await waitForForgotten(stack.databaseUrl, stopped.recordingId);
    const left = await searchBeside(stack, stack.databaseUrl, [stopped.recordingId]);
    const restored = await withRestored(stack, dump, async ({ databaseUrl, replay }) => {
      const search = () => searchBeside(stack, databaseUrl, [stopped.recordingId]);
      const back = await search();
      await replay();
      return { back: back.length, left: (await search()).length };
    });
    const inStores = [
      ...(await searchTables(stack.databaseUrl, [ADDRESS])),
      ...(await searchObjects(stack, [ADDRESS])),
    ];
    const logs = await readLogs(stack);

    const none = (name: string, value: number): Figure => ({
      name,
      value,
      goal: '0',
      ok: value === 0,
    });
    const share = (name: string, value: number, goal: string, ok: boolean): Figure => ({
      name,
      value: `${(value * 100).toFixed(1)} %`,
      goal,
      ok,
    });
    return [
      none(
        'V2: tables that head and password write to, beside counters',
        touched.filter((name) => !COUNTERS.includes(name)).length,
      ),
      none('V3: recordings whose consent is not whole', await countBareConsents(stack)),
      none('V4: places left of somebody who stopped and deleted', left.length),
      {
        name: 'V6: places that a backup from before brought back',
        value: restored.back,
        goal: 'at least 1',
        ok: restored.back > 0,
      },
      none('V6: places left after the tombstones were replayed', restored.left),
      none('V7: places with the address of a phone, in stores', inStores.length),
      none('V7: and in logs', logs.split(ADDRESS).length - 1),
      { name: 'V8: packs looked at', value: packs.length, ok: packs.length === PEOPLE },
      none('V8: fields of who somebody is in packs', countPersonal(packs)),
      none(
        'V8: packs with a written answer',
        packs.filter((pack) => texts.some((text) => pack.includes(JSON.stringify(text)))).length,
      ),
      share(
        `V8: flagged of ${PLANTED} planted addresses and numbers`,
        flags.found,
        'at least 95 %',
        flags.found >= LEAST_FOUND,
      ),
      share(
        'V8: flagged of as many answers without',
        flags.wronged,
        'at most 2 %',
        flags.wronged <= MOST_WRONGED,
      ),
      ...(await outliveDays({ stack, transport, projectId: project.id })),
      { name: 'V10: age 17', value: String(young), ok: young === 'invalid_request' },
      none('V10: rows of them', ofYoung.length),
    ];
  } finally {
    researcher.stop();
    transport.stop();
  }
}

function toFetch(transport: Transport) {
  return async (url: string, { method = 'GET', headers, body }: RequestInit) => {
    const reply = await transport.send(url, {
      method,
      headers: headers as Record<string, string>,
      ...(body == null ? {} : { body: body as string | Uint8Array }),
    });
    return new Response(await reply.text(), { status: reply.status });
  };
}

async function readPacks(stack: TestStack, transport: Transport): Promise<string[]> {
  const bucket = openBucket(transport, listBuckets(stack)[0]);
  const keys = await bucket.listKeys('recordings/');
  const objects = await Promise.all(keys.map((key) => bucket.find(key)));
  return objects.map((bytes) => gunzipSync(bytes ?? Buffer.of()).toString());
}

function countPersonal(packs: readonly string[]): number {
  return packs.reduce((sum, pack) => {
    const names = [...pack.matchAll(/"(\w+)":/g)].map(([, name = '']) => name);
    return sum + names.filter((name) => PERSONAL.includes(name)).length;
  }, 0);
}

/** Shares of the answers that records flag, of those that should be and of those that should not. */
function countFlags({ answers }: Records, written: readonly WrittenAnswer[]) {
  const flagged = new Set(
    answers.flatMap(({ given }) =>
      given.flatMap(({ text, contacts = [] }) => (contacts.length > 0 ? [text] : [])),
    ),
  );
  const measure = (isPlanted: boolean) => {
    const own = written.filter((answer) => answer.isPlanted === isPlanted);
    return own.filter(({ text }) => flagged.has(text)).length / own.length;
  };
  return { found: measure(true), wronged: measure(false) };
}

function countBareConsents({ databaseUrl }: TestStack): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT FROM recordings r LEFT JOIN consents c ON c.recording_id = r.id
       WHERE r.state = 'complete' AND (c.version <> 'consent-2' OR c.language IS NULL
         OR c.given_at IS NULL OR c.words_sha256 <> decode($1, 'hex')
         OR NOT c.purposes @> '{gaze,answers}' OR c.recording_id IS NULL OR c.words_sha256 IS NULL)`,
      [WORDS_SHA256],
    );
    return rows.length;
  });
}

async function readLogs({ dir }: TestStack): Promise<string> {
  const folder = join(dir, 'logs');
  const names = await readdir(folder);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}
