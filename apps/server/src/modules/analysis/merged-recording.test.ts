import type { StoredChunk, StoredPack } from '@fovea/contract';
import { encodeBatch, fromDeltas, toBatches, toColumns, toPageSamples } from '@fovea/gaze/samples';
import { EMPTY_PART, SAMPLE_COLUMNS, writeSegment } from '@fovea/records';
import { scriptedGaze } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { measureRecording } from '#modules/recordings/pack/findings.ts';
import { toMergedRecording } from './merged-recording.ts';
import { toParticipant } from './participants.ts';
import { raiseSegment } from './raise-segment.ts';

const RANGE = { min: -1e9, max: 1e9 };
const DEVICE = { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 };
const RATE_HZ = 30;

function makePack(seed: number, v: 1 | 2 = 2) {
  const viewport = { width: 390, height: 844 };
  const gaze = scriptedGaze({ seed, batches: 8, pages: 2, viewport, lossShare: 0.2 });
  const columns = toColumns(gaze.batches.map((bytes, seq) => ({ seq, bytes })));
  const { findings, quality } = measureRecording(toPageSamples(toBatches(columns)), {
    rateHz: RATE_HZ,
    device: DEVICE,
    precisionPx: null,
  });
  const pack = {
    format: 'fovea-recording',
    v,
    recordingId: `r${seed}`,
    projectId: 'p',
    complete: true,
    device: DEVICE,
    rateHz: RATE_HZ,
    columns: { ...columns, unread: [] },
    ...(v === 2
      ? { errorPx: null, offsetPx: null, precisionPx: null, findings, quality }
      : { quality: {} }),
  } as unknown as StoredPack;
  return { pack, gaze, findings, quality };
}

/** As a worker without bounds packed it: a batch of the first page tells a time or a place too far. */
function makeLyingPack(lie: { readonly t0?: number; readonly scrollY?: number }) {
  const { pack, findings } = makePack(5);
  const batches = toBatches(pack.columns as never);
  const lying = batches.map((batch) => (batch.seq === 1 ? { ...batch, ...lie } : batch));
  const columns = toColumns(lying.map((batch) => ({ seq: batch.seq, bytes: encodeBatch(batch) })));
  const wild = findings.pages.map((page) => ({
    ...page,
    fixations: { ...page.fixations, y: [8_000_000_800] },
    figures: { ...page.figures, shownMs: 8e15 },
  }));
  return { ...pack, columns, findings: { ...findings, pages: wild } } as unknown as StoredPack;
}

function toPerson(seed: number) {
  return {
    subjectId: `P-${seed}`,
    gender: null,
    age: 30,
    validity: 80,
    deviceName: DEVICE.name,
    recordingId: `r${seed}`,
    effectiveHz: RATE_HZ,
    widthPx: DEVICE.widthPx,
    heightPx: DEVICE.heightPx,
  };
}

describe('a part', () => {
  it('holds one page in half milliseconds and quarter pixels from its first sample', () => {
    const { pack, gaze } = makePack(3);
    for (const page of [0, 1]) {
      const own = gaze.samples.filter((sample) => sample.page === page);
      const columns = toMergedRecording(pack).parts.get(page)?.columns;
      const firstMs = own[0]?.tMs ?? 0;
      expect(columns?.t).toEqual(own.map(({ tMs }) => expect.closeTo((tMs - firstMs) * 2, -0.5)));
      expect(columns?.x).toEqual(own.map(({ xPx }) => Math.round(xPx * 4)));
      expect(columns?.y).toEqual(own.map(({ yPx }) => Math.round(yPx * 4)));
      expect(columns?.valid).toEqual(own.map(({ tracked }) => (tracked ? 1 : 0)));
    }
  });

  it('has the fixations and figures of the pack', () => {
    const { pack, findings } = makePack(3);
    const { parts } = toMergedRecording(pack);
    for (const { page, fixations, figures } of findings.pages) {
      expect(parts.get(page)?.fixations.onset).toEqual(fromDeltas(fixations.onset, RANGE));
      expect(parts.get(page)?.fixations.onset.length).toBeGreaterThan(2);
      expect(parts.get(page)?.figures).toEqual(figures);
    }
  });

  it.each([[{ t0: 8e15 }], [{ scrollY: 2_000_000_000 }]])(
    'leaves out what an older worker packed and cannot be true: %o',
    (lie) => {
      const { parts, findings } = toMergedRecording(makeLyingPack(lie));
      const { gaze } = makePack(5);
      const own = gaze.samples.filter(({ page, seq }) => page === 0 && seq !== 1);
      expect(parts.get(0)?.columns.x).toEqual(own.map(({ xPx }) => Math.round(xPx * 4)));
      for (const { figures } of findings.pages) expect(figures.shownMs).toBeLessThan(10_000);
    },
  );

  it('is missing for a page that the participant never saw', () => {
    expect([...toMergedRecording(makePack(4).pack).parts.keys()]).toEqual([0, 1]);
  });
});

