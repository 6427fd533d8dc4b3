import type pg from 'pg';

export const PROJECTS = 10_000;
/** In the names of a twentieth. */
export const WORD = 'cereal';
/** On a fortieth each. */
export const HASHTAG = 'tag-7';
const HASHTAGS = 40;

/** As many projects as an account may come to have, with all that a list shows of them. */
export async function insertProjects(pool: pg.Pool, ownerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO projects (id, owner_id, name, type, status, device, orientation, max_participant,
       page_count, length_ms, created_at, updated_at, code, slug, activated_at)
     SELECT gen_random_uuid(), $1,
       (CASE i % 20 WHEN 0 THEN 'Cereal box ' ELSE 'Poster of a drink ' END) || i,
       (ARRAY['basic', 'pro'])[1 + i % 2], (ARRAY['edit', 'active', 'done'])[1 + i % 3],
       (ARRAY['mobile', 'tablet'])[1 + i % 2], (ARRAY['portrait', 'landscape'])[1 + i % 4 / 2],
       10 + i % 50, 3, 24000, now() - i * interval '1 hour',
       now() - (i * 7919 % $2) * interval '1 minute',
       CASE WHEN i % 3 > 0 THEN lpad(i::text, 6, '0') END,
       CASE WHEN i % 3 > 0 THEN lpad(i::text, 12, '0') END, CASE WHEN i % 3 > 0 THEN now() END
     FROM generate_series(1, $2::int) AS i`,
    [ownerId, PROJECTS],
  );
  await pool.query(
    `INSERT INTO pages (id, project_id, kind, position, timer_ms, created_at)
     SELECT gen_random_uuid(), id, 'image', place, 8000, now()
     FROM projects CROSS JOIN generate_series(0, 2) AS place`,
  );
  await pool.query(
    `INSERT INTO assets (id, project_id, file_name, content_type, bytes, status, upload_key,
       object_key, thumb_key, width_px, height_px, created_at)
     SELECT id, project_id, 'poster.png', 'image/png', 100000, 'ready', 'quarantine/' || id,
       'stimuli/' || id || '.webp', 'stimuli/' || id || '-thumb.webp', 1179, 2556, now() FROM pages`,
  );
  await pool.query('INSERT INTO page_assets (page_id, slot, asset_id) SELECT id, 0, id FROM pages');
  await pool.query(
    `INSERT INTO hashtags (id, owner_id, name, color, created_at)
     SELECT gen_random_uuid(), $1, 'tag-' || i, 1 + i % 8, now()
     FROM generate_series(0, $2::int - 1) AS i`,
    [ownerId, HASHTAGS],
  );
  await pool.query(
    `INSERT INTO project_hashtags (project_id, hashtag_id, position)
     SELECT p.id, h.id, place FROM (SELECT id, row_number() OVER (ORDER BY id) AS i FROM projects) p
     CROSS JOIN generate_series(0, 1) AS place
     JOIN hashtags h ON h.name = 'tag-' || (p.i + place * 13) % $1`,
    [HASHTAGS],
  );
  await pool.query(
    `INSERT INTO recordings (id, project_id, join_key, number, state, age, device_name, width_px,
       height_px, pixel_ratio, camera_hz, batch_count, root_hash, created_at, completed_at)
     SELECT gen_random_uuid(), id, gen_random_uuid(), place, 'complete', 30, 'Pixel 8', 412, 915,
       2.625, 30, 1, '\\x00', now(), now()
     FROM projects CROSS JOIN generate_series(1, 4) AS place WHERE status <> 'edit'`,
  );
  await pool.query('VACUUM (ANALYZE)');
}
