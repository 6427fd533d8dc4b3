import type { ServerDeps } from '#platform/deps.ts';
import { requireValue } from '#platform/errors/require-value.ts';
import type { Condition } from '#platform/storage/storage.ts';
import { isKept, markPackLost, type StoredPack } from './copies.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log'>;

/** Neither bucket has the pack as it was. */
export class PackLost extends Error {
  override readonly name = 'PackLost';
}

/** True when every bucket has the pack as it was, perhaps one of them again, or for the first time. */
export function mendPack(deps: Deps, pack: StoredPack): Promise<boolean> {
  const { storage } = deps;
  return settle(deps, pack, pack.pack_copied_at === null ? storage.copy : storage.mend);
}

/**
 * Somebody may have erased the recording while its pack was written: then nothing may stay. One who
 * dies in between is why erasure looks through both buckets a second time.
 */
async function settle(
  { db, clock, storage, log }: Deps,
  { id, pack_key }: StoredPack,
  work: (key: string) => Promise<Condition>,
): Promise<boolean> {
  const key = requireValue(pack_key, 'key of a pack');
  const condition = await work(key);
  if (!(await isKept(db, { id, key }))) {
    await storage.remove(key);
    return false;
  }
  if (condition !== 'lost') return true;
  const err = new PackLost(`no bucket has ${key} as it was`);
  log.error({ recording: id, err }, 'a pack is lost; its batches stay if they are there');
  await markPackLost(db, id, clock.now());
  return false;
}
