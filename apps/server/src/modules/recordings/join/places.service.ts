// A place is taken by the first gaze of a recording: whoever only joins keeps nobody out. Recordings
// that begin together share one UPDATE of their project. Without a place left a recording goes on,
// tries again at its end, and is not charged if there is none then.
import { checkBatch } from '@fovea/gaze/samples';
import { takePlaces } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import { holdPlaces, listPlaceless, lockPlaceless } from './places.repo.ts';

const WAIT_MS = 10;
const MAX_GROUP = 200;
const MAX_WAITING = 2_000;
const MAX_FLIGHTS = 2;

type Deps = Pick<ServerDeps, 'db'>;

export interface Places {
  /** For a first batch that is stored. Harmless when repeated, so a lost answer costs nothing. */
  takeFor(recordingId: string, firstBatch: Uint8Array): Promise<void>;
  flush(): Promise<void>;
}

export function createPlaces(deps: Deps): Places {
  const group = createGroupCommit<string, true>({
    waitMs: WAIT_MS,
    maxItems: MAX_GROUP,
    maxFlights: MAX_FLIGHTS,
    maxWaiting: MAX_WAITING,
    run: (ids) => takeForAll(deps, ids),
    onFull: () => new AppError('unavailable'),
  });
  return {
    async takeFor(recordingId, firstBatch) {
      if (showsGaze(firstBatch)) await group.add(recordingId);
    },
    flush: () => group.flush(),
  };
}

function showsGaze(payload: Uint8Array): boolean {
  const checked = checkBatch(payload);
  return checked.ok && checked.n > 0;
}

async function takeForAll({ db }: Deps, ids: readonly string[]): Promise<true[]> {
  const placeless = Map.groupBy(
    await listPlaceless(db, [...new Set(ids)]),
    (row) => row.project_id,
  );
  for (const [projectId, own] of [...placeless].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await db.transaction().execute(async (tx) => {
      const waiting = await lockPlaceless(
        tx,
        own.map(({ id }) => id),
      );
      if (waiting.length === 0) return;
      const taken = await takePlaces(tx, projectId, waiting.length);
      if (taken > 0) await holdPlaces(tx, waiting.slice(0, taken));
    });
  }
  return ids.map(() => true);
}
