import type { CALLS, CallInput } from '@fovea/contract';
import { recordingPack } from '@fovea/contract';
import { fromColumns, type RecordingColumns } from '@fovea/gaze/samples';
import { scriptedGaze } from '@fovea/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMerger, rebuildRecords } from '#modules/analysis/public.ts';
import { setRawGaze } from '#modules/projects/public.ts';
import {
  type ActiveProject,
  complete,
  createActiveProject,
  join,
  putBatch,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge, readObject, readRecords } from '#testing/read-records.ts';

type Body = CallInput<typeof CALLS.completeRecording>['body'];

const VIEWPORT = { width: 390, height: 844 };
const START_MS = 1_794_000_000_000;
const BATCH_MS = 2_000;
const QUALITY = {
  verdict: 'fair',
  tries: 2,
  errorMm: 11.26,
  validationMeanDeg: 1.9,
  dots: [{ dot: 0, errorMm: 11.26, errorDeg: 1.9 }],
  offsetSePx: [2, 3],
  distanceMm: 380,
  clock: 'capture',
  flags: ['light', 'went_on_anyway'],
  pages: [{ page: 0, crossPx: [4, -6], taps: [{ tMs: START_MS, errorPx: [1, 2] }] }],
} satisfies Body['quality'];

let project: ActiveProject;

const { server, owner } = await openServer({ people: ['owner'] });
beforeEach(async () => {
  project = await createActiveProject(server, owner, { type: 'pro' });
});

/** A page begun twice: its first showing has two batches, the one that counts three. */
const gaze = scriptedGaze({ seed: 9, batches: 5, viewport: VIEWPORT, startMs: START_MS });

async function record(changes: Partial<Body> = {}) {
  const joined = await join(server.app, project.slug, { source: 'camera' });
  for (const [seq, bytes] of gaze.batches.entries()) await putBatch(server.app, joined, seq, bytes);
  await complete(server.app, joined, gaze, changes);
  await packAndMerge(server);
  return joined.recordingId;
}

async function readPack(id: string) {
  const [row] = await server.database.query<{ pack_key: string; validity: number }>(
    'SELECT pack_key, validity FROM recordings WHERE id = $1',
    [id],
  );
  const pack = recordingPack.parse(readObject(server, row?.pack_key ?? ''));
  return { pack, validity: row?.validity };
}

/** Samples of the only participant, in quarter px and half ms. */
async function readSamples() {
  const { parts, manifest } = await readRecords(server, owner, project.id);
  const { t = [], x = [], y = [] } = parts[0]?.[0]?.samples ?? {};
  return { person: manifest.participants[0], t, x, y };
}

const sameBytes = (columns: object) =>
  expect(fromColumns(columns as RecordingColumns).map(({ bytes }) => Buffer.from(bytes))).toEqual(
    gaze.batches.map((bytes) => Buffer.from(bytes)),
  );

describe('the showings that count', () => {
  const spans = [{ page: 0, fromMs: START_MS + 2 * BATCH_MS, toMs: START_MS + 5 * BATCH_MS }];

  it('"samples of other showings stay in the pack and count nowhere"', async () => {
    const id = await record({ spans });
    const { pack } = await readPack(id);
    sameBytes(pack.columns);
    expect(pack.spans).toEqual(spans);
    const shownMs = pack.findings.pages[0]?.figures.shownMs ?? 0;
    expect(shownMs).toBeGreaterThan(5_900);
    expect(shownMs).toBeLessThan(6_000);
    expect(pack.quality.pages).toHaveLength(1);
    const { t } = await readSamples();
    expect(t).toHaveLength(180);
    expect(t[0]).toBe(0);
    expect(t.at(-1)).toBeLessThan(2 * 6_000);
  });

  it('where none are named, every sample counts', async () => {
    const { pack } = await readPack(await record());
    expect(pack.spans).toBeNull();
    expect(pack.findings.pages[0]?.figures.shownMs).toBeGreaterThan(9_900);
    expect((await readSamples()).t).toHaveLength(300);
  });

  it('a page without a showing that counts has none', async () => {
    const id = await record({ spans: [] });
    const { pack, validity } = await readPack(id);
    expect([pack.findings.pages, validity]).toEqual([[], null]);
    sameBytes(pack.columns);
  });
});

describe('quality', () => {
  it('is stored with the recording and carried into pack and records, with the estimated distance', async () => {
    const id = await record({ quality: QUALITY });
    const { pack } = await readPack(id);
    expect(pack.calibration).toMatchObject({ ...QUALITY, distanceSource: 'estimated', drift: [] });
    expect(pack.findings.viewing).toMatchObject({ distanceCm: 38, distanceSource: 'estimated' });
    const { person } = await readSamples();
    expect(person).toMatchObject({
      verdict: 'fair',
      errorMm: 11.3,
      qualityFlags: ['light', 'went_on_anyway'],
      errorPx: 42,
    });
  });

  it('that was not sent is not there, and nothing is made up', async () => {
    const { pack } = await readPack(await record());
    expect(pack.calibration).toBeNull();
    expect(pack.findings.viewing.distanceSource).toBe('assumed');
    const { person } = await readSamples();
    expect(Object.keys(person ?? {})).not.toEqual(expect.arrayContaining(['verdict']));
  });
});

describe('drift', () => {
  // 10 mm on a phone of 0.16 mm a CSS px.
  const drift = [{ fromMs: START_MS + 4_000, xPx: -61.5, yPx: 12.25 }];

  it('"goes as data; the pack applies it, keeps the raw, one switch undoes it": bit-equal', async () => {
    await record();
    const raw = await readSamples();
    project = await createActiveProject(server, owner, { type: 'pro' });
    const id = await record({ quality: { ...QUALITY, drift } });
    const { pack } = await readPack(id);
    sameBytes(pack.columns);
    const corrected = await readSamples();
    const isLate = (i: number) => (raw.t[i] ?? 0) >= 2 * 4_000;
    expect(corrected.x).toEqual(raw.x.map((x, i) => (isLate(i) ? x - 4 * 61.5 : x)));
    expect(corrected.y).toEqual(raw.y.map((y, i) => (isLate(i) ? y + 4 * 12.25 : y)));

    const merger = createMerger(1);
    const rebuild = () => rebuildRecords({ ...server.deps, merger }, project.id, new Set());
    await setRawGaze(server.deps.db, project.id, true);
    await rebuild();
    const undone = await readSamples();
    expect([undone.t, undone.x, undone.y]).toEqual([raw.t, raw.x, raw.y]);
    await setRawGaze(server.deps.db, project.id, false);
    await rebuild();
    expect(await readSamples()).toEqual(corrected);
    merger.stop();
  });
});
