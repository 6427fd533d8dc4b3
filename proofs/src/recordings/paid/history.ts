// Plays one random history on the server and on the model, and says where they part.
import { isDeepStrictEqual } from 'node:util';
import { ApiError, CALLS } from '@fovea/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { listAuditFaults } from '#credits/verify/audits.ts';
import { findOne, toInteger } from '#credits/verify/plan.ts';
import { type Lane, listWaitingQueues, passPauses } from './lane.ts';
import { createPaidModel, type ModelPerson, type PaidModel, type Refusal } from './model.ts';
import { createOwner, type Owner } from './owner.ts';
import { createPhone, type Phone } from './phones.ts';
import type { History, Op, Step } from './plan.ts';
import { type Reading, readAll } from './reading.ts';

const STEP_MS = 3_000;
const WAITS_MS = [2 * MINUTE_MS, 12 * MINUTE_MS, 12 * MINUTE_MS, 3 * HOUR_MS, 4 * DAY_MS, 8 * DAY_MS];
/** A recording's token is good for a day. */
const RUN_MS = 20 * HOUR_MS;
/** So many run at once, and nobody is sent away for that. */
const MOST_RUNS = 5;
const SCHEDULES = ['sweep.v1', 'decide-marks.v1', 'settle-credits.v1'] as const;
const JOBS = [
  'withdraw-recording.v1',
  'pack-recording.v1',
  'erase-recordings.v1',
  'leave-out-returned.v1',
  'rebuild-records.v1',
  'build-aggregate.v1',
] as const;
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

/** What a step asks of the server, and what the model answers to the same. */
interface Act {
  readonly says: string;
  ask(): Promise<void>;
  expect(nowMs: number): Refusal;
  /** Codes by which the server says that it did it before it died. */
  readonly doneCodes?: readonly string[];
}

