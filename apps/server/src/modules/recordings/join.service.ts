// Joining stores the consent and takes one place of the project, exactly: joins that arrive together
// share one transaction, and a join that is sent again answers the recording it made the first time.
import { type CALLS, type CallBody, LIMITS } from '@fovea/contract';
import { getProjectBySlug } from '#modules/projects/projects.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { createGroupCommit } from '#platform/group/group-commit.ts';
import { CONSENT } from './consent.ts';
import { checkPassword, type PasswordDeps } from './project-password.ts';
import {
  insertRecordings,
  listByJoinKeys,
  lockPlaces,
  type NewRecording,
  takePlaces,
} from './recordings.repo.ts';

const WAIT_MS = 10;
const MAX_GROUP = 200;
const MAX_WAITING = 2_000;
const MAX_FLIGHTS = 2;

type JoinDeps = PasswordDeps & Pick<ServerDeps, 'db' | 'clock' | 'ids'>;
type Project = Awaited<ReturnType<typeof getProjectBySlug>>;
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
  | 'project_full'
  | 'project_not_active'
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
    async join(slug, { password, ...input }, ip) {
      if (input.cameraHz < LIMITS.cameraMinHz) throw new AppError('camera_too_slow');
      const hasPurposes = CONSENT.purposes.every((purpose) =>
        input.consent.purposes.includes(purpose),
      );
      if (input.consent.version !== CONSENT.version || !hasPurposes)
        throw new AppError('invalid_request');
      const project = await getProjectBySlug(deps.db, slug);
      await checkPassword(deps, project, password, ip);
      const joined = await group.add({
        projectId: project.id,
        recording: { id: deps.ids.next(), ...input },
      });
      if (typeof joined === 'string') throw new AppError(joined);
      return { ...joined, project };
    },
    flush: () => group.flush(),
  };
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
    for (const { join_key, id, number, project_id, created_at: joinedAt } of known) {
      const isOwn = project_id === projectId;
      results.set(join_key, isOwn ? { id, number, joinedAt } : 'invalid_request');
    }
    const fresh = uniqueByKey(wanted).filter(({ joinKey }) => !results.has(joinKey));
    if (places?.status !== 'active') {
      for (const { joinKey } of fresh) results.set(joinKey, 'project_not_active');
      return;
    }
    const granted = fresh.slice(0, places.max_participant - places.joined);
    for (const { joinKey } of fresh.slice(granted.length)) results.set(joinKey, 'project_full');
    if (granted.length === 0) return;
    const firstNumber = places.recording_count + 1;
    const joinedAt = deps.clock.now();
    const inserted = await insertRecordings(tx, projectId, firstNumber, granted, joinedAt);
    await takePlaces(tx, projectId, { places: inserted.size, numbers: granted.length });
    granted.forEach(({ joinKey, id }, i) => {
      const own = { id, number: firstNumber + i, joinedAt };
      results.set(joinKey, inserted.has(id) ? own : 'invalid_request');
    });
  });
  return results;
}

function uniqueByKey(recordings: readonly NewRecording[]): NewRecording[] {
  return [...new Map(recordings.map((recording) => [recording.joinKey, recording])).values()];
}
