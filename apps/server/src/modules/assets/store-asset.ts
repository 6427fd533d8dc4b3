import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { ServerDeps } from '#platform/deps.ts';
import type { MadeAsset, MadeFile, MadeSource } from './asset-work.ts';
import { toMadeStem } from './stored-keys.ts';

type Storage = ServerDeps['storage'];

interface Owner {
  readonly id: string;
  readonly project_id: string;
}

export interface StoredSource {
  readonly key: string;
  readonly type: string;
  readonly widthPx: number;
}

export interface StoredAsset {
  readonly objectKey: string;
  readonly objectBytes: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly durationMs: number | null;
  readonly thumbKey: string;
  readonly posterKey: string | null;
  readonly hoverKeys: readonly string[];
  readonly sources: readonly StoredSource[];
}

export async function storeAsset(
  storage: Storage,
  owner: Owner,
  made: MadeAsset,
): Promise<StoredAsset> {
  const { widthPx, heightPx, durationMs, poster } = made;
  const hoverKeys: string[] = [];
  for (const frame of made.hover) hoverKeys.push(await storeFile(storage, owner, frame));
  return {
    widthPx,
    heightPx,
    durationMs,
    objectKey: await storeFile(storage, owner, made.main),
    objectBytes: (await stat(made.main.path)).size,
    thumbKey: await storeFile(storage, owner, made.thumb),
    posterKey: poster === null ? null : await storeFile(storage, owner, poster),
    hoverKeys,
    sources: await storeSources(storage, owner, made.sources),
  };
}

export async function storeSources(
  storage: Storage,
  owner: Owner,
  made: readonly MadeSource[],
): Promise<StoredSource[]> {
  const sources: StoredSource[] = [];
  for (const file of made) {
    const key = await storeFile(storage, owner, file);
    sources.push({ key, type: file.contentType, widthPx: file.widthPx });
  }
  return sources;
}

export function listKeys(stored: StoredAsset): string[] {
  return [
    stored.objectKey,
    stored.thumbKey,
    ...(stored.posterKey === null ? [] : [stored.posterKey]),
    ...stored.hoverKeys,
    ...stored.sources.map(({ key }) => key),
  ];
}

/** A key names its content, so a job that runs twice writes the same objects. */
async function storeFile(storage: Storage, owner: Owner, file: MadeFile): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file.path), hash);
  const stem = toMadeStem(owner.project_id, owner.id);
  const key = `${stem}${hash.digest('hex')}${file.suffix}`;
  await storage.putFile(key, file.path, { contentType: file.contentType, kept: 'forGood' });
  return key;
}
