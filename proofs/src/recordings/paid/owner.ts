import { randomUUID } from 'node:crypto';
import { CALLS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { type CookieSession, createCookieSession } from '@fovea/testkit';
import { type Lane, PASSWORD } from './lane.ts';

const SESSION_MS = 5 * MINUTE_MS;

export interface Owner {
  readonly userId: string;
  readonly projectId: string;
  readonly slug: string;
  /** Signed in, also after a long wait. */
  open(): Promise<CookieSession['client']>;
}

/** An owner with sessions and a project that collects. */
export async function createOwner(
  lane: Lane,
  { type, target, sessions }: { type: 'basic' | 'pro'; target: number; sessions: number },
): Promise<Owner> {
  const { pool } = lane;
  const [userId, projectId, pageId, assetId] = Array.from({ length: 4 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
  ];
  const email = `${userId}@x.test`;
  const now = new Date(lane.nowMs());
  await pool.query(
    `INSERT INTO users (id, email, password_hash, organization, role, language, age_confirmed_at,
       terms_version, created_at) VALUES ($1, $2, $3, 'Drill', 'user', 'en', $4, '2024-03-25', $4)`,
    [userId, email, lane.passwordHash, now],
  );
  await lane.get('issue', { userId, sourceRef: randomUUID(), amount: sessions });
  await pool.query(
    `INSERT INTO projects (id, owner_id, name, type, status, device, orientation, max_participant,
       page_count, created_at, updated_at)
     VALUES ($1, $2, 'Drill', $3, 'edit', 'mobile', 'portrait', $4, 1, $5, $5)`,
    [projectId, userId, type, target, now],
  );
  await pool.query(
    `INSERT INTO pages (id, project_id, kind, position, timer_ms, created_at)
     VALUES ($1, $2, 'image', 0, 8000, $3)`,
    [pageId, projectId, now],
  );
  await pool.query(
    `INSERT INTO assets (id, project_id, file_name, content_type, bytes, status, upload_key,
       object_key, width_px, height_px, created_at)
     VALUES ($1::uuid, $2, 'poster.png', 'image/png', 1, 'ready', $1::text, $1::text, 824, 1830, $3)`,
    [assetId, projectId, now],
  );
  await pool.query('INSERT INTO page_assets VALUES ($1, 0, $2)', [pageId, assetId]);

  let session: CookieSession | undefined;
  let signedInMs = 0;
  const open = async () => {
    if (session === undefined || lane.nowMs() - signedInMs > SESSION_MS) {
      session = createCookieSession('', lane.transport);
      await session.client.call(CALLS.login, { body: { email, password: PASSWORD } });
      signedInMs = lane.nowMs();
    }
    return session.client;
  };
  const client = await open();
  const { link } = await client.call(CALLS.activateProject, { params: { id: projectId } });
  return { userId, projectId, slug: (link ?? '').split('/').at(-1) ?? '', open };
}
