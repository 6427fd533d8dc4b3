// Surroundings of the ledger that are not under test: users, projects, recordings.
import type { Pool } from 'pg';
import type { ModelProject } from './model-projects.ts';
import type { ModelUser } from './units.ts';

export function createFixtures(pool: Pool) {
  const run = async (text: string, values: unknown[]) => {
    await pool.query(text, values);
  };
  return {
    createUsers: (users: readonly ModelUser[]) =>
      run(
        `INSERT INTO users (id, email, password_hash, organization, role, language,
           age_confirmed_at, terms_version, created_at)
         SELECT made.id, made.email, 'none', 'Drill', 'admin', 'en', now(), '1', now()
         FROM unnest($1::uuid[], $2::text[]) AS made (id, email)`,
        [users.map(({ id }) => id), users.map(({ email }) => email)],
      ),
    createProject: (project: ModelProject, atMs: number) =>
      run(
        `INSERT INTO projects (id, owner_id, name, type, status, device, orientation,
           max_participant, slug, code, activated_at, created_at, updated_at)
         VALUES ($1::uuid, $2, $3, $4, $5, 'mobile', 'portrait', $6, $1::uuid::text, $1::uuid::text,
           $7, $7, $7)`,
        [
          project.id,
          project.owner,
          project.name,
          project.type,
          project.status,
          project.target,
          new Date(atMs),
        ],
      ),
    async join(project: ModelProject, recordingId: string, atMs: number): Promise<void> {
      await run(
        `INSERT INTO recordings (id, project_id, join_key, number, age, device_name, width_px,
           height_px, pixel_ratio, camera_hz, created_at)
         SELECT $1, $2, $1, 1 + count(*), 30, 'Drill', 390, 844, 3, 30, $3
         FROM recordings WHERE project_id = $2`,
        [recordingId, project.id, new Date(atMs)],
      );
      await run('UPDATE projects SET joined = joined + 1 WHERE id = $1', [project.id]);
    },
    async complete(project: ModelProject, recordingId: string, atMs: number): Promise<void> {
      await run(
        `WITH done AS (
           UPDATE recordings SET state = 'complete', batch_count = 1, root_hash = '\\x00',
             completed_at = $2 WHERE id = $1)
         INSERT INTO consumptions (recording_id, project_id, created_at) VALUES ($1, $3, $2)`,
        [recordingId, new Date(atMs), project.id],
      );
    },
    async pack(recordingId: string, atMs: number): Promise<void> {
      await run(
        `WITH packed AS (UPDATE recordings SET packed_at = $2 WHERE id = $1)
         UPDATE consumptions SET due_at = $2 WHERE recording_id = $1`,
        [recordingId, new Date(atMs)],
      );
    },
    /** As a deletion and its worker leave it. */
    async remove(project: ModelProject, atMs: number): Promise<void> {
      await run(
        `UPDATE projects SET status = 'done', deleted_at = $2,
           finished_at = CASE status WHEN 'active' THEN $2 ELSE finished_at END WHERE id = $1`,
        [project.id, new Date(atMs)],
      );
      await run('DELETE FROM recordings WHERE project_id = $1', [project.id]);
    },
    async lapse(project: ModelProject, recordingId: string): Promise<void> {
      await run("UPDATE recordings SET state = 'silent', holds_place = false WHERE id = $1", [
        recordingId,
      ]);
      await run('UPDATE projects SET joined = joined - 1 WHERE id = $1', [project.id]);
    },
    endFull: (project: ModelProject) =>
      run("UPDATE projects SET status = 'done' WHERE id = $1", [project.id]),
    finish: (project: ModelProject, atMs: number) =>
      run("UPDATE projects SET status = 'done', finished_at = $2 WHERE id = $1", [
        project.id,
        new Date(atMs),
      ]),
  };
}

export type Fixtures = ReturnType<typeof createFixtures>;
