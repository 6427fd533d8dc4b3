import { CALLS, INLINE_PARTICIPANTS } from '@fovea/contract';
import { detectFixations } from '@fovea/gaze/events';
import { measurePxPerDegree } from '@fovea/gaze/geometry';
import { detectValidSamples } from '@fovea/gaze/quality';
import { decodeBatch, toPageSamples, toSignal } from '@fovea/gaze/samples';
import { type ScriptedGaze, scriptedGaze } from '@fovea/testkit';
import { describe, expect, it } from 'vitest';
import { createActiveProject, makeGaze, record } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import {
  fixationsByRecording,
  packAndMerge,
  readObject,
  readRecords,
  toKey,
  xByRecording,
} from '#testing/read-records.ts';

const { server, owner } = await openServer({ people: ['owner'] });

const createPro = (options: { pages?: number; maxParticipant?: number } = {}) =>
  createActiveProject(server, owner, { type: 'pro', ...options });

/** Fixations by the gaze package alone, from bytes that a Pixel 8 sent. */
function detectIn(gaze: ScriptedGaze, page: number): number[][] {
  const batches = gaze.batches.flatMap((bytes) => {
    const decoded = decodeBatch(bytes);
    return decoded.ok ? [decoded.batch] : [];
  });
  const samples = toPageSamples(batches).find((each) => each.page === page);
  if (samples === undefined) return [];
  const signal = toSignal(samples, detectValidSamples(samples).valid, samples.tMs[0] ?? 0);
  const { fixations } = detectFixations(signal, 'phone', {
    pxPerDegree: measurePxPerDegree({ distanceCm: 35, ppi: 428, pixelRatio: 2.625 }),
    precisionStdDeg: null,
    itemWidthPx: 412,
    itemHeightPx: 915,
  });
  return Array.from(fixations.onsetMs, (onsetMs, k) => [
    Math.round(onsetMs * 2) / 2,
    Math.round((fixations.x[k] ?? 0) * 4) / 4,
    Math.round((fixations.y[k] ?? 0) * 4) / 4,
  ]);
}

describe('aggregated records', () => {
  it('hold the fixations that the gaze package finds in the same batches, and figures', async () => {
    const project = await createPro({ pages: 2 });
    const seeds = [21, 22];
    const ids: string[] = [];
    for (const seed of seeds) {
      const joined = await record(server.app, project.slug, makeGaze(10, seed, 2));
      ids.push(joined.recordingId);
      await packAndMerge(server);
    }
    const { manifest, parts } = await readRecords(server, owner, project.id);
    for (const page of [0, 1]) {
      const found = fixationsByRecording(parts[page] ?? []);
      ids.forEach((id, i) => {
        const wanted = detectIn(makeGaze(10, seeds[i], 2), page);
        expect(wanted.length).toBeGreaterThan(5);
        expect(found.get(id)).toEqual(wanted);
      });
    }
    expect(parts[0]?.map(({ figures }) => figures?.noFixations)).toEqual([null, null]);
    expect(manifest.algorithms).toContainEqual(
      expect.objectContaining({ algorithm: 'phone', options: expect.any(Object) }),
    );
    const all = manifest.algorithms.map((_, i) => i);
    expect(manifest.participants).toMatchObject([
      { components: { integrity: 100 }, errorPx: 42, offsetPx: [3, -2], madeBy: all },
      { components: { integrity: 100 }, errorPx: 42, offsetPx: [3, -2], madeBy: all },
    ]);
    manifest.participants.forEach((participant, i) => {
      const counts = [0, 1].map((page) => detectIn(makeGaze(10, seeds[i], 2), page).length);
      expect(participant.fixationCount).toBe((counts[0] ?? 0) + (counts[1] ?? 0));
      expect(participant.kNorms?.n).toBeGreaterThan(5);
    });
  });

  it('keep a participant whose phone was too slow, and say why there are no fixations', async () => {
    const project = await createPro();
    const viewport = { width: 390, height: 844 };
    const slow = scriptedGaze({ seed: 5, batches: 3, viewport, hz: 15 });
    const { recordingId } = await record(server.app, project.slug, slow);
    await packAndMerge(server);
    const { manifest, parts } = await readRecords(server, owner, project.id);
    expect(manifest.participants).toMatchObject([
      { recordingId, noFixations: 'rate_below_20_hz', fixationCount: 0, kNorms: null },
    ]);
    expect(fixationsByRecording(parts[0] ?? []).get(recordingId)).toEqual([]);
    expect(xByRecording(parts[0] ?? []).get(recordingId)).toHaveLength(90);
  });

  it('grow without a look at the gaze that is there', async () => {
    const project = await createPro({ maxParticipant: 100 });
    for (let seed = 0; seed <= INLINE_PARTICIPANTS; seed++) {
      await record(server.app, project.slug, makeGaze(1, seed));
    }
    await packAndMerge(server);
    const { stored } = await readRecords(server, owner, project.id);
    const [key = ''] = stored.segments.map((segment) => segment.key ?? '');
    server.storage.objects.delete(key);
    // Ids tell when they were made: whoever comes later is not looked for in it.
    server.clock.advance(1_000);
    await record(server.app, project.slug, makeGaze(1, 99));
    await packAndMerge(server);
    const newest = await owner.client.call(CALLS.getAggregatedRecords, {
      params: { id: project.id },
    });
    expect(readObject(server, toKey(newest.presignedUrl))).toMatchObject({
      participants: INLINE_PARTICIPANTS + 2,
      segments: [{ key }, { participants: 1 }],
    });
  });
});
