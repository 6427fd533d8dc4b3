// A batch is two seconds of gaze, acknowledged only after COMMIT. Arriving batches are written in
// groups; each gets its own answer. What a phone cannot have recorded is kept apart, beside the group:
// acknowledged, but never packed. The same number with other bytes is refused and kept aside.
import type { BatchLie, ErrorCode } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import { type BatchRow, findStored, insertBatches, lookUpRecordings } from './batches.repo.ts';
import { KnownRecording, KnownRecordings } from './known-recordings.ts';
import { keepLetter, type Letter } from './letters.service.ts';

const WAIT_MS = 20;
const MAX_GROUP = 400;
const MAX_WAITING = 4_000;
/** Letters are written one after the other, so that liars take one connection and no group waits. */
const MAX_WAITING_LETTERS = 100;
const NO_REFUSALS: ReadonlyMap<BatchRow, ErrorCode> = new Map();

type BatchesDeps = Pick<
  ServerDeps,
  'ingestPool' | 'db' | 'clock' | 'ids' | 'metrics' | 'config' | 'pressure'
>;

type Answer = { readonly through: number } | { readonly refusal: ErrorCode };
type Outcome = Answer | { readonly letter: Letter };

export interface BatchLog {
  /** Resolves after COMMIT with the highest gap-free number known to be stored. */
  append(row: BatchRow): Promise<number>;
  flush(): Promise<void>;
}

export function createBatchLog(deps: BatchesDeps): BatchLog {
  const known = new KnownRecordings();
  const group = createGroupCommit<BatchRow, Outcome>({
    waitMs: WAIT_MS,
    maxItems: MAX_GROUP,
    maxFlights: deps.config.INGEST_POOL_MAX,
    maxWaiting: MAX_WAITING,
    run: (rows) => appendGroup(deps, known, rows),
    onFull: () => new AppError('unavailable'),
  });
  const letters = createGroupCommit<Letter, Answer>({
    waitMs: 0,
    maxItems: 1,
    maxFlights: 1,
    maxWaiting: MAX_WAITING_LETTERS,
    run: (waiting) => Promise.all(waiting.map((letter) => appendLetter(deps, known, letter))),
    onFull: () => new AppError('unavailable'),
  });
  const { pressure } = deps;
  return {
    async append(row) {
      if (known.hasEnded(row.recordingId)) throw new AppError('recording_implausible');
      const startMs = pressure.nowMs();
      const waitingShare = group.countWaiting() / MAX_WAITING;
      let outcome: Outcome;
      try {
        outcome = await group.add(row);
      } finally {
        pressure.note({ waitedMs: pressure.nowMs() - startMs, waitingShare });
      }
      const answer = 'letter' in outcome ? await letters.add(outcome.letter) : outcome;
      if ('refusal' in answer) throw new AppError(answer.refusal);
      return answer.through;
    },
    async flush() {
      await group.flush();
      await letters.flush();
    },
  };
}

async function appendGroup(
  deps: BatchesDeps,
  known: KnownRecordings,
  rows: readonly BatchRow[],
): Promise<readonly Outcome[]> {
  const lies = await judgeRows(deps, known, rows);
  const plausible = lies.size === 0 ? rows : rows.filter((row) => !lies.has(row));
  const refusals = plausible.length === 0 ? NO_REFUSALS : await store(deps, plausible);
  const stored = refusals.size === 0 ? plausible : plausible.filter((row) => !refusals.has(row));
  const through = await noteStored(deps, known, stored);
  return rows.map((row) => {
    const lie = lies.get(row);
    if (lie !== undefined) return { letter: { row, reason: lie } };
    const refusal = refusals.get(row);
    if (refusal === undefined) return { through: through.get(row.recordingId) ?? -1 };
    if (refusal === 'recording_implausible') known.markEnded(row.recordingId);
    return refusal === 'batch_conflict' ? { letter: { row, reason: refusal } } : { refusal };
  });
}

