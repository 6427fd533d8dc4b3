// Joining stores the consent and opens a recording while people are wanted. It takes no place: gaze
// does, or the completion where there are questions alone. Joins that arrive together share one
// transaction, and one that is sent again answers the recording it made the first time.
import type { CALLS, CallBody } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';
import { lockPlaces, takeNumbers } from '#modules/projects/public.ts';
import { toReceiptHmac } from '#modules/recordings/erasure/receipt.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import { LimitError } from '#platform/limits/limit-error.ts';
import { toAddressHmac } from './address.ts';
import { canJoin, canJoinAgain } from './join.policy.ts';
import { insertRecordings, listByJoinKeys, type NewRecording } from './join.repo.ts';
import { openProject, type PasswordDeps } from './join-password.ts';
import { countRuns, countUnpacked, isHeldByRun } from './places.repo.ts';
import { type Refusal, refuseJoin, toBound } from './room.ts';
import { countStart } from './start-limits.ts';

const WAIT_MS = 10;
const MAX_GROUP = 200;
const MAX_WAITING = 2_000;
const MAX_FLIGHTS = 2;
/** Seconds that a phone that may not join for the moment is asked to wait. */
const PAUSE_S = 5;
/** The same where as many take part as may, until one of them is done. */
const FULL_PAUSE_S = 30;
/** Whoever has shown no gaze so long after the join is not counted among those who take part. */
const BEGINNING_MS = 5 * MINUTE_MS;

type JoinDeps = PasswordDeps & Pick<ServerDeps, 'clock' | 'ids' | 'pressure'>;
type Project = Awaited<ReturnType<typeof openProject>>;
type Places = NonNullable<Awaited<ReturnType<typeof lockPlaces>>>;
export type JoinInput = CallBody<typeof CALLS.joinProject>;

interface Candidate {
  readonly projectId: string;
  readonly recording: NewRecording;
}

interface JoinedRecording {
  readonly id: string;
  readonly number: number;
  /** When the first join of this key came. */
  readonly joinedAt: Date;
}

type Joined =
  | JoinedRecording
  | Refusal
  | 'project_not_active'
  /** The recording of the key takes batches no longer, or not for long enough. */
  | 'recording_closed'
  /** The key belongs to a recording of another project. */
  | 'invalid_request';

export interface Joins {
  join(
    slug: string,
    input: JoinInput,
    ip: string,
  ): Promise<JoinedRecording & { readonly project: Project }>;
  flush(): Promise<void>;
}

export function createJoins(deps: JoinDeps): Joins {
  const group = createGroupCommit<Candidate, Joined>({
    waitMs: WAIT_MS,
    maxItems: MAX_GROUP,
    maxFlights: MAX_FLIGHTS,
    maxWaiting: MAX_WAITING,
    run: (candidates) => joinGroup(deps, candidates),
    onFull: () => new AppError('unavailable'),
  });
  return {
    async join(slug, { password, receiptSha256, ...input }, ip) {
      if (deps.pressure.refuses('joins') && !(await isKnown(deps, input.joinKey))) {
        throw new LimitError('joins_paused', PAUSE_S);
      }
      const project = await openProject(deps, slug, password, ip);
      const refusal = canJoin(input, project);
      if (refusal !== undefined) throw new AppError(refusal);
      const id = deps.ids.next();
      const joined = await countStart(deps, { projectId: project.id, ip }, async () => {
        const recording = {
          id,
          receiptHmac: toHmac(deps, receiptSha256),
          addressHmac: toAddressHmac(deps, { projectId: project.id, ip }),
          ...input,
        };
        const answer = await group.add({ projectId: project.id, recording });
        return { answer, isNew: typeof answer !== 'string' && answer.id === id };
      });
      if (joined === 'starts_limited') throw new LimitError(joined, FULL_PAUSE_S);
      if (typeof joined === 'string') throw new AppError(joined);
      return { ...joined, project };
    },
    flush: () => group.flush(),
  };
}

/** A place may come back that a running recording holds, or one whose pack is not there yet. */
export async function isOpen(
  { db }: Pick<JoinDeps, 'db'>,
  { id, status, joined, max_participant }: Project,
): Promise<boolean> {
  if (status !== 'active') return false;
  if (joined < max_participant || (await isHeldByRun(db, id))) return true;
  return (await countUnpacked(db, id)) > 0;
}

