import { CALLS } from '@fovea/contract';
import { expect, it, vi } from 'vitest';
import { hashReceipt } from '#recording/receipt.ts';
import { findTakenPart } from '#recording/taken-part.ts';
import { joinRun } from './join-run.ts';

const SLUG = 'abcdefghijkl';
const JOINED = {
  recordingId: '11111111-1111-4111-8111-111111111111',
  token: 'token',
  participant: 'P-043',
  batchMs: 2_000,
  pages: [],
  screen: { mmPerPx: 0.16, isAssumed: false },
  finalReview: false,
};

const INPUT = {
  way: { slug: SLUG, isTest: false },
  password: undefined,
  consent: {
    version: 'consent-2',
    language: 'en' as const,
    purposes: ['gaze', 'answers'] as const,
  },
  person: { gender: null, age: 30 },
  resumed: undefined,
  rateHz: 30,
  flags: [],
  source: 'camera' as const,
};
const stay = () => ({ signal: new AbortController().signal, onWait: () => undefined });

it('says where its gaze comes from, and that somebody has finished once all is sent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    const isJoin = String(url).endsWith('/recordings');
    return isJoin
      ? Response.json(CALLS.joinProject.reply.parse(JOINED), { status: 201 })
      : Response.json({ state: 'complete' });
  });
  const recording = await joinRun(INPUT, stay());
  expect(bodies[0]).toMatchObject({ source: 'camera', cameraHz: 30 });
  // The receipt itself stays on the phone.
  const { receipt = '' } = recording;
  expect(receipt).toMatch(/^[\w-]{22}$/);
  expect(bodies[0]).toMatchObject({ receiptSha256: await hashReceipt(receipt) });
  expect(JSON.stringify(bodies)).not.toContain(receipt);
  expect(findTakenPart(SLUG)).toBeUndefined();
  await recording.finish();
  expect(findTakenPart(SLUG)).toBe('P-043');
});

it('has the password checked from here where a puzzle stands before the join', async () => {
  const paths: string[] = [];
  const puzzle = { statusCode: 429, code: 'puzzle_needed', message: '', requestId: 'a' };
  const refusal = { ...puzzle, details: { puzzle: 'puzzle', zeroBits: 4 } };
  const briefing = { researcher: '', contact: '', consentText: '', instructions: '' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    paths.push(String(url).split('/').at(-1) ?? '');
    const isSolved = String(init?.body).includes('"solution":"puzzle.');
    if (paths.length < 3) return Response.json(refusal, { status: 429 });
    if (isSolved) return Response.json({ right: true, briefing });
    return Response.json(JOINED, { status: 201 });
  });
  const recording = await joinRun({ ...INPUT, password: 'yuzu-2026' }, stay());
  expect(recording.participant).toBe(JOINED.participant);
  expect(paths).toEqual(['recordings', 'password', 'password', 'recordings']);
});

it('completes with the pages that were measured before a reload', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bodies: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).endsWith('/recordings')) return Response.json(JOINED, { status: 201 });
    bodies.push(JSON.parse(String(init?.body)));
    return Response.json({ state: 'complete' });
  });
  const { consent, person, rateHz } = INPUT;
  const spans = [{ page: 0, fromMs: 1_000, toMs: 9_000 }];
  const own = { slug: SLUG, joinKey: JOINED.recordingId, startedAtMs: Date.now(), finished: false };
  const receipt = 'AAECAwQFBgcICQoLDA0ODw';
  const resumed = { ...JOINED, ...own, receipt, consent, person, rateHz, spans, pagesSeen: 1 };
  const recording = await joinRun({ ...INPUT, resumed }, stay());
  await recording.finish();
  expect(bodies).toMatchObject([{ spans }]);
});

it('opens a recording of its own when the one of the key in this tab is over, and asks once only', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.setItem(`fovea.collect.join.${SLUG}`, JOINED.recordingId);
  const keys: string[] = [];
  const receipts: string[] = [];
  let isOver = (key: string) => key === JOINED.recordingId;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const { joinKey, receiptSha256 } = JSON.parse(String(init?.body)) as Record<string, string>;
    keys.push(joinKey ?? '');
    receipts.push(receiptSha256 ?? '');
    if (!isOver(joinKey ?? '')) return Response.json(JOINED, { status: 201 });
    const code = 'recording_closed';
    return Response.json({ statusCode: 409, code, message: '', requestId: '' }, { status: 409 });
  });
  await joinRun(INPUT, stay());
  expect(keys).toHaveLength(2);
  // Another recording, another receipt.
  expect(new Set(receipts).size).toBe(2);
  expect(sessionStorage.getItem(`fovea.collect.join.${SLUG}`)).toBe(keys[1]);
  isOver = () => true;
  await expect(joinRun(INPUT, stay())).rejects.toMatchObject({ code: 'recording_closed' });
  expect(keys).toHaveLength(4);
});

it('gives up at once where the project has had its test runs of the day', async () => {
  const body = { statusCode: 429, code: 'test_runs_limited', message: '', requestId: '' };
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(body, { status: 429 }));
  const way = { slug: SLUG, isTest: true };
  await expect(joinRun({ ...INPUT, way }, stay())).rejects.toMatchObject({ code: body.code });
  expect(asked).toHaveBeenCalledOnce();
});

it('says that many take part where the server asks to come later, and comes later', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers();
  let calls = 0;
  // The receipt is hashed first, on no clock that a test moves.
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    calls++;
    ask();
    if (calls > 1) return Response.json(JOINED, { status: 201 });
    const body = { statusCode: 503, code: 'joins_paused', message: '', requestId: '' };
    return Response.json(body, { status: 503 });
  });
  const waits: string[] = [];
  const joining = joinRun(INPUT, { ...stay(), onWait: (why) => waits.push(why) });
  await isAsked;
  await vi.advanceTimersByTimeAsync(4_900);
  expect([waits, calls]).toEqual([['busy'], 1]);
  await vi.advanceTimersByTimeAsync(5_200);
  vi.useRealTimers();
  await joining;
  expect(calls).toBe(2);
});
