import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import {
  createActiveProject,
  createDraft,
  join,
  logIn,
  makeGaze,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { packAndMerge } from '#testing/read-records.ts';

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

async function runHour(): Promise<void> {
  await server.deps.jobs.enqueue(server.deps.db, 'end-retention.v1', {});
  await server.runJobs('end-retention.v1');
  await server.runJobs('erase-recordings.v1');
}

/** Rows and objects that hold anything of a project's participants. */
async function countKept(projectId: string, recordingIds: readonly string[]) {
  const [rows] = await server.database.query<{ count: number }>(
    `SELECT ((SELECT count(*) FROM recordings WHERE project_id = $1)
       + (SELECT count(*) FROM gaze_batches WHERE recording_id = ANY($2))
       + (SELECT count(*) FROM answers WHERE recording_id = ANY($2)))::int AS count`,
    [projectId, recordingIds],
  );
  const objects = [...server.storage.objects.keys()].filter((key) =>
    key.startsWith(`recordings/${projectId}/`),
  );
  const [versions] = await server.database.query<{ participants: number }>(
    'SELECT coalesce(sum(participants), 0)::int AS participants FROM aggregates WHERE project_id = $1',
    [projectId],
  );
  return { rows: rows?.count, objects: objects.length, participants: versions?.participants };
}

const NOTHING = { rows: 0, objects: 0, participants: 0 };

async function collect(days?: number) {
  const { id, slug } =
    days === undefined
      ? await createActiveProject(server, owner, { maxParticipant: 10 })
      : await startWith(days);
  const { recordingId } = await record(server.app, slug, makeGaze(1, 1));
  const open = await join(server.app, slug);
  await packAndMerge(server);
  const { client } = await logIn(server.app, owner.email);
  await client.call(CALLS.finishProject, { params: { id } });
  return { id, ids: [recordingId, open.recordingId] };
}

async function startWith(retentionDays: number) {
  const project = await createActiveProject(server, owner, { maxParticipant: 10 });
  await server.database.query('UPDATE projects SET retention_days = $2 WHERE id = $1', [
    project.id,
    retentionDays,
  ]);
  return project;
}

describe('gaze is kept', () => {
  it.each([
    ['180 days after the end of a project', undefined, LIMITS.retentionDefaultDays],
    ['as many days as the project says', 30, 30],
  ] as const)('%s, and not a day longer', async (_, days, keptDays) => {
    const { id, ids } = await collect(days);
    server.clock.advance(keptDays * DAY_MS - 1);
    await runHour();
    expect(await countKept(id, ids)).not.toMatchObject({ rows: 0 });
    server.clock.advance(1);
    await runHour();
    expect(await countKept(id, ids)).toEqual(NOTHING);
    await runHour();
    const events = await server.database.query<{ action: string; details: unknown }>(
      'SELECT action, details FROM audit_events WHERE subject_id = $1',
      [id],
    );
    expect(events).toEqual([{ action: 'project_data_expired', details: { days: keptDays } }]);
    const stones = await server.database.query<{ reason: string }>(
      'SELECT DISTINCT reason FROM tombstones WHERE project_id = $1',
      [id],
    );
    expect(stones).toEqual([{ reason: 'retention' }]);
    await runHour();
  });

  it('while a project collects, however long that takes', async () => {
    const { id, slug } = await createActiveProject(server, owner, { maxParticipant: 10 });
    const { recordingId } = await record(server.app, slug, makeGaze(1, 2));
    server.clock.advance(400 * DAY_MS);
    await runHour();
    expect(await countKept(id, [recordingId])).not.toMatchObject({ rows: 0 });
  });

  it('from the last completion on where a project became full', async () => {
    const { id, slug } = await createActiveProject(server, owner, { maxParticipant: 1 });
    server.clock.advance(DAY_MS);
    const { recordingId } = await record(server.app, slug, makeGaze(1, 3));
    await packAndMerge(server);
    server.clock.advance(LIMITS.retentionDefaultDays * DAY_MS - 1);
    await runHour();
    expect(await countKept(id, [recordingId])).not.toMatchObject({ rows: 0 });
    server.clock.advance(1);
    await runHour();
    expect(await countKept(id, [recordingId])).toEqual(NOTHING);
  });
});

describe('the days that gaze is kept', () => {
  it('are 30 to 365, set while the project is edited', async () => {
    const { client } = await logIn(server.app, owner.email);
    const { id, retentionDays } = await createDraft({ ...owner, client });
    expect(retentionDays).toBe(LIMITS.retentionDefaultDays);
    const set = (days: number) =>
      client.call(CALLS.updateProject, { params: { id }, body: { retentionDays: days } });
    for (const days of [LIMITS.retentionMinDays, LIMITS.retentionMaxDays]) {
      expect(await set(days)).toMatchObject({ retentionDays: days });
    }
    for (const days of [LIMITS.retentionMinDays - 1, LIMITS.retentionMaxDays + 1, 30.5]) {
      await expect(set(days)).rejects.toMatchObject({ code: 'invalid_request' });
    }
    const copy = { params: { id }, body: { name: 'A copy' } };
    expect(await client.call(CALLS.duplicateProject, copy)).toMatchObject({
      retentionDays: LIMITS.retentionMaxDays,
    });
  });
});
