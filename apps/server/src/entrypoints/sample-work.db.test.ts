import { expect, it } from 'vitest';
import { createActiveProject, makeGaze, record, signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { measureWork } from './sample-work.ts';

const { server } = await openServer();

it('tells operators what waits for work and what for a person', async () => {
  const { deps, database } = server;
  const project = await createActiveProject(server, await signUp(server));
  const read = async () => {
    await measureWork(deps);
    const text = await deps.metrics.registry.metrics();
    return text
      .split('\n')
      .filter((line) => /^fovea_(jobs?_(old|park)|recordings|dead)/.test(line));
  };
  for (const line of [
    'fovea_jobs_parked 0',
    'fovea_recordings_unpacked 0',
    'fovea_dead_letters 0',
  ]) {
    expect(await read()).toContain(line);
  }
  const { recordingId } = await record(server.app, project.slug, makeGaze(2, 1));
  await database.query(
    `UPDATE pgboss.job SET created_on = now() - interval '1 hour' WHERE name = 'pack-recording.v1'`,
  );
  server.clock.advance(600_000);
  expect(await read()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^fovea_job_oldest_seconds\{queue="pack-recording.v1"\} 36\d\d/),
      'fovea_job_oldest_seconds{queue="build-aggregate.v1"} 0',
      'fovea_recordings_unpacked 1',
    ]),
  );
  // A batch is gone: the recording is parked, and so is its job.
  await database.query('DELETE FROM gaze_batches WHERE recording_id = $1 AND seq = 1', [
    recordingId,
  ]);
  await server.runJobs('pack-recording.v1');
  await database.query(
    `INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
     VALUES (gen_random_uuid(), $1, 0, 'batch_conflict', '', '', now())`,
    [recordingId],
  );
  const parked = 'fovea_recordings_parked{reason="batches_gone"} 1';
  expect(await read()).toEqual(
    expect.arrayContaining([
      parked,
      'fovea_jobs_parked 1',
      'fovea_recordings_unpacked 0',
      'fovea_dead_letters 1',
    ]),
  );
  await database.query('UPDATE recordings SET parked_at = NULL, parked_reason = NULL');
  expect(await read()).not.toContain(parked);
});
