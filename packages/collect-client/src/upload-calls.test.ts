import { CALLS, COMPLETE_MAX_BYTES, LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { createUploadCalls, type RunResult } from './upload-calls.ts';
import type { UploadClock } from './upload-clock.ts';
import type { UploadError } from './upload-error.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const BATCH = {
  seq: 0,
  bytes: new Uint8Array([1]),
  sha256: new Uint8Array(32),
  acknowledged: false,
};
const CALIBRATION = { rateHz: 29.97, errorPx: null, offsetPx: null };
const RESULT: RunResult = { calibration: CALIBRATION, answers: [], favouritePageId: null };
const HTML = '<html><h1>403 Forbidden</h1></html>';

const STAND_STILL: UploadClock['wait'] = () => new Promise(() => undefined);

/** Answers every call so; time stands still unless a test moves it. */
function createCalls(
  answer: (init: RequestInit) => Response | Promise<Response>,
  { result = RESULT, wait = STAND_STILL } = {},
) {
  const clock: UploadClock = { nowMs: () => Date.parse('2026-11-16T12:00:00Z'), wait };
  return createUploadCalls({
    recordingId: ID,
    token: 'token',
    clock,
    baseUrl: '/api/v1',
    fetch: async (_, init) => answer(init),
    readResult: () => result,
  });
}

const fail = (sent: Promise<unknown>) =>
  sent.then(
    () => expect.unreachable(),
    (error: UploadError) => error,
  );

it('reads a code from the body of the server alone', async () => {
  const body = { statusCode: 409, code: 'recording_closed', message: 'No.', requestId: 'r' };
  const own = createCalls(() => Response.json(body, { status: 409 }));
  expect((await fail(own.put(BATCH))).code).toBe('recording_closed');
  for (const text of [HTML, '', '{}', '{"code":"recording_closed"}']) {
    const foreign = createCalls(() => new Response(text, { status: 403 }));
    expect((await fail(foreign.put(BATCH))).code).toBeUndefined();
    expect((await fail(foreign.complete(1, '0'))).code).toBeUndefined();
  }
});

it('takes no page that somebody else answers for a reply', async () => {
  const portal = createCalls(() => new Response(HTML, { status: 200 }));
  await expect(portal.put(BATCH)).rejects.toThrow();
  await expect(portal.complete(1, '0')).rejects.toThrow();
  const other = createCalls(() => Response.json({ state: 'open' }));
  await expect(other.complete(1, '0')).rejects.toThrow();
});

it.each([
  ['120', 120_000],
  ['Mon, 16 Nov 2026 12:01:00 GMT', 60_000],
  ['Mon, 16 Nov 2026 11:00:00 GMT', undefined],
  ['soon', undefined],
])('a Retry-After of %s', async (header, ms) => {
  const busy = createCalls(
    () => new Response('', { status: 429, headers: { 'retry-after': header } }),
  );
  expect((await fail(busy.put(BATCH))).retryAfterMs).toBe(ms);
});

it('gives up an answer that does not come, of a batch and when it completes', async () => {
  const waits: number[] = [];
  const hang = ({ signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const wait = async (ms: number) => void waits.push(ms);
  const calls = createCalls(hang, { wait });
  await expect(calls.put(BATCH)).rejects.toThrow('aborted');
  await expect(calls.complete(1, '0')).rejects.toThrow('aborted');
  expect(waits).toEqual([15_000, 40_000]);
});

it('tells what the server misses', async () => {
  const body = { statusCode: 409, code: 'batches_missing', message: 'No.', requestId: 'r' };
  const calls = createCalls(() =>
    Response.json({ ...body, details: { missing: [2, 3] } }, { status: 409 }),
  );
  expect(await calls.complete(4, '0')).toEqual({ missing: [2, 3] });
});

it('completes the largest survey with less than the proxy takes', async () => {
  const answers = Array.from({ length: LIMITS.pagesMax }, () => ({
    pageId: ID,
    choices: Array.from({ length: LIMITS.choicesMax }, (_, i) => i),
    // A control character is six bytes as JSON writes it, more than any letter.
    text: '\u0001'.repeat(LIMITS.answerMaxLength),
  }));
  let sent = '';
  const calls = createCalls(
    ({ body }) => {
      sent = String(body);
      return Response.json({ state: 'complete' });
    },
    { result: { calibration: CALIBRATION, answers, favouritePageId: ID } },
  );
  await calls.complete(LIMITS.batchesMax, 'a'.repeat(64));
  expect(CALLS.completeRecording.body?.parse(JSON.parse(sent))).toMatchObject({ answers });
  expect(new TextEncoder().encode(sent).length).toBeGreaterThan(LIMITS.batchMaxBytes);
  expect(new TextEncoder().encode(sent).length).toBeLessThan(COMPLETE_MAX_BYTES);
});

it('ends a recording with a reason, once the server says so', async () => {
  const sent: RequestInit[] = [];
  const calls = createCalls((init) => {
    sent.push(init);
    return Response.json({ ended: true });
  });
  await calls.end({ reason: 'stopped', keep: false });
  expect(sent.map(({ method, body }) => [method, JSON.parse(String(body))])).toEqual([
    ['POST', { reason: 'stopped', keep: false }],
  ]);
  const portal = createCalls(() => Response.json({}));
  await expect(portal.end({ reason: 'stopped' })).rejects.toThrow();
});
