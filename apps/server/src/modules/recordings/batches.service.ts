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
const NONE: ReadonlyMap<BatchRow, ErrorCode> = new Map();

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

async function appendGroup(
  deps: BatchesDeps,
  cache: ThroughCache,
  rows: readonly BatchRow[],
): Promise<readonly Outcome[]> {
  const startMs = performance.now();
  const fresh = await insertBatches(deps.ingestPool, rows);
  deps.metrics.batchGroupSeconds.observe((performance.now() - startMs) / 1_000);
  deps.metrics.batchGroups.observe(rows.length);
  deps.metrics.batches.inc({ outcome: 'stored' }, fresh);
  // Only a group with a repeat or a refusal costs a second look.
  const refusals = fresh === rows.length ? NONE : await judgeGroup(deps, rows);
  deps.metrics.batches.inc({ outcome: 'repeat' }, rows.length - fresh - refusals.size);
  const through = await findThroughs(deps, cache, rows, refusals);
  return rows.map((row) => {
    const refusal = refusals.get(row);
    return refusal === undefined ? { through: through.get(row.recordingId) ?? -1 } : { refusal };
  });
}

/** A batch that is stored with the same bytes is fine, whoever stored it. */
async function judgeGroup(
  deps: BatchesDeps,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<BatchRow, ErrorCode>> {
  const keyOf = (recordingId: string, seq: number) => `${recordingId}/${seq}`;
  const stored = await findStored(deps.ingestPool, rows);
  const byKey = new Map(
    stored.map((found) => [keyOf(found.recording_id, found.seq), found.sha256]),
  );
  const refusals = new Map<BatchRow, ErrorCode>();
  for (const row of rows) {
    const sha256 = byKey.get(keyOf(row.recordingId, row.seq));
    if (sha256 == null) {
      refusals.set(row, 'recording_closed');
    } else if (!sha256.equals(row.sha256)) {
      refusals.set(row, 'batch_conflict');
      const letter = {
        ...row,
        id: deps.ids.next(),
        reason: 'batch_conflict',
        now: deps.clock.now(),
      };
      await insertDeadLetter(deps.ingestPool, letter);
    }
  }
  return refusals;
}

async function findThroughs(
  deps: BatchesDeps,
  cache: ThroughCache,
  rows: readonly BatchRow[],
  refusals: ReadonlyMap<BatchRow, ErrorCode>,
): Promise<Map<string, number>> {
  const through = new Map<string, number>();
  const unknown = new Set<string>();
  for (const row of rows) {
    if (refusals.has(row)) continue;
    const { recordingId, seq } = row;
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