function toHmac({ config }: Pick<JoinDeps, 'config'>, sha256: string | undefined): Buffer | null {
  return sha256 === undefined ? null : toReceiptHmac(config.RECEIPT_SECRET, sha256);
}

/** Whoever loads the page again in the middle of a run is not new. */
async function isKnown({ db }: Pick<JoinDeps, 'db'>, joinKey: string): Promise<boolean> {
  return (await listByJoinKeys(db, [joinKey])).length > 0;
}

async function joinGroup(
  deps: JoinDeps,
  candidates: readonly Candidate[],
): Promise<readonly Joined[]> {
  // In id order: two groups over the same projects cannot wait for each other in a ring.
  const projectIds = [...new Set(candidates.map(({ projectId }) => projectId))].sort();
  const results = new Map<string, ReadonlyMap<string, Joined>>();
  for (const projectId of projectIds) {
    const own = candidates.filter((candidate) => candidate.projectId === projectId);
    const recordings = own.map(({ recording }) => recording);
    results.set(projectId, await joinProject(deps, projectId, recordings));
  }
  return candidates.map(
    ({ projectId, recording }) => results.get(projectId)?.get(recording.joinKey) ?? 'project_full',
  );
}

/** The results by join key. */
async function joinProject(
  deps: JoinDeps,
  projectId: string,
  wanted: readonly NewRecording[],
): Promise<ReadonlyMap<string, Joined>> {
  const results = new Map<string, Joined>();
  await deps.db.transaction().execute(async (tx) => {
    const places = await lockPlaces(tx, projectId);
    const known = await listByJoinKeys(
      tx,
      wanted.map(({ joinKey }) => joinKey),
    );
    for (const { join_key, id, number, project_id, created_at: joinedAt, removed_at } of known) {
      const own =
        removed_at === null && canJoinAgain(joinedAt, deps.clock.now())
          ? { id, number, joinedAt }
          : 'recording_closed';
      results.set(join_key, project_id === projectId ? own : 'invalid_request');
    }
    const strangers = uniqueByKey(wanted).filter(({ joinKey }) => !results.has(joinKey));
    if (places?.status !== 'active') {
      for (const { joinKey } of strangers) results.set(joinKey, 'project_not_active');
      return;
    }
    if (strangers.length === 0) return;
    const fresh = await admit(deps, tx, { ...places, projectId }, strangers, results);
    if (fresh.length === 0) return;
    const firstNumber = places.recording_count + 1;
    const joinedAt = deps.clock.now();
    const inserted = await insertRecordings(tx, projectId, firstNumber, fresh, joinedAt);
    await takeNumbers(tx, projectId, fresh.length);
    fresh.forEach(({ joinKey, id }, i) => {
      const own = { id, number: firstNumber + i, joinedAt };
      results.set(joinKey, inserted.has(id) ? own : 'invalid_request');
    });
  });
  return results;
}

/** Those who may join; the others get their refusal. */
async function admit(
  { clock }: JoinDeps,
  tx: Tx,
  project: Places & { readonly projectId: string },
  strangers: readonly NewRecording[],
  results: Map<string, Joined>,
): Promise<readonly NewRecording[]> {
  const { projectId, joined, max_participant: target, recording_count } = project;
  // As long as so few have come, nothing has to be counted.
  if (joined < target && recording_count + strangers.length <= toBound(target)) return strangers;
  const joinedAfter = new Date(clock.now().getTime() - BEGINNING_MS);
  const { runs, held } = await countRuns(tx, projectId, joinedAfter);
  const finished = joined - held;
  const unpacked = finished < target ? 0 : await countUnpacked(tx, projectId);
  return strangers.filter(({ joinKey, addressHmac }) => {
    const address = addressHmac?.toString('hex') ?? '';
    const refusal = refuseJoin({ target, finished, unpacked, runs }, address);
    if (refusal !== undefined) results.set(joinKey, refusal);
    else runs.set(address, (runs.get(address) ?? 0) + 1);
    return refusal === undefined;
  });
}

function uniqueByKey(recordings: readonly NewRecording[]): NewRecording[] {
  return [...new Map(recordings.map((recording) => [recording.joinKey, recording])).values()];
}
