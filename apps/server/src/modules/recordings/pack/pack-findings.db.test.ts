import { recordingPack } from '@fovea/contract';
import { type RecordingColumns, toBatches, toPageSamples } from '@fovea/gaze/samples';
import { scriptedGaze } from '@fovea/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ActiveProject,
  complete,
  createActiveProject,
  join,
  makeGaze,
  putBatch,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { readObject } from '#testing/read-records.ts';
import { measureRecording } from './findings.ts';

let project: ActiveProject;

const { server, owner } = await openServer({ people: ['owner'] });
beforeEach(async () => {
  project = await createActiveProject(server, owner);
});

async function readPack(id: string) {
  const [row] = await server.database.query<{ pack_key: string }>(
    'SELECT pack_key FROM recordings WHERE id = $1',
    [id],
  );
  const pack = recordingPack.parse(readObject(server, row?.pack_key ?? ''));
  return pack;
}

describe('a pack', () => {
  it('holds what the gaze package says of these bytes', async () => {
    const longer = makeGaze(10, 8, 2);
    const { recordingId } = await record(server.app, project.slug, longer);
    await server.runJobs('pack-recording.v1');
    const pack = await readPack(recordingId);
    const pages = toPageSamples(toBatches(pack.columns as unknown as RecordingColumns));
    const { quality, findings } = measureRecording(pages, {
      rateHz: 30,
      device: { name: 'Pixel 8', widthPx: 412, heightPx: 915, pixelRatio: 2.625 },
      precisionPx: null,
    });
    expect(pack.findings).toEqual(findings);
    expect(pack.quality).toEqual(quality);
    expect(pack.findings.pages.map((page) => page.fixations.onset.length > 5)).toEqual([
      true,
      true,
    ]);
    expect(pack).toMatchObject({ errorPx: 42, offsetPx: [3, -2] });
  });

  it('flags gaze that came before in its project, also when both are packed at once', async () => {
    const readFlags = async (ids: readonly string[]) => {
      const rows = await server.database.query<{ flags: string[] }>(
        'SELECT fraud_flags AS flags FROM recordings WHERE id = ANY($1) ORDER BY packed_at, flags',
        [ids],
      );
      return rows.map(({ flags }) => flags);
    };
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      ids.push((await record(server.app, project.slug, makeGaze(6, 70))).recordingId);
    }
    await Promise.all(
      ids.map((recordingId) => server.runJob('pack-recording.v1', { recordingId })),
    );
    expect((await readFlags(ids)).toSorted((a, b) => a.length - b.length)).toEqual([
      [],
      ['replayed_trace'],
      ['replayed_trace'],
    ]);
    const elsewhere = await createActiveProject(server, owner);
    const first = await record(server.app, elsewhere.slug, makeGaze(6, 70));
    const other = await record(server.app, elsewhere.slug, makeGaze(6, 71));
    await server.runJobs('pack-recording.v1');
    expect(await readFlags([first.recordingId, other.recordingId])).toEqual([[], []]);
  });

  it('says why it has no fixations when the phone was too slow', async () => {
    const viewport = { width: 390, height: 844 };
    const slow = scriptedGaze({ seed: 5, batches: 4, viewport, hz: 15 });
    const joined = await join(server.app, project.slug);
    for (const [seq, bytes] of slow.batches.entries()) {
      await putBatch(server.app, joined, seq, bytes);
    }
    const calibration = { rateHz: 15, errorPx: null, offsetPx: null, precisionPx: 80 };
    await complete(server.app, joined, slow, { calibration });
    expect(await server.runJobs('pack-recording.v1')).toEqual([{ kind: 'done' }]);
    const { findings, errorPx, offsetPx, precisionPx } = await readPack(joined.recordingId);
    expect(findings.pages).toMatchObject([
      { figures: { noFixations: 'rate_below_20_hz', fixationCount: 0 }, fixations: { onset: [] } },
    ]);
    expect([errorPx, offsetPx, precisionPx]).toEqual([null, null, 80]);
    const { precisionStdDeg, pxPerDegree } = findings.viewing;
    expect(precisionStdDeg).toBeCloseTo(80 / pxPerDegree);
  });
});
