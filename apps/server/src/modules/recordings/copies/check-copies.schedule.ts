// Both buckets are looked through slowly, for ever: what one has lost or changed the other gives back
// while it still can.
import { DAY_MS } from '@fovea/contract/times';
import type { ServerDeps } from '#platform/deps.ts';
import { done, type Outcome } from '#platform/jobs/outcome.ts';
import {
  countCopies,
  listCheckedPacks,
  listLostPacks,
  listTombstonesToCheck,
  listUncheckedPacks,
  markPacks,
  markTombstones,
  type StoredPack,
  unparkFound,
} from './copies.repo.ts';
import { inTurns } from './in-turns.ts';
import { keepTombstone } from './keep-tombstone.ts';
import { mendPack } from './mend-pack.service.ts';

/** Raw batches stay this long after packing, so that a pack that fails now can be made again. */
const FIRST_LOOK_DAYS = 3;
const AGAIN_DAYS = 30;
/** In an hour, which is a hundred thousand a day. */
const PACKS = 5_000;
const LOST_PACKS = 500;
const TOMBSTONES = 1_000;

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'storage' | 'log' | 'metrics'>;

export interface Looked {
  readonly packs: number;
  readonly tombstones: number;
  readonly lost: number;
}

export async function checkCopies(deps: Deps): Promise<Outcome> {
  const nowMs = deps.clock.now().getTime();
  const before = (days: number) => new Date(nowMs - days * DAY_MS);
  await lookThrough(deps, before(FIRST_LOOK_DAYS), before(AGAIN_DAYS));
  return done();
}

/** Everything there is, at once: for an operator who has reason to ask. */
export async function checkAllCopies(deps: Deps): Promise<Looked> {
  const start = deps.clock.now();
  const later = new Date(start.getTime() + 1);
  let packs = 0;
  let tombstones = 0;
  for (;;) {
    const looked = await lookThrough(deps, later, start);
    packs += looked.packs;
    tombstones += looked.tombstones;
    if (looked.packs < PACKS && looked.tombstones < TOMBSTONES) {
      return { packs, tombstones, lost: looked.lost };
    }
  }
}

async function lookThrough(deps: Deps, packedBefore: Date, checkedBefore: Date): Promise<Looked> {
  const { db, clock, metrics } = deps;
  const lost = await listLostPacks(db, LOST_PACKS);
  const unchecked = await listUncheckedPacks(db, packedBefore, PACKS);
  const room = PACKS - unchecked.length;
  const checked = room > 0 ? await listCheckedPacks(db, checkedBefore, room) : [];
  await checkPacks(deps, [...lost, ...unchecked, ...checked]);

  const stones = await listTombstonesToCheck(db, checkedBefore, TOMBSTONES);
  await inTurns(stones, (row) => keepTombstone(deps, row));
  const ids = stones.map(({ recording_id }) => recording_id);
  await markTombstones(db, ids, { checked_at: clock.now(), ...toCopied(deps, 'copied_at') });

  const { lost: left } = await countCopies(db, clock.now());
  metrics.damagedPacks.set(left);
  return { packs: unchecked.length + checked.length, tombstones: stones.length, lost: left };
}

/** Marked page by page: whoever dies in between has lost little. */
async function checkPacks(deps: Deps, packs: readonly StoredPack[]): Promise<void> {
  const page = 200;
  for (let start = 0; start < packs.length; start += page) {
    const good = await inTurns(packs.slice(start, start + page), async (pack) =>
      (await mendPack(deps, pack)) ? pack.id : [],
    );
    const marks = { pack_checked_at: deps.clock.now(), ...toCopied(deps, 'pack_copied_at') };
    await unparkFound(deps.db, good.flat());
    await markPacks(deps.db, good.flat(), marks);
  }
}

/** An object that was looked at has its copy, where there is a second bucket. */
function toCopied<Name extends string>({ clock, storage }: Deps, name: Name) {
  return storage.copies === undefined ? {} : { [name]: clock.now() };
}
