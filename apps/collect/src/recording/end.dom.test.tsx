import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRuns } from '#testing/forget-runs.ts';
import { openRecordingStore } from './browser-store.ts';
import { openLeftover } from './leftover.ts';
import { openRecordingRun } from './recording-run.ts';
import type { StoredRun } from './recording-store.ts';
import { hasRunMarker } from './run-marker.ts';

const SLUG = 'abcdefghijkl';
const RUN: StoredRun = {
  recordingId: '11111111-1111-4111-8111-111111111111',
  slug: SLUG,
  joinKey: 'j1',
  receipt: 'AAECAwQFBgcICQoLDA0ODw',
  token: 'token',
  participant: 'P-043',
  startedAtMs: Date.now(),
  rateHz: 30,
  consent: { version: 'consent-2', language: 'en', purposes: ['gaze', 'answers'] },
  person: { gender: null, age: 30 },
  pagesSeen: 1,
  finished: false,
};
const SAMPLE = { xPx: 1, yPx: 1, confidence: 1, flags: 0, distanceMm: 350, yawDeg: 0 };

/** Keeps the calls of the phone in their order, and fails them while the network is off. */
function listen() {
  const asked: string[] = [];
  let isOn = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = String(url).split('/').slice(6).join('/');
    asked.push(path === 'end' ? `end ${init?.body}` : path);
    if (!isOn) throw new TypeError('no network');
    return Response.json(path === 'end' ? { ended: true } : { through: 0, batchMs: 2_000 });
  });
  const turn = (on: boolean) => {
    isOn = on;
  };
  return { asked, turn };
}

async function look() {
  const store = await openRecordingStore();
  const recording = await openRecordingRun(store, RUN);
  recording.beginPage(1, { widthPx: 390, heightPx: 844 });
  recording.add({ tMs: Date.now(), ...SAMPLE });
  return { store, recording };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
beforeEach(forgetRuns);
afterEach(async () => {
  await forgetRuns();
  localStorage.clear();
  sessionStorage.clear();
});

it('sends what was recorded before it says that it is kept, and forgets the run', async () => {
  const { asked } = listen();
  const { store, recording } = await look();
  await recording.end({ reason: 'stopped', keep: true });
  expect(asked).toEqual(['batches/0', 'end {"reason":"stopped","keep":true}']);
  expect(await store.listRuns()).toEqual([]);
  expect(hasRunMarker()).toBe(false);
});

it('sends nothing more of somebody who has it deleted', async () => {
  const { asked } = listen();
  const { store, recording } = await look();
  await recording.end({ reason: 'stopped', keep: false });
  expect(asked).toEqual(['end {"reason":"stopped","keep":false}']);
  expect(await store.listRuns()).toEqual([]);
});

it('deletes at the next visit what a page without network could not, and asks nobody', async () => {
  const { asked, turn } = listen();
  const { store, recording } = await look();
  turn(false);
  const handleWait = vi.fn();
  const stopping = recording.end({ reason: 'stopped', keep: false }, handleWait);
  await vi.waitFor(() => expect(handleWait).toHaveBeenCalled());
  expect(await store.listRuns()).toHaveLength(1);
  turn(true);
  expect(await openLeftover(SLUG, Date.now())).toBeUndefined();
  await vi.waitFor(async () => expect(await store.listRuns()).toEqual([]));
  await stopping;
  expect(new Set(asked)).toEqual(new Set(['end {"reason":"stopped","keep":false}']));
});
