// A batch is two seconds of gaze, acknowledged only after COMMIT. Arriving batches are written in
// groups; each gets its own answer. The same number with other bytes is refused and kept aside;
// bytes are never refused for what they say.
import type { ErrorCode } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import {
  type BatchRow,
  findStored,
  findThrough,
  insertBatches,
  insertDeadLetter,
} from './batches.repo.ts';
import { ThroughCache } from './through-cache.ts';

const WAIT_MS = 20;
const MAX_GROUP = 400;
const MAX_WAITING = 4_000;

type BatchesDeps = Pick<ServerDeps, 'ingestPool' | 'clock' | 'ids' | 'metrics' | 'config'>;

type Outcome = { readonly through: number } | { readonly refusal: ErrorCode };

export interface BatchLog {
  /** Resolves after COMMIT with the highest gap-free number known to be stored. */
  append(row: BatchRow): Promise<number>;
  flush(): Promise<void>;
}

export function createBatchLog(deps: BatchesDeps): BatchLog {
  const cache = new ThroughCache();
  const group = createGroupCommit<BatchRow, Outcome>({
    waitMs: WAIT_MS,
    maxItems: MAX_GROUP,
    maxFlights: deps.config.INGEST_POOL_MAX,
    maxWaiting: MAX_WAITING,
    run: (rows) => appendGroup(deps, cache, rows),
    onFull: () => new AppError('unavailable'),
  });
  return {
    async append(row) {
      const outcome = await group.add(row);
      if ('through' in outcome) return outcome.through;
      throw new AppError(outcome.refusal);
    },
    flush: () => group.flush(),
  };
}

const keyOf = (recordingId: string, seq: number) => `${recordingId}/${seq}`;

async function appendGroup(
  deps: BatchesDeps,
  cache: ThroughCache,
  rows: readonly BatchRow[],
): Promise<readonly Outcome[]> {
  const inserted = await insertBatches(deps.ingestPool, rows);
  deps.metrics.batchGroups.observe(rows.length);
  const fresh = new Set(inserted.map(({ recordingId, seq }) => keyOf(recordingId, seq)));
  const repeats: BatchRow[] = [];
  const refusals = new Map<BatchRow, ErrorCode>();
  for (const row of rows) {
    // Taken once: a second copy in the same group is a repeat like any other.
    if (!fresh.delete(keyOf(row.recordingId, row.seq))) repeats.push(row);
  }
  if (repeats.length > 0) await judgeRepeats(deps, repeats, refusals);
  const stored = rows.filter((row) => !refusals.has(row));
  const through = await findThroughs(deps, cache, stored);
  deps.metrics.batches.inc({ outcome: 'stored' }, rows.length - repeats.length);
  return rows.map((row) => {
    const refusal = refusals.get(row);
    return refusal === undefined ? { through: through.get(row.recordingId) ?? -1 } : { refusal };
  });
}

/** A batch that was there already is fine if its bytes are the same. */
async function judgeRepeats(
  deps: BatchesDeps,
  rows: readonly BatchRow[],
  refusals: Map<BatchRow, ErrorCode>,
): Promise<void> {
  const stored = await findStored(deps.ingestPool, rows);
  const byKey = new Map(stored.map((found) => [keyOf(found.recording_id, found.seq), found]));
  for (const row of rows) {
    const found = byKey.get(keyOf(row.recordingId, row.seq));
    if (found?.sha256 == null) {
      refusals.set(row, 'recording_closed');
      deps.metrics.batches.inc({ outcome: 'closed' });
    } else if (!found.sha256.equals(row.sha256)) {
      refusals.set(row, 'batch_conflict');
      deps.metrics.batches.inc({ outcome: 'conflict' });
      const letter = {
        ...row,
        id: deps.ids.next(),
        reason: 'batch_conflict',
        now: deps.clock.now(),
      };
      await insertDeadLetter(deps.ingestPool, letter);
    } else {
      deps.metrics.batches.inc({ outcome: 'repeat' });
    }
  }
}

async function findThroughs(
  deps: BatchesDeps,
  cache: ThroughCache,
  rows: readonly BatchRow[],
): Promise<Map<string, number>> {
  const through = new Map<string, number>();
  const unknown = new Set<string>();
  for (const { recordingId, seq } of [...rows].sort((a, b) => a.seq - b.seq)) {
    const known = cache.note(recordingId, seq);
    if (known === undefined) unknown.add(recordingId);
    else through.set(recordingId, known);
  }
  if (unknown.size > 0) {
    const found = await findThrough(deps.ingestPool, [...unknown]);
    for (const [id, value] of found) through.set(id, cache.set(id, value));
  }
  return through;
}
