import type { RecordingPack } from '@fovea/contract';
import { fromDeltas, toBatches, toColumns, toPageSamples } from '@fovea/gaze/samples';
import { scriptedGaze } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { measureRecording } from '#modules/recordings/pack/findings.ts';
import { toMergedRecording } from './merged-recording.ts';
import { toParticipant } from './participants.ts';

const RANGE = { min: -1e9, max: 1e9 };
const DEVICE = { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 };
const RATE_HZ = 30;
const UNCALIBRATED = { error_px: null, offset_x_px: null, offset_y_px: null, precision_px: null };

function makePack(seed: number) {
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
    v: 2,
    recordingId: `r${seed}`,
    projectId: 'p',
    complete: true,
    device: DEVICE,
    rateHz: RATE_HZ,
    columns: { ...columns, unread: [] },
    errorPx: null,
    offsetPx: null,
    precisionPx: null,
    findings,
    quality,
    spans: null,
    calibration: null,
  } as unknown as RecordingPack;
  return { pack, gaze, findings, quality };
}

function toPerson(seed: number) {
  return {
    subjectId: `P-${seed}`,
    gender: null,
    source: 'scripted' as const,
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

  it('is missing for a page that the participant never saw', () => {
    expect([...toMergedRecording(makePack(4).pack).parts.keys()]).toEqual([0, 1]);
  });
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
        UNCALIBRATED,
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
      (each) => toParticipant(toPerson(7), each, UNCALIBRATED, algorithms).madeBy,
    );
    const count = findings.algorithms.length;
    const all = Array.from({ length: count }, (_, i) => i);
    expect(places).toEqual([all, all, all.map((i) => (i === 1 ? count : i))]);
    expect(algorithms).toHaveLength(count + 1);
  });
});