it('makes of a pack of version 1 what its successor has inside', () => {
  expect(toMergedRecording(makePack(5, 1).pack)).toEqual(toMergedRecording(makePack(5).pack));
});

describe('a participant', () => {
  it('says why there are no fixations only where no page has any', () => {
    const { findings, quality } = makePack(6);
    const [first, second] = findings.pages;
    if (first === undefined || second === undefined) throw new Error('two pages are needed');
    const slow = {
      ...first,
      figures: { ...first.figures, noFixations: 'rate_below_20_hz' as const },
    };
    const toReason = (pages: typeof findings.pages) =>
      toParticipant(
        toPerson(6),
        { findings: { ...findings, pages }, components: quality.components, expectedHz: RATE_HZ },
        undefined,
        [],
      ).noFixations;
    expect(toReason([slow, second])).toBeNull();
    expect(toReason([slow])).toBe('rate_below_20_hz');
    expect(toReason([])).toBe('too_few_samples');
  });

  it('names algorithms by their place in a list that everybody shares', () => {
    const { findings, quality } = makePack(7);
    const measured = { findings, components: quality.components, expectedHz: RATE_HZ };
    const newer = {
      ...measured,
      findings: {
        ...findings,
        algorithms: findings.algorithms.map((each, i) =>
          i === 1 ? { ...each, version: 9 } : each,
        ),
      },
    };
    const algorithms = findings.algorithms.slice(0, 0);
    const places = [measured, measured, newer].map(
      (each) => toParticipant(toPerson(7), each, undefined, algorithms).madeBy,
    );
    const count = findings.algorithms.length;
    const all = Array.from({ length: count }, (_, i) => i);
    expect(places).toEqual([all, all, all.map((i) => (i === 1 ? count : i))]);
    expect(algorithms).toHaveLength(count + 1);
  });
});

describe('records of version 1', () => {
  it('get the findings that a new recording would have, and keep their order', async () => {
    const seeds = [3, 1, 2];
    const merged = seeds.map((seed) => toMergedRecording(makePack(seed).pack));
    const chunks = new Map(
      [0, 1].map((page): [number, StoredChunk] => {
        // In another order, with somebody who is in no manifest any more.
        const parts = [...merged.toReversed().map(({ parts: own }) => own.get(page)), EMPTY_PART];
        const columns = SAMPLE_COLUMNS.map((name) => {
          const values = parts.flatMap((part) => Array.from(part?.columns[name] ?? []));
          return [name, values.map((value, i) => value - (values[i - 1] ?? 0))];
        });
        return [
          page,
          {
            format: 'fovea-chunk',
            v: 1,
            enc: 'delta-json-1',
            page,
            scale: { t: 2, xy: 4 },
            recordingIds: [...seeds.toReversed().map((seed) => `r${seed}`), 'gone'],
            counts: parts.map((part) => part?.columns.t.length ?? 0),
            ...(Object.fromEntries(columns) as Pick<StoredChunk, (typeof SAMPLE_COLUMNS)[number]>),
          },
        ];
      }),
    );
    const row = {
      device_name: DEVICE.name,
      pixel_ratio: DEVICE.pixelRatio,
      rate_hz: RATE_HZ,
      error_px: 42,
      offset_x_px: 3,
      offset_y_px: -2,
    };
    const { ref } = await raiseSegment({
      names: { projectId: 'p', stamp: '2-00000000' },
      type: 'pro',
      algorithms: [],
      people: seeds.map(toPerson),
      rows: new Map(seeds.map((seed) => [`r${seed}`, row as never])),
      chunks,
      answers: [],
      layouts: [],
      areAll: true,
    });
    const people = merged.map(({ findings, expectedHz }, i) =>
      toParticipant(
        toPerson(seeds[i] ?? 0),
        { findings, expectedHz, components: null },
        row as never,
        [],
      ),
    );
    expect(people[0]).toMatchObject({ errorPx: 42, offsetPx: [3, -2] });
    const pages = [0, 1].map((index) => ({
      index,
      parts: merged.map(({ parts }) => parts.get(index) ?? EMPTY_PART),
    }));
    expect(ref.inline).toEqual(writeSegment(people, pages));
  });
});
