// A place is taken by gaze that a person needs time for, and kept by more of it: whoever only joins or
// sends a few bytes keeps nobody out. Recordings that show gaze together share one transaction of
// their project. Without a place a recording goes on, tries again with what it sends later and at its
// end, and is not charged if there is none then.
import { lockPlaces, takePlaces } from '#modules/projects/public.ts';
import type { BatchRow } from '#modules/recordings/batches/batches.repo.ts';
import { KnownRecordings } from '#modules/recordings/batches/known-recordings.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import { toTimeMs } from '#platform/ids/uuid-v7.ts';
import { GazeProof } from './gaze-proof.ts';
import {
  countHeld,
  holdPlaces,
  type LockedRun,
  listFirstGaze,
  listRuns,
  lockRuns,
  noteGaze,
} from './places.repo.ts';
import { toShare } from './room.ts';

const GROUP = {
  waitMs: 10,
  maxItems: 200,
  maxFlights: 2,
  maxWaiting: 2_000,
  onFull: () => new AppError('unavailable'),
};

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>;

export interface Places {
  /** For a batch that is stored. Harmless when repeated, so a lost answer costs nothing. */
  look(batch: Pick<BatchRow, 'recordingId' | 'seq' | 'payload'>): Promise<void>;
  flush(): Promise<void>;
}

export function createPlaces(deps: Deps): Places {
  const known = new KnownRecordings<GazeProof>();
  const shown = createGroupCommit<string, true>({ ...GROUP, run: (ids) => keepAll(deps, ids) });
  const strangers = createGroupCommit<string, GazeProof>({
    ...GROUP,
    run: (ids) => recall(deps, ids),
  });
  /** The first batch begins it; later ones belong to a run that another process knows. */
  async function find(recordingId: string, seq: number): Promise<GazeProof> {
    const own = known.find(recordingId);
    if (own !== undefined) return own;
    const proof = seq === 0 ? toProof(deps, recordingId) : await strangers.add(recordingId);
    return known.find(recordingId) ?? known.add(recordingId, proof);
  }
  return {
    async look({ recordingId, ...batch }) {
      const proof = await find(recordingId, batch.seq);
      const nowMs = deps.clock.now().getTime();
      proof.see(batch, nowMs);
      if (!proof.isShown(nowMs)) return;
      await shown.add(recordingId);
      proof.rest(nowMs);
    },
    async flush() {
      await strangers.flush();
      await shown.flush();
    },
  };
}

function toProof({ config }: Pick<Deps, 'config'>, recordingId: string): GazeProof {
  return new GazeProof({ joinedMs: toTimeMs(recordingId), pace: config.HUMAN_PACE });
}

/** As another process, or this one before it began again, has seen them. */
async function recall(deps: Deps, ids: readonly string[]): Promise<GazeProof[]> {
  const stored = Map.groupBy(await listFirstGaze(deps.db, ids), ({ id }) => id);
  return ids.map((id) => {
    const proof = toProof(deps, id);
    for (const { gazeAt, seq, payload } of stored.get(id) ?? []) {
      if (gazeAt !== null) proof.rest(gazeAt.getTime());
      else if (payload !== null) proof.see({ seq, payload }, deps.clock.now().getTime());
    }
    return proof;
  });
}

async function keepAll(deps: Deps, ids: readonly string[]): Promise<true[]> {
  const runs = Map.groupBy(await listRuns(deps.db, [...new Set(ids)]), (row) => row.project_id);
  for (const [projectId, own] of [...runs].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await deps.db.transaction().execute(async (tx) => {
      const running = await lockRuns(
        tx,
        own.map(({ id }) => id),
      );
      await noteGaze(
        tx,
        running.map(({ id }) => id),
        deps.clock.now(),
      );
      const placeless = running.filter(({ holds_place, is_test }) => !holds_place && !is_test);
      if (placeless.length > 0) await takeFor(deps, tx, projectId, placeless);
    });
  }
  return ids.map(() => true);
}

async function takeFor(deps: Deps, tx: Tx, projectId: string, placeless: readonly LockedRun[]) {
  // Drills come from one address.
  const isDrill = deps.config.HUMAN_PACE === 0;
  const wanting = isDrill ? placeless : await listWithinShare(tx, projectId, placeless);
  if (wanting.length === 0) return;
  const taken = await takePlaces(tx, projectId, wanting.length);
  const ids = wanting.slice(0, taken).map(({ id }) => id);
  if (ids.length > 0) await holdPlaces(tx, ids);
}

async function listWithinShare(tx: Tx, projectId: string, placeless: readonly LockedRun[]) {
  const project = await lockPlaces(tx, projectId);
  if (project === undefined) return [];
  const addresses = placeless.flatMap(({ address_hmac }) => address_hmac ?? []);
  const held = await countHeld(tx, projectId, addresses);
  return placeless.filter(({ address_hmac }) => {
    // Those that were silent have forgotten their address, and count as one.
    const address = address_hmac?.toString('hex') ?? '';
    const count = held.get(address) ?? 0;
    held.set(address, count + 1);
    return count < toShare(project.max_participant);
  });
}
