import { randomBytes } from 'node:crypto';
import type { TestServer } from './test-server.ts';

export interface SeededProject {
  readonly id: string;
  readonly name: string;
  readonly type: 'basic' | 'pro';
  readonly status: 'edit' | 'active' | 'done';
  readonly device: 'mobile' | 'tablet';
  readonly orientation: 'portrait' | 'landscape';
  readonly maxParticipant: number;
  readonly completed: number;
  readonly pageCount: number;
  readonly lengthMs: number;
  /** Microseconds: PostgreSQL keeps more than a date of JavaScript does. */
  readonly createdUs: number;
  readonly updatedUs: number;
  readonly code: string | null;
}

const START_US = Date.UTC(2026, 0, 1) * 1_000;
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Rows of an account that agree in many ways, so that every order has to break ties. */
export async function seedProjects(
  server: TestServer,
  ownerId: string,
  count: number,
): Promise<SeededProject[]> {
  const projects = Array.from({ length: count }, (_, i) => toProject(server.deps.ids.next(), i));
  for (const project of projects) await insert(server, ownerId, project);
  return projects;
}

function toProject(id: string, i: number): SeededProject {
  const pick = <T>(values: readonly T[], step: number) =>
    values[Math.floor(i / step) % values.length] as T;
  const status = pick(['edit', 'active', 'done'] as const, 2);
  const name = `${pick(['Poster', 'poster', 'Advert', 'zebra'], 3)} ${pick(['a', 'B', 'c'], 1)}`;
  return {
    id,
    name,
    type: pick(['basic', 'pro'] as const, 1),
    status,
    device: pick(['mobile', 'tablet'] as const, 4),
    orientation: pick(['portrait', 'landscape'] as const, 2),
    maxParticipant: pick([3, 7, 9], 3),
    completed: status === 'edit' ? 0 : pick([0, 1, 3], 5),
    pageCount: pick([0, 2, 9, 10, 50], 2),
    lengthMs: pick([0, 900, 8_000, 10_000], 3),
    createdUs: START_US + pick([0, 1, 2, 5_000], 1) + Math.floor(i / 8),
    updatedUs: START_US + pick([7, 3, 3, 1_000_000], 2) + Math.floor(i / 9),
    code: status === 'edit' ? null : toCode(),
  };
}

const toCode = () => Array.from(randomBytes(6), (byte) => LETTERS[byte % LETTERS.length]).join('');

async function insert({ database }: TestServer, ownerId: string, p: SeededProject) {
  const toTime = (us: number) =>
    `${new Date(us / 1_000).toISOString().slice(0, 19)}.${String(us % 1_000_000).padStart(6, '0')}Z`;
  const slug = p.code && `${p.code.toLowerCase()}aaaaaa`;
  const isStarted = p.status !== 'edit';
  await database.query(
    `INSERT INTO projects (id, owner_id, name, type, status, device, orientation, max_participant,
       page_count, length_ms, created_at, updated_at, code, slug, activated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      ...[p.id, ownerId, p.name, p.type, p.status, p.device, p.orientation, p.maxParticipant],
      ...[p.pageCount, p.lengthMs, toTime(p.createdUs), toTime(p.updatedUs), p.code, slug],
      isStarted ? toTime(p.createdUs) : null,
    ],
  );
  await database.query(
    `INSERT INTO recordings (id, project_id, join_key, number, state, age, device_name, width_px,
       height_px, pixel_ratio, camera_hz, batch_count, root_hash, created_at, completed_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), place, 'complete', 30, 'Pixel 8', 412, 915, 2,
       30, 1, '\\x00', now(), now() FROM generate_series(1, $2::int) place`,
    [p.id, p.completed],
  );
}
