import type { Page } from '@fovea/contract';
import { addPage, type CookieSession } from '@fovea/testkit';
import type { TestServer } from './test-server.ts';

interface StoredAsset {
  readonly kind?: 'image' | 'video';
  readonly status?: 'uploading' | 'checking' | 'ready' | 'refused';
  readonly durationMs?: number;
}

/** A file of a project as the worker leaves it, without the work. Answers its id. */
export async function storeAsset(
  { deps, storage }: TestServer,
  projectId: string,
  { kind = 'image', status = 'ready', durationMs }: StoredAsset = {},
): Promise<string> {
  const id = deps.ids.next();
  const isReady = status === 'ready';
  const contentType = kind === 'video' ? 'video/mp4' : 'image/webp';
  const toKey = (name: string) => `stimuli/${projectId}/${id}-${name}`;
  const [object, thumb, small] = [toKey('full'), toKey('thumb'), toKey('640')];
  const poster = kind === 'video' ? toKey('poster') : null;
  const sources = kind === 'video' ? [] : [{ key: small, type: 'image/webp', widthPx: 640 }];
  await deps.pool.query(
    `INSERT INTO assets (id, project_id, kind, status, file_name, content_type, bytes, upload_key,
       object_key, thumb_key, poster_key, sources, width_px, height_px, object_bytes, duration_ms,
       refusal, created_at)
     VALUES ($1, $2, $3, $4, 'poster', $5, 5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      ...[id, projectId, kind, status, contentType, `quarantine/${projectId}/${id}`],
      ...(isReady ? [object, thumb, poster, JSON.stringify(sources)] : [null, null, null, '[]']),
      ...(isReady ? [640, 960, object.length] : [null, null, null]),
      ...[durationMs ?? null, status === 'refused' ? 'not_a_picture' : null, deps.clock.now()],
    ],
  );
  const keys = [object, thumb, ...(kind === 'video' ? [toKey('poster')] : [small])];
  for (const key of isReady ? keys : []) {
    storage.objects.set(key, { bytes: Buffer.from(key), contentType });
  }
  return id;
}

/** A page of one finished picture behind the others. */
export async function addPicturePage(
  server: TestServer,
  { client }: CookieSession,
  projectId: string,
): Promise<Page> {
  const assetIds = [await storeAsset(server, projectId)];
  return addPage(client, projectId, { kind: 'image', assetIds });
}

/** A question behind the other pages; by default one that can be asked. */
export function addQuestion(
  { client }: CookieSession,
  projectId: string,
  changes: { kind?: 'written' | 'choice'; text?: string; choices?: string[] } = {},
): Promise<Page> {
  const question = { kind: 'choice' as const, text: 'Which?', choices: ['A', 'B'], ...changes };
  return addPage(client, projectId, { kind: 'survey', question });
}