/**
 * Finds batches that cannot be true, by what is known of the recordings or looked up for all of
 * them at once.
 */
async function judgeRows(
  deps: BatchesDeps,
  known: KnownRecordings,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<BatchRow, BatchLie>> {
  const wanted = new Set<string>();
  for (const { recordingId, seq } of rows) {
    const recording = known.find(recordingId);
    if (recording === undefined && seq === 0) known.add(recordingId, new KnownRecording());
    else if (recording === undefined || recording.needsLook(seq)) wanted.add(recordingId);
  }
  await lookUp(deps, known, wanted);
  const lies = new Map<BatchRow, BatchLie>();
  for (const row of rows) {
    const lie = known.find(row.recordingId)?.judge(row);
    if (lie !== undefined) lies.set(row, lie);
  }
  return lies;
}

/** Answers what was refused: the rest is stored. */
async function store(
  deps: BatchesDeps,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<BatchRow, ErrorCode>> {
  const startMs = performance.now();
  const fresh = await insertBatches(deps.ingestPool, rows, deps.clock.now());
  deps.metrics.batchGroupSeconds.observe((performance.now() - startMs) / 1_000);
  deps.metrics.batchGroups.observe(rows.length);
  deps.metrics.batches.inc({ outcome: 'stored' }, fresh);
  // Only a group with a repeat or a refusal costs a second look.
  const refusals = fresh === rows.length ? NO_REFUSALS : await findRefusals(deps, rows);
  deps.metrics.batches.inc({ outcome: 'repeat' }, rows.length - fresh - refusals.size);
  return refusals;
}

/** A batch that is stored with the same bytes is fine, whoever stored it. */
async function findRefusals(
  deps: BatchesDeps,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<BatchRow, ErrorCode>> {
  const keyOf = (recordingId: string, seq: number) => `${recordingId}/${seq}`;
  const found = await findStored(deps.ingestPool, rows);
  const byKey = new Map(found.map((each) => [keyOf(each.recording_id, each.seq), each]));
  const refusals = new Map<BatchRow, ErrorCode>();
  for (const row of rows) {
    const stored = byKey.get(keyOf(row.recordingId, row.seq));
    if (stored?.sha256 == null) {
      refusals.set(row, stored?.has_ended === true ? 'recording_implausible' : 'recording_closed');
    } else if (!stored.sha256.equals(row.sha256)) refusals.set(row, 'batch_conflict');
  }
  return refusals;
}

async function noteStored(
  deps: BatchesDeps,
  known: KnownRecordings,
  rows: readonly BatchRow[],
): Promise<ReadonlyMap<string, number>> {
  const through = new Map<string, number>();
  const unknown = new Set<string>();
  for (const { recordingId, seq } of rows) {
    const end = known.find(recordingId)?.note(seq);
    if (end === undefined) unknown.add(recordingId);
    else through.set(recordingId, end);
  }
  for (const [id, end] of await lookUp(deps, known, unknown)) through.set(id, end);
  return through;
}

/** Renews what is known of some recordings; answers their gap-free ends. */
async function lookUp(
  deps: BatchesDeps,
  known: KnownRecordings,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, number>> {
  const through = new Map<string, number>();
  if (ids.size === 0) return through;
  for (const seen of await lookUpRecordings(deps.ingestPool, [...ids])) {
    const recording = known.find(seen.id) ?? known.add(seen.id, new KnownRecording(seen.firstMs));
    through.set(seen.id, recording.renew(seen));
  }
  return through;
}

async function appendLetter(
  deps: BatchesDeps,
  known: KnownRecordings,
  letter: Letter,
): Promise<Answer> {
  const { row } = letter;
  const refusal = await keepLetter(deps, letter);
  if (refusal === 'recording_implausible') known.markEnded(row.recordingId);
  if (refusal !== undefined) return { refusal };
  deps.metrics.batches.inc({ outcome: 'apart' });
  const through = await noteStored(deps, known, [row]);
  return { through: through.get(row.recordingId) ?? -1 };
}
