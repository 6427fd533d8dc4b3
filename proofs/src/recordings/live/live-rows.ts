import type pg from 'pg';

export const THERE = 20;

/**
 * A project that collects with so many people of seven days: their recordings, what they told, by hour
 * and in all, and the steps of whoever came within the last day. As many are there now in each.
 */
export async function insertLiveProject(
  pool: pg.Pool,
  ownerId: string,
  people: number,
): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO projects (id, owner_id, name, type, status, device, orientation, max_participant,
       page_count, length_ms, created_at, updated_at, code, slug, activated_at)
     VALUES (gen_random_uuid(), $1, 'Live', 'basic', 'active', 'mobile', 'portrait', 100000, 3, 24000,
       now(), now(), lpad($2::text, 6, '0'), lpad($2::text, 12, '0'), now()) RETURNING id`,
    [ownerId, people],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `INSERT INTO recordings (id, project_id, join_key, number, state, age, device_name, width_px,
       height_px, pixel_ratio, camera_hz, batch_count, root_hash, created_at, completed_at)
     SELECT gen_random_uuid(), $1::uuid, gen_random_uuid(), i, 'complete', 30, 'Pixel 8', 412, 915,
       2.625, 30, 1, '\\x00', now(), now() - (i % 168) * interval '1 hour'
     FROM generate_series(1, $2::int) AS i`,
    [id, people],
  );
  const told = `FROM generate_series(1, $2::int) AS i CROSS JOIN (VALUES ('opened', -1), ('consented', -1),
      ('camera_on', -1), ('calibrated', -1), ('page', 0), ('page', 1), ('page', 2), ('completed', -1))
      AS s (step, page)`;
  await pool.query(
    `INSERT INTO funnel_counts (project_id, hour, step, page, device, in_app, reason, count)
     SELECT $1::uuid, date_trunc('hour', now()) - (i % 168) * interval '1 hour', step, page, 'mobile',
       i % 10 = 0, '', count(*) ${told} GROUP BY 2, 3, 4, 6`,
    [id, people],
  );
  await pool.query(
    `INSERT INTO funnel_totals (project_id, step, after_step, reason, in_app, model, count)
     SELECT $1::uuid, step, '', '', i % 10 = 0, CASE WHEN step = 'opened' THEN '' ELSE 'Phone ' || i % 30 END,
       count(*) ${told} WHERE step <> 'page' GROUP BY 2, 5, 6`,
    [id, people],
  );
  await pool.query(
    `INSERT INTO visit_steps (project_id, visit_id, step, page, reached_at, model)
     SELECT $1::uuid, gen_random_uuid(), 'completed', -1, now() - interval '1 hour', 'Phone 1'
     FROM generate_series(1, $2::int / 7)
     UNION ALL SELECT $1::uuid, gen_random_uuid(), 'page', i % 3, now(), 'Phone ' || i % 30
     FROM generate_series(1, ${THERE}) AS i`,
    [id, people],
  );
  return id;
}