interface Scene {
  readonly lane: Lane;
  readonly owner: Owner;
  readonly model: PaidModel;
  readonly phones: Map<string, Phone>;
  readonly seed: number;
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
  for (const step of history.steps) {
    await lane.wait(STEP_MS);
    const act = await MAKERS[step.op](scene, step.picks);
    if (act === undefined) continue;
    const { answer, hasDied } = await ask(lane, act, step);
    const wanted = act.expect(lane.nowMs());
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

/** Asks again where the process died, as phones and people do. */
async function ask(lane: Lane, { ask: askOnce }: Act, { diesAfter }: Step) {
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

async function tryOnce(askOnce: () => Promise<void>): Promise<{ answer?: string; fault?: unknown }> {
  try {
    await askOnce();
    return {};
  } catch (fault) {
    return fault instanceof ApiError ? { answer: fault.code } : { fault };
  }
}

async function runSchedules({ lane }: Scene): Promise<void> {
  for (const name of SCHEDULES) {
    await lane.get('enqueue', { names: [name] });
    await lane.get('runJobs', { names: [name] });
  }
}

/** The minute's jobs and all others, until there is nothing left to do. */
async function comeToRest(scene: Scene): Promise<string | undefined> {
  const { lane, model } = scene;
  // What a dead process has lost is looked for after a minute.
  await lane.wait(2 * MINUTE_MS);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const names = await listWaitingQueues(lane, JOBS);
    if (round > 0 && names.length === 0) return undefined;
    await lane.get('runJobs', { names });
    model.packAll(lane.nowMs());
    await runSchedules(scene);
    model.passMinute(lane.nowMs());
  }
  return `jobs are left after ${MOST_ROUNDS} rounds`;
}

function toReading(
  { people, project, purse, isRead, isWaiting, countPlaces }: PaidModel,
  { isReady }: Reading,
): Reading {
  const list = (is: (person: ModelPerson) => boolean, toText = ({ key }: ModelPerson) => key) =>
    people.filter(is).map(toText).toSorted();
  const isPro = project.type === 'pro';
  const records = list(isRead);
  return {
    type: project.type,
    status: project.status,
    target: project.target,
    joined: countPlaces(),
    completed: records.length,
    balance: purse.owner,
    held: purse.project,
    records,
    archive: isPro ? records : undefined,
    paid: isPro ? records : [],
    paidGone: list(({ isGone, isPaid }) => isGone && isPaid).length,
    waiting: list(isWaiting).length,
    // Who is beside the records is told with the records.
    isReady: isReady || records.length > 0,
    outside: !isReady ? [] : [
      ...list(isWaiting, ({ key }) => `${key} waiting`),
      ...list(({ isGone, isReturned }) => isReturned && !isGone, ({ key }) => `${key} returned`),
    ].toSorted(),
    marks: !isReady ? [] : list(
      ({ isGone, mark }) => mark !== undefined && !isGone,
      ({ key, isReturned }) => `${key} ${isReturned}`,
    ),
  };
}

export function compare(found: Reading, wanted: Reading): string | undefined {
  const names = Object.keys(wanted) as (keyof Reading)[];
  const lines = names
    .filter((name) => !isDeepStrictEqual(found[name], wanted[name]))
    .map((name) => `${name}: ${JSON.stringify(found[name])}, the model has ${JSON.stringify(wanted[name])}`);
  return lines.length === 0 ? undefined : lines.join('\n');
}

type Maker = (scene: Scene, picks: readonly number[]) => Act | undefined | Promise<Act | undefined>;

const toName = ({ model }: Scene, person: ModelPerson) => `person ${model.people.indexOf(person) + 1}`;
const getPhone = ({ phones }: Scene, { key }: ModelPerson): Phone => {
  const phone = phones.get(key);
  if (phone === undefined) throw new Error('the model has a person without a phone');
  return phone;
};

function newPhone(
  { lane, owner, phones, seed }: Scene,
  isBlank: boolean,
  address: Parameters<typeof createPhone>[1] = owner,
): Phone {
  return createPhone(lane, address, { seed: seed * 100 + phones.size, isBlank });
}

/** A new one joins; `then` is what follows once that was answered well. */
function joinAct(
  scene: Scene,
  says: string,
  isBlank: boolean,
  then: {
    ask(phone: Phone): Promise<void>;
    expect(person: ModelPerson, nowMs: number): void;
  },
): Act | undefined {
  const { model, phones } = scene;
  if (model.people.filter(model.isRunning).length >= MOST_RUNS) return undefined;
  const phone = newPhone(scene, isBlank);
  return {
    says: `${says}${isBlank ? ' without a face' : ''}`,
    async ask() {
      await phone.join();
      phones.set(phone.key, phone);
      await then.ask(phone);
    },
    expect(nowMs) {
      const refusal = model.refuseJoin(nowMs);
      if (refusal !== undefined) return refusal;
      model.join({ key: phone.key, isTest: false, isBlank }, nowMs);
      then.expect(model.people.at(-1) as ModelPerson, nowMs);
      return undefined;
    },
  };
}

/** Somebody who fits, and what that phone does. */
function phoneAct(
  scene: Scene,
  says: string,
  person: ModelPerson | undefined,
  askPhone: (phone: Phone) => Promise<void>,
  expect: (person: ModelPerson, nowMs: number) => void,
): Act | undefined {
  if (person === undefined) return undefined;
  return {
    says: `${toName(scene, person)} ${says}`,
    ask: () => askPhone(getPhone(scene, person)),
    expect(nowMs) {
      expect(person, nowMs);
      return undefined;
    },
  };
}

/** Those who can still send. */
const listOpen = ({ lane, model, phones }: Scene) =>
  model.people.filter(
    ({ key, state, isGone }) =>
      (state === 'open' || state === 'silent') &&
      !isGone &&
      lane.nowMs() - (phones.get(key)?.joinedMs ?? 0) < RUN_MS,
  );

function ownerAct(
  { owner }: Scene,
  says: string,
  call: (client: Awaited<ReturnType<Owner['open']>>) => Promise<unknown>,
  expect: (nowMs: number) => Refusal,
  doneCodes: readonly string[] = [],
): Act {
  return { says, ask: async () => void (await call(await owner.open())), expect, doneCodes };
}

const BLANK_SHARE = 0.15;
const TARGETS = { least: 1, most: 8 };

const MAKERS: Readonly<Record<Op, Maker>> = {
  takePart: (scene, [blank = 0]) =>
    joinAct(scene, 'takes part', blank < BLANK_SHARE, {
      ask: (phone) => phone.complete(),
      expect: (person, nowMs) => scene.model.complete(person, nowMs),
    }),
  begin: (scene, [blank = 0]) =>
    joinAct(scene, 'begins', blank < BLANK_SHARE, {
      ask: (phone) => phone.showGaze(),
      expect: (person, nowMs) => scene.model.showGaze(person, nowMs),
    }),
  join: (scene, [blank = 0]) =>
    joinAct(scene, 'joins', blank < BLANK_SHARE, {
      ask: async () => undefined,
      expect: () => undefined,
    }),
  complete: (scene, [which = 0]) =>
    phoneAct(
      scene,
      'completes',
      findOne(which, listOpen(scene)),
      (phone) => phone.complete(),
      (person, nowMs) => scene.model.complete(person, nowMs),
    ),
  stop: (scene, [which = 0]) =>
    phoneAct(
      scene,
      'stops',
      findOne(which, listOpen(scene)),
      (phone) => phone.stop(),
      (person, nowMs) => scene.model.stop(person, nowMs),
    ),
  test: async (scene, [blank = 0]) => {
    const { owner, model, phones } = scene;
    if (model.project.status === 'done') return undefined;
    const client = await owner.open();
    const { token } = await client.call(CALLS.createTestLink, { params: { id: owner.projectId } });
    const phone = newPhone(scene, blank < BLANK_SHARE, { token });
    return {
      says: 'the owner tries it',
      async ask() {
        await phone.join();
        phones.set(phone.key, phone);
        await phone.complete();
      },
      expect(nowMs) {
        model.join({ key: phone.key, isTest: true, isBlank: blank < BLANK_SHARE }, nowMs);
        model.complete(model.people.at(-1) as ModelPerson, nowMs);
        return undefined;
      },
    };
  },
  withdraw: (scene, [which = 0]) =>
    phoneAct(
      scene,
      'withdraws',
      findOne(
        which,
        scene.model.people.filter(({ isGone, isTest }) => !isGone && !isTest),
      ),
      async (phone) => {
        await phone.withdraw();
        await scene.lane.get('runJobs', { names: ['withdraw-recording.v1'] });
      },
      (person, nowMs) => scene.model.withdraw(person, nowMs),
    ),
  mark: (scene, picks) => markAct(scene, picks, false),
  unmark: (scene, picks) => markAct(scene, picks, true),
  target: (scene, [pick = 0]) => {
    const target = toInteger(pick, TARGETS.least, TARGETS.most);
    const { owner, model } = scene;
    return ownerAct(
      scene,
      `the target becomes ${target}`,
      (client) =>
        client.call(CALLS.changeTarget, {
          params: { id: owner.projectId },
          body: { maxParticipant: target },
        }),
      (nowMs) => model.changeTarget(target, nowMs),
    );
  },
  upgrade: (scene) =>
    ownerAct(
      scene,
      'becomes Pro',
      (client) => client.call(CALLS.upgradeProject, { params: { id: scene.owner.projectId } }),
      () => scene.model.upgrade(),
      ['project_already_pro'],
    ),
  finish: (scene) =>
    ownerAct(
      scene,
      'finishes',
      (client) => client.call(CALLS.finishProject, { params: { id: scene.owner.projectId } }),
      () => scene.model.finish(),
      ['project_not_active'],
    ),
  pack: (scene) => jobsAct(scene, 'packs', () => runPacks(scene), scene.model.packAll),
  minute: (scene) =>
    jobsAct(scene, 'a minute passes', () => runSchedules(scene), scene.model.passMinute),
  wait: async (scene, [pick = 0]) => {
    const ms = findOne(pick, WAITS_MS) ?? 0;
    await scene.lane.wait(ms);
    const says = `${ms / MINUTE_MS} minutes pass`;
    return jobsAct(scene, says, () => runSchedules(scene), scene.model.passMinute);
  },
};

async function runPacks({ lane }: Scene): Promise<void> {
  await lane.get('runJobs', { names: ['pack-recording.v1'] });
}

function jobsAct(
  _scene: Scene,
  says: string,
  ask: () => Promise<void>,
  pass: (nowMs: number) => void,
): Act {
  return {
    says,
    ask,
    expect(nowMs) {
      pass(nowMs);
      return undefined;
    },
  };
}

/** Mostly one that can be marked, or has a mark. */
function markAct(scene: Scene, [which = 0, any = 0]: readonly number[], valid: boolean) {
  const { model } = scene;
  const complete = model.people.filter(({ state, isGone }) => state === 'complete' && !isGone);
  const fit = complete.filter((person) => (valid ? person.mark : model.isRead(person)));
  const person = findOne(which, any < 0.15 || fit.length === 0 ? complete : fit);
  if (person === undefined) return undefined;
  const params = { id: getPhone(scene, person).recordingId() };
  return ownerAct(
    scene,
    `${toName(scene, person)} is marked ${valid ? 'valid' : 'invalid'}`,
    (client) => client.call(CALLS.markRecording, { params, body: { valid } }),
    (nowMs) => (valid ? model.unmark(person) : model.mark(person, nowMs)),
  );
}
