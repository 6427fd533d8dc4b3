import type { ServerDeps } from '#platform/deps.ts';
import {
  listUncopiedPacks,
  listUncopiedTombstones,
  markPacks,
  markTombstones,
} from './copies.repo.ts';
import { inTurns } from './in-turns.ts';
import { keepTombstone } from './keep-tombstone.ts';
import { mendPack } from './mend-pack.service.ts';

const PAGE = 100;
/** In a minute, which is more than a million a day. */
const PAGES = 10;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log'>;

/**
 * Copies what has no copy yet into the second bucket. While that is away nothing else waits for it:
 * what is not copied is found by the next run.
 */
export async function fillCopies(deps: Deps): Promise<void> {
  if (deps.storage.copies === undefined) return;
  try {
    for (let page = 0; page < PAGES && (await copyPage(deps)); page++);
  } catch (error) {
    deps.log.warn({ err: error }, 'copies wait for a bucket');
  }
}

/** False when nothing is left. */
async function copyPage(deps: Deps): Promise<boolean> {
  const stones = await listUncopiedTombstones(deps.db, PAGE);
  await inTurns(stones, (row) => keepTombstone(deps, row));
  const ids = stones.map(({ recording_id }) => recording_id);
  await markTombstones(deps.db, ids, { copied_at: deps.clock.now() });
  const packs = await listUncopiedPacks(deps.db, PAGE);
  const copied = await inTurns(packs, async (pack) =>
    (await mendPack(deps, pack)) ? pack.id : [],
  );
  await markPacks(deps.db, copied.flat(), { pack_copied_at: deps.clock.now() });
  return stones.length === PAGE || packs.length === PAGE;
}
