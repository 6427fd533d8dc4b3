import { CALLS, NO_BRIEFING } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { describe, expect, it } from 'vitest';
import {
  createActiveProject,
  createDraft,
  join,
  makeGaze,
  putBatch,
  record,
} from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { addPicturePage } from '#testing/stored-assets.ts';
import { waitUntil } from '#testing/waits.ts';
import { forgetDeletedProjects } from './project-removal.service.ts';

const gaze = makeGaze(2);
const BYTES = Buffer.alloc(32);

const { server, owner } = await openServer({ people: ['owner'], rewinds: true });

const remove = (id: string) => owner.client.call(CALLS.removeProject, { params: { id } });
const forget = () => server.runJobs('forget-project.v1');
const listObjects = (id: string) =>
  [...server.storage.objects.keys()].filter((key) => key.includes(id));

async function countRows(projectId: string, recordingIds: readonly string[]) {
  const [row] = await server.database.query(
    `SELECT (SELECT count(*)::int FROM recordings WHERE project_id = $1) AS recordings,
            (SELECT count(*)::int FROM aggregates WHERE project_id = $1) AS aggregates,
            (SELECT count(*)::int FROM gaze_batches WHERE recording_id = ANY($2)) AS batches,
            (SELECT count(*)::int FROM dead_letters WHERE recording_id = ANY($2)) AS letters`,
    [projectId, recordingIds],
  );
  return row;
}

const NONE = { recordings: 0, aggregates: 0, batches: 0, letters: 0 };

/** Deletes and forgets the project when the next object is about to be written. */
function forgetBeforeNextWrite(projectId: string): void {
  const { put } = server.storage;
  server.storage.put = async (...object) => {
    server.storage.put = put;
    await remove(projectId);
    expect(await forget()).toEqual([{ kind: 'done' }]);
    await put(...object);
  };
}

describe('a project that is erased', () => {
  it('keeps neither its password nor what it told participants', async () => {
    const { id } = await createDraft(owner);
    await owner.client.call(CALLS.updateProject, {
      params: { id },
      body: {
        password: 'open-sesame',
        briefing: { ...NO_BRIEFING, researcher: 'Hana Kim', contact: '+82 2 123 4567' },
      },
    });
    await remove(id);
    expect(await forget()).toEqual([{ kind: 'done' }]);
    expect(
      await server.database.query('SELECT password_sealed, briefing FROM projects WHERE id = $1', [
        id,
      ]),
    ).toEqual([{ password_sealed: null, briefing: NO_BRIEFING }]);
  });

  it('has no pack of a worker who was writing it, and no dead letter of it', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const unreadable = { ...gaze, batches: [Buffer.from('no gaze'), ...gaze.batches.slice(1)] };
    const joined = await join(server.app, slug);
    for (const [seq, batch] of unreadable.batches.entries()) {
      await putBatch(server.app, joined, seq, batch);
    }
    await server.database.query(
      `UPDATE recordings SET state = 'silent', holds_place = false WHERE id = $1`,
      [joined.recordingId],
    );
    forgetBeforeNextWrite(id);
    await server.runJob('pack-recording.v1', { recordingId: joined.recordingId });
    expect(listObjects(id)).toEqual([]);
    expect(await countRows(id, [joined.recordingId])).toEqual(NONE);
  });

  it('has no records of a builder who was writing them', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const { recordingId } = await record(server.app, slug, gaze);
    await server.runJobs('pack-recording.v1');
    forgetBeforeNextWrite(id);
    expect(await server.runJobs('build-aggregate.v1')).toEqual([
      { kind: 'discard', reason: 'no_project' },
    ]);
    expect(listObjects(id)).toEqual([]);
    expect(await countRows(id, [recordingId])).toEqual(NONE);
  });

  it('has no batch of a phone whose statement was under way when its recordings were closed', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const joined = await join(server.app, slug);
    await remove(id);
    const { promise: isCommitted, resolve: commit } = Promise.withResolvers<void>();
    const late = server.deps.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('gaze_batches')
        .values({ recording_id: joined.recordingId, seq: 0, sha256: BYTES, payload: BYTES })
        .execute();
      await isCommitted;
    });
    const forgotten = forget();
    await waitUntil(async () => {
      const closed = await server.database.query(
        'SELECT FROM recordings WHERE id = $1 AND removed_at IS NOT NULL',
        [joined.recordingId],
      );
      return closed.length === 1;
    });
    expect((await putBatch(server.app, joined, 1, gaze.batches[0])).status).toBe(409);
    commit();
    await late;
    expect(await forgotten).toEqual([{ kind: 'done' }]);
    expect(await countRows(id, [joined.recordingId])).toEqual(NONE);
  });

  it('goes in small statements, however much one participant sent', async () => {
    const { id, slug } = await createActiveProject(server, owner);
    const { recordingId } = await join(server.app, slug);
    await server.database.query(
      `INSERT INTO gaze_batches (recording_id, seq, sha256, payload)
       SELECT $1, seq, '\\x00', '\\x00' FROM generate_series(0, 1199) AS seq`,
      [recordingId],
    );
    await server.database.query(
      `INSERT INTO dead_letters (id, recording_id, seq, reason, sha256, payload, created_at)
       SELECT gen_random_uuid(), $1, seq, 'test', '\\x00', '\\x00', now()
       FROM generate_series(0, 1199) AS seq`,
      [recordingId],
    );
    await server.database.query(`
      CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM gone) > 500 THEN RAISE 'too many rows in one statement'; END IF;
        RETURN NULL;
      END $$`);
    for (const table of ['gaze_batches', 'dead_letters']) {
      await server.database.query(
        `CREATE TRIGGER refuse_many AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`,
      );
    }
    await remove(id);
    expect(await forget()).toEqual([{ kind: 'done' }]);
    expect(await countRows(id, [recordingId])).toEqual(NONE);
  });

  it('is looked through once more after an hour, for what a worker wrote who died', async () => {
    const { id } = await createActiveProject(server, owner);
    await remove(id);
    await forget();
    await server.storage.put(`recordings/${id}/late.json`, Buffer.of(1), {
      contentType: 'application/json',
    });
    const multipartId = await server.storage.openMultipart(`quarantine/${id}/late`, 'image/png');
    const lookAgain = async () => {
      await forgetDeletedProjects(server.deps);
      return forget();
    };
    server.clock.advance(HOUR_MS - 1);
    expect(await lookAgain()).toEqual([]);
    expect(listObjects(id)).toHaveLength(1);
    server.clock.advance(2);
    expect(await lookAgain()).toContainEqual({ kind: 'done' });
    expect(listObjects(id)).toEqual([]);
    expect(server.storage.uploads.has(multipartId)).toBe(false);
    expect(await lookAgain()).toEqual([]);
  });

  it('leaves a copy all that was made of its pictures, and the last copy takes it along', async () => {
    const { id } = await createDraft(owner);
    const page = await addPicturePage(server, owner, id);
    const assetId = page.assets[0]?.id ?? '';
    const { id: copyId } = await owner.client.call(CALLS.duplicateProject, {
      params: { id },
      body: { name: 'Copy' },
    });
    const made = listObjects(assetId);
    const contentType = 'image/avif';
    // A worker is adding a size to it; no row names it yet.
    const added = `stimuli/${id}/${assetId}-added.avif`;
    await server.storage.put(added, Buffer.of(1), { contentType });
    await remove(id);
    await forget();
    expect(listObjects(assetId)).toEqual([...made, added]);
    await remove(copyId);
    await forget();
    expect(listObjects(id)).toEqual([]);
  });
});
