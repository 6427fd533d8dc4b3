import { DAY_MS, HOUR_MS } from '@fovea/contract/times';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRuns } from '#testing/forget-runs.ts';
import { openRecordingStore } from './browser-store.ts';
import { getJoinKey } from './join-key.ts';
import { openLeftover, setAside } from './leftover.ts';
import { openRecordingRun } from './recording-run.ts';
import type { StoredRun } from './recording-store.ts';
import { hasRunMarker } from './run-marker.ts';
import { findTakenPart } from './taken-part.ts';

const SLUG = 'abcdefghijkl';
const NOW_MS = Date.parse('2026-11-16T12:00:00Z');
const RUN: StoredRun = {
  recordingId: '11111111-1111-4111-8111-111111111111',
  slug: SLUG,
  joinKey: 'j1',
  receipt: 'AAECAwQFBgcICQoLDA0ODw',
  token: 'token',
  participant: 'P-043',
  startedAtMs: NOW_MS,
  rateHz: 30,
  consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
  person: { gender: null, age: 30 },
  pagesSeen: 1,
  finished: true,
};
const BATCH = { seq: 0, bytes: new Uint8Array([1]), sha256: new Uint8Array(32) };
const CLOSED = { statusCode: 409, code: 'recording_closed', message: 'No.', requestId: 'r' };

/** The store of the phone under test. jsdom has no IndexedDB, so the app keeps it in memory. */
const keep = async (run: StoredRun, acknowledged = true) => {
  const store = await openRecordingStore();
  await store.saveRun(run);
  await store.saveBatch(run.recordingId, { ...BATCH, acknowledged });
  return store;
};
const answer = (of: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => of());

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(Date, 'now').mockReturnValue(NOW_MS + HOUR_MS);
});
beforeEach(forgetRuns);
afterEach(async () => {
  await forgetRuns();
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets a run only when the server has said that it has all of it', async () => {
  const store = await keep(RUN);
  answer(() => Response.json({ state: 'complete' }));
  const recording = await openRecordingRun(store, RUN);
  expect(await store.listRuns()).toHaveLength(1);
  expect(await recording.finish()).toBe(true);
  expect(await store.listRuns()).toMatchObject([{ isOver: true, token: '', person: { age: 0 } }]);
  expect(await store.listBatches(RUN.recordingId)).toEqual([]);
  expect(findTakenPart(SLUG)).toBe('P-043');
});

it('a browser killed before it wrote down that somebody has taken part knows it all the same', async () => {
  const store = await keep(RUN);
  answer(() => Response.json({ state: 'complete' }));
  await (await openRecordingRun(store, RUN)).finish();
  localStorage.clear();
  expect(await openLeftover(SLUG, NOW_MS)).toBeUndefined();
  expect(findTakenPart(SLUG)).toBe('P-043');
  expect(await openLeftover(SLUG, NOW_MS)).toBeUndefined();
  expect(await store.listRuns()).toEqual([]);
  expect([hasRunMarker(), findTakenPart(SLUG)]).toEqual([false, 'P-043']);
});

it('a run that was withdrawn while it was being sent leaves no line', async () => {
  const store = await keep(RUN);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    ask();
    await told;
    return Response.json({ state: 'complete' });
  });
  const finished = (await openRecordingRun(store, RUN)).finish();
  await asked;
  await forgetRuns();
  tell();
  expect(await finished).toBe(true);
  expect(await store.listRuns()).toEqual([]);
});

it('keeps its copy after a refusal, asks nobody about it, and tries again at the next visit', async () => {
  const store = await keep(RUN);
  answer(() => Response.json(CLOSED, { status: 409 }));
  expect(await (await openRecordingRun(store, RUN)).finish()).toBe(false);
  expect(await store.listRuns()).toMatchObject([{ isSetAside: true }]);
  expect(await store.listBatches(RUN.recordingId)).toHaveLength(1);

  answer(() => Response.json({ state: 'complete' }));
  expect(await openLeftover(SLUG, NOW_MS + 2 * HOUR_MS)).toBeUndefined();
  await vi.waitFor(async () => expect(await store.listRuns()).toMatchObject([{ isOver: true }]));
});

it('removes what nobody can send any more, at the next visit of any link', async () => {
  const store = await keep({ ...RUN, isSetAside: true });
  expect(await openLeftover('', NOW_MS + DAY_MS)).toBeUndefined();
  expect(await store.listRuns()).toEqual([]);
  expect(await store.listBatches(RUN.recordingId)).toEqual([]);
  expect(hasRunMarker()).toBe(false);
});

it('removes it while the page is open, when the time is over', async () => {
  const store = await keep(RUN);
  vi.spyOn(Date, 'now').mockReturnValue(NOW_MS + DAY_MS);
  answer(() => new Response('', { status: 401 }));
  expect(await (await openRecordingRun(store, RUN)).finish()).toBe(false);
  expect(await store.listRuns()).toEqual([]);
});

it('sends what a person left before somebody else began, and gives that one a place of their own', async () => {
  const run = { ...RUN, finished: false, joinKey: getJoinKey(SLUG) };
  const store = await keep(run, false);
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    sent.push(String(url).replace(/^.*\/recordings/, ''));
    return Response.json({ through: 0, batchMs: 2_000 });
  });
  await setAside(run);
  await vi.waitFor(async () => expect(await store.listRuns()).toEqual([]));
  expect(sent).toEqual([`/${RUN.recordingId}/batches/0`]);
  expect(getJoinKey(SLUG)).not.toBe(run.joinKey);
});

it('whoever joins in a tab in which somebody stopped long ago has a place of their own', async () => {
  const joinKey = getJoinKey(SLUG);
  await keep({ ...RUN, finished: false, joinKey }, false);
  answer(() => Response.json({ through: 0, batchMs: 2_000 }));
  expect(await openLeftover(SLUG, NOW_MS + HOUR_MS)).toBeUndefined();
  expect(getJoinKey(SLUG)).not.toBe(joinKey);
});
