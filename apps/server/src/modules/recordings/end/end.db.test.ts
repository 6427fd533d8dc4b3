import { expect, it } from 'vitest';
import {
  begin,
  complete,
  createActiveProject,
  end,
  join,
  makeGaze,
  putBatch,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const gaze = makeGaze(3);

const { server, owner } = await openServer({ people: ['owner'] });

async function readRow(id: string) {
  const [row] = await server.database.query(
    `SELECT r.state, r.holds_place, r.end_reason, r.removed_at IS NOT NULL AS removed, p.joined
     FROM recordings r JOIN projects p ON p.id = r.project_id WHERE r.id = $1`,
    [id],
  );
  return row;
}

it('"POST /collect/recordings/{id}/end with a reason frees the place" for somebody else', async () => {
  const { slug } = await createActiveProject(server, owner, { maxParticipant: 1 });
  const first = await begin(server.app, slug);
  expect(await end(server.app, first, { reason: 'camera_too_slow' })).toEqual({ ended: true });
  expect(await readRow(first.recordingId)).toEqual({
    state: 'silent',
    holds_place: false,
    end_reason: 'camera_too_slow',
    removed: false,
    joined: 0,
  });
  const second = await begin(server.app, slug);
  expect(await readRow(second.recordingId)).toMatchObject({ holds_place: true, joined: 1 });
});

it('a third failed calibration ends without gaze; nothing was taken and nothing comes back twice', async () => {
  const { slug } = await createActiveProject(server, owner, { maxParticipant: 5 });
  const other = await begin(server.app, slug);
  const joined = await join(server.app, slug);
  for (let i = 0; i < 3; i++) await end(server.app, joined, { reason: 'calibration_failed' });
  expect(await readRow(joined.recordingId)).toMatchObject({
    end_reason: 'calibration_failed',
    joined: 1,
  });
  expect(await readRow(other.recordingId)).toMatchObject({ holds_place: true });
});

it('an ended recording takes neither batches nor its end, and keeps the first reason', async () => {
  const { slug } = await createActiveProject(server, owner);
  const joined = await join(server.app, slug);
  for (const seq of [0, 1]) await putBatch(server.app, joined, seq, gaze.batches[seq]);
  await end(server.app, joined, { reason: 'stopped' });
  const late = await putBatch(server.app, joined, 2, gaze.batches[2]);
  expect(late).toMatchObject({ status: 409, code: 'recording_closed' });
  await expect(complete(server.app, joined, gaze)).rejects.toMatchObject({
    code: 'recording_closed',
  });
  await end(server.app, joined, { reason: 'failed' });
  expect(await readRow(joined.recordingId)).toMatchObject({ end_reason: 'stopped', joined: 0 });
});

it('"stopping asks keep or delete": kept gaze becomes a part, deleted gaze leaves the tombstone alone', async () => {
  const { slug } = await createActiveProject(server, owner);
  const kept = await begin(server.app, slug);
  const deleted = await begin(server.app, slug);
  await end(server.app, kept, { reason: 'stopped' });
  await end(server.app, deleted, { reason: 'stopped', keep: false });
  expect(await readRow(deleted.recordingId)).toMatchObject({ removed: true, joined: 0 });
  await server.runJobs('erase-recordings.v1');
  expect(await readRow(deleted.recordingId)).toBeUndefined();
  const batches = await server.database.query<{ recording_id: string }>(
    'SELECT recording_id FROM gaze_batches WHERE recording_id = ANY($1)',
    [[kept.recordingId, deleted.recordingId]],
  );
  expect(new Set(batches.map((row) => row.recording_id))).toEqual(new Set([kept.recordingId]));
  const tombstones = await server.database.query(
    'SELECT reason FROM tombstones WHERE recording_id = $1',
    [deleted.recordingId],
  );
  expect(tombstones).toEqual([{ reason: 'withdrawn' }]);
  expect(await end(server.app, deleted, { reason: 'stopped', keep: false })).toEqual({
    ended: true,
  });
});

it('a complete recording does not end again', async () => {
  const { slug } = await createActiveProject(server, owner);
  const joined = await join(server.app, slug);
  for (const [seq, bytes] of gaze.batches.entries()) await putBatch(server.app, joined, seq, bytes);
  await complete(server.app, joined, gaze);
  await expect(end(server.app, joined, { reason: 'stopped', keep: false })).rejects.toMatchObject({
    code: 'recording_closed',
  });
  expect(await readRow(joined.recordingId)).toMatchObject({ state: 'complete', joined: 1 });
});
