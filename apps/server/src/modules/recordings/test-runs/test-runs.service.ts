// The owner of a project tries it on a phone, also before the activation: every screen, and a recording
// that takes no place, costs nothing and is in no count.
import { LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import type { UserActor } from '#modules/auth/public.ts';
import {
  assertReady,
  findProjectById,
  getVisibleProject,
  lockPlaces,
} from '#modules/projects/public.ts';
import { toReceiptHmac } from '#modules/recordings/erasure/receipt.ts';
import { canJoin, canJoinAgain } from '#modules/recordings/join/join.policy.ts';
import { insertRecordings, listByJoinKeys } from '#modules/recordings/join/join.repo.ts';
import type { JoinInput } from '#modules/recordings/join/join.service.ts';
import { openWithPassword } from '#modules/recordings/join/join-password.ts';
import { countStart } from '#modules/recordings/join/start-limits.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Claim, Rule } from '#platform/limits/limits.ts';
import type { TestLinks } from './test-links.ts';
import { findNextNumber } from './test-runs.repo.ts';

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'ids' | 'config' | 'limits' | 'pressure'> & {
  readonly testLinks: TestLinks;
};

/** Test runs cost nothing: without a bound they would be a way to collect for nothing. */
const TEST_RUNS: Rule = { name: 'test-runs', max: LIMITS.testRunsPerDay, windowMs: DAY_MS };

export async function createTestLink(deps: Deps, actor: UserActor, projectId: string) {
  const { status } = await getVisibleProject(deps.db, actor, projectId);
  if (status === 'done') throw new AppError('project_not_active');
  await assertReady(deps.db, projectId);
  await deps.limits.assertRoom('test_runs_limited', [TEST_RUNS, projectId]);
  const { token, expiresAt } = deps.testLinks.create(projectId);
  return { token, url: `${deps.config.COLLECT_URL}/t/${token}`, expiresAt };
}

export async function getTested({ db, testLinks }: Deps, token: string) {
  const link = testLinks.read(token);
  const project = link && (await findProjectById(db, link.projectId));
  if (link === undefined || project === undefined || project.status === 'done') {
    throw new AppError('test_link_over');
  }
  return { project, expiresAt: link.expiresAt };
}

export async function openTested(
  deps: Deps,
  token: string,
  {
    password,
    solution,
    ip,
  }: { password?: string | undefined; solution?: string | undefined; ip: string },
) {
  const { project } = await getTested(deps, token);
  return openWithPassword(deps, project, { about: project.id, typed: password, ip, solution });
}

/** One that is sent again answers the recording it made the first time. */
export async function joinTest(deps: Deps, token: string, input: JoinInput, ip: string) {
  const { password, receiptSha256, ...facts } = input;
  const project = await openTested(deps, token, { password, ip });
  const refusal = canJoin(facts, project);
  if (refusal !== undefined) throw new AppError(refusal);
  await assertReady(deps.db, project.id);
  const id = deps.ids.next();
  const joined = await countStart(deps, { projectId: project.id, ip }, async () => {
    const answer = await countTest(
      deps,
      { projectId: project.id, joinKey: facts.joinKey, id },
      () =>
        insertTest(deps, project.id, {
          ...facts,
          id,
          isTest: true,
          receiptHmac:
            receiptSha256 === undefined
              ? null
              : toReceiptHmac(deps.config.RECEIPT_SECRET, receiptSha256),
        }),
    );
    return { answer, isNew: answer.id === id };
  });
  return { ...joined, project };
}

/** Counts a test run before it is there, so that many at once are not more than the limit allows. */
async function countTest<T extends { readonly id: string }>(
  { db, limits }: Deps,
  test: { readonly projectId: string; readonly joinKey: string; readonly id: string },
  insert: () => Promise<T>,
): Promise<T> {
  const [known] = await listByJoinKeys(db, [test.joinKey]);
  if (known !== undefined) return insert();
  const claim: Claim = [TEST_RUNS, test.projectId];
  await limits.takeAll('test_runs_limited', [claim]);
  const inserted = await insert();
  if (inserted.id !== test.id) await limits.giveBack(...claim);
  return inserted;
}

function insertTest(
  { db, clock }: Deps,
  projectId: string,
  recording: Parameters<typeof insertRecordings>[3][number],
) {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockPlaces(tx, projectId);
    const [known] = await listByJoinKeys(tx, [recording.joinKey]);
    if (known !== undefined) {
      if (known.project_id !== projectId) throw new AppError('invalid_request');
      if (known.removed_at !== null || !canJoinAgain(known.created_at, now)) {
        throw new AppError('recording_closed');
      }
      return { id: known.id, number: known.number, joinedAt: known.created_at };
    }
    const number = await findNextNumber(tx, projectId);
    const inserted = await insertRecordings(tx, projectId, number, [recording], now);
    if (!inserted.has(recording.id)) throw new AppError('invalid_request');
    return { id: recording.id, number, joinedAt: now };
  });
}
