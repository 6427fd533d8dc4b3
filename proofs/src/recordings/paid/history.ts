// Plays one random history on the server and on the model, and says where they part.
import { ApiError } from '@fovea/contract';
import { DAY_MS, MINUTE_MS } from '@fovea/contract/times';
import { listAuditFaults } from '#credits/verify/audits.ts';
import { type Act, MAKERS, runSchedules, type Scene } from './acts.ts';
import { compare, toReading } from './expected-reading.ts';
import { type Lane, listWaitingQueues, passPauses } from './lane.ts';
import { createPaidModel } from './model.ts';
import { createOwner } from './owner.ts';
import type { History } from './plan.ts';
import { readAll } from './reading.ts';

const STEP_MS = 3_000;
const JOBS = [
  'withdraw-recording.v1',
  'pack-recording.v1',
  'erase-recordings.v1',
  'leave-out-returned.v1',
  'rebuild-records.v1',
  'build-aggregate.v1',
] as const;
const MINUTES_AFTER_DEATH = 3;
/** Rounds of all jobs after which nothing more may be left to do. */
const MOST_ROUNDS = 12;

interface Counts {
  steps: number;
  refusals: number;
  deaths: number;
  read: number;
}

export interface Played extends Readonly<Counts> {
  readonly difference: string | undefined;
  readonly lines: readonly string[];
}

export async function playHistory(lane: Lane, history: History): Promise<Played> {
  const counts = { steps: 0, refusals: 0, deaths: 0, read: 0 };
  const lines = [`${history.type}, ${history.target} wanted, ${history.sessions} sessions`];
  const difference = await play(lane, history, counts, lines).catch((error: unknown) =>
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
  return { ...counts, difference, lines };
}

async function play(
  lane: Lane,
  history: History,
  counts: Counts,
  lines: string[],
): Promise<string | undefined> {
  // What was left of the one before has ended.
  await lane.wait(DAY_MS);
  const owner = await createOwner(lane, history);
  const model = createPaidModel(history);
  const scene: Scene = { lane, owner, model, phones: new Map(), seed: history.seed };
  // At the step that says so, or the next one that asks for so many statements.
  let diesAfter: number | undefined;
  for (const step of history.steps) {
    diesAfter = step.diesAfter ?? diesAfter;
    await lane.wait(STEP_MS);
    const act = await MAKERS[step.op](scene, step.picks);
    if (act === undefined) continue;
    if (act.waitMs !== undefined) await lane.wait(act.waitMs);
    const { answer, hasDied } = await ask(lane, act, diesAfter);
    if (hasDied) diesAfter = undefined;
    const wanted = act.expect(lane.nowMs());
    if (hasDied) await passMinutes(scene);
    counts.steps += 1;
    if (wanted !== undefined) counts.refusals += 1;
    if (hasDied) counts.deaths += 1;
    const isSame = answer === wanted || (hasDied && act.doneCodes?.includes(answer ?? ''));
    lines.push(`${act.says}${hasDied ? ', dying' : ''}: ${answer ?? 'done'}`);
    if (!isSame) return `${act.says}: ${answer ?? 'done'}, the model has ${wanted ?? 'done'}`;
  }
  const rest = await comeToRest(scene);
  if (rest !== undefined) return rest;
  const keys = new Map([...scene.phones.values()].map((phone) => [phone.recordingId(), phone.key]));
  const found = await readAll(lane, owner, keys);
  counts.read = found.records.length;
  const apart = compare(found, toReading(model, found));
  const faults = await listAuditFaults(lane.pool);
  return apart ?? faults[0];
}

/** What was done by half is done, and nothing more is left to do in this minute. */
async function passMinutes(scene: Scene): Promise<void> {
  for (let minute = 0; minute < MINUTES_AFTER_DEATH; minute++) {
    await runSchedules(scene);
    scene.model.passMinute(scene.lane.nowMs());
  }
}

/** Asks again where the process died, as phones and people do. */
async function ask(lane: Lane, { ask: askOnce }: Pick<Act, 'ask'>, diesAfter: number | undefined) {
  if (diesAfter !== undefined) await lane.get('dieAfter', { statements: diesAfter });
  const tried = await tryOnce(askOnce);
  const hasDied = diesAfter !== undefined && !(await lane.isAlive());
  if (hasDied) {
    await lane.restart();
    await passPauses(lane);
  } else if (diesAfter !== undefined) await lane.get('dieAfter');
  const { answer, fault } = hasDied ? await tryOnce(askOnce) : tried;
  if (fault !== undefined) throw fault;
  return { answer, hasDied };
}

async function tryOnce(
  askOnce: () => Promise<void>,
): Promise<{ answer?: string; fault?: unknown }> {
  try {
    await askOnce();
    return {};
  } catch (fault) {
    return fault instanceof ApiError ? { answer: fault.code } : { fault };
  }
}

/** The minute's jobs and all others, until there is nothing left to do. */
async function comeToRest(scene: Scene): Promise<string | undefined> {
  const { lane, model } = scene;
  for (let round = 0, quiet = 0; round < MOST_ROUNDS; round++) {
    // The sweep looks for what is a minute old.
    await lane.wait(2 * MINUTE_MS);
    const names = await listWaitingQueues(lane, JOBS);
    quiet = names.length === 0 ? quiet + 1 : 0;
    // What the schedules do last is found by those of the next minute.
    if (quiet > 1) return undefined;
    await lane.get('runJobs', { names });
    model.packAll(lane.nowMs());
    await runSchedules(scene);
    model.passMinute(lane.nowMs());
  }
  return `jobs are left after ${MOST_ROUNDS} rounds`;
}
