// Turns the steps of a plan into what is asked of the server, by what there is at that moment.
import { CALLS } from '@fovea/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { findOne, toInteger } from '#credits/verify/plan.ts';
import type { Lane } from './lane.ts';
import type { PaidModel, Refusal } from './model.ts';
import type { ModelPerson } from './model-person.ts';
import type { Owner } from './owner.ts';
import { createPhone, type Phone } from './phones.ts';
import type { Op } from './plan.ts';

const STAND_MS = 12 * MINUTE_MS;
const WAITS_MS = [4 * DAY_MS, 8 * DAY_MS];
/** A recording's token is good for a day. */
const RUN_MS = 20 * HOUR_MS;
/** So many run at once, and no one is sent away for that. */
const MOST_RUNS = 5;
const PACK = 'pack-recording.v1';
const JOBS_OF_A_MINUTE = [PACK, 'leave-out-returned.v1', 'build-aggregate.v1'];
const SCHEDULES = ['sweep.v1', 'decide-marks.v1', 'settle-credits.v1'] as const;

/** What a step asks of the server, and what the model answers to the same. */
export interface Act {
  readonly says: string;
  ask(): Promise<void>;
  expect(nowMs: number): Refusal;
  /** Passes before it. */
  readonly waitMs?: number;
  /** Codes by which the server says that it did it before it died. */
  readonly doneCodes?: readonly string[];
}

export interface Scene {
  readonly lane: Lane;
  readonly owner: Owner;
  readonly model: PaidModel;
  readonly phones: Map<string, Phone>;
  readonly seed: number;
}

export async function runSchedules({ lane }: Scene): Promise<void> {
  for (const name of SCHEDULES) {
    await lane.get('enqueue', { names: [name] });
    await lane.get('runJobs', { names: [name] });
  }
}

type Maker = (scene: Scene, picks: readonly number[]) => Act | undefined | Promise<Act | undefined>;

const toName = ({ model }: Scene, person: ModelPerson) =>
  `person ${model.people.indexOf(person) + 1}`;
const getPhone = ({ phones }: Scene, { key }: ModelPerson): Phone => {
  const phone = phones.get(key);
  if (phone === undefined) throw new Error('the model has a person without a phone');
  return phone;
};

interface Script {
  readonly isBlank: boolean;
  readonly gaze: number;
  /** In [0, 1). */
  readonly again: number;
}

/** What a new person sends: some have no face in it. */
function drawGaze({ model, seed }: Scene, [blank = 0, again = 0]: readonly number[]): Script {
  return { isBlank: blank < BLANK_SHARE, gaze: seed * 100 + model.people.length, again };
}

/** Some send what another one sent. */
function drawReplay(scene: Scene, picks: readonly number[]): Script {
  const [, , replay = 0, whose = 0] = picks;
  const other = replay < REPLAY_SHARE ? findOne(whose, scene.model.people) : undefined;
  const script = drawGaze(scene, picks);
  return { ...script, gaze: other?.gaze ?? script.gaze };
}

/** A new one joins; `then` is what follows once that was answered well. */
function joinAct(
  scene: Scene,
  says: string,
  { again, ...script }: Script,
  then: {
    ask?(phone: Phone): Promise<void>;
    expect?(person: ModelPerson, nowMs: number): void;
  },
  test?: { readonly token: string },
): Act | undefined {
  const { lane, model, owner, phones } = scene;
  if (model.people.filter(model.isRunning).length >= MOST_RUNS) return undefined;
  const isInVain = test === undefined && model.refuseJoin(lane.nowMs()) !== undefined;
  if (isInVain && again > AGAIN_SHARE) return undefined;
  const phone = createPhone(lane, test ?? owner, script);
  return {
    says: `${says} with gaze ${script.gaze}${script.isBlank ? ' and no face' : ''}`,
    async ask() {
      await phone.join();
      phones.set(phone.key, phone);
      await then.ask?.(phone);
    },
    expect(nowMs) {
      const isTest = test !== undefined;
      const refusal = isTest ? undefined : model.refuseJoin(nowMs);
      if (refusal !== undefined) return refusal;
      const person = model.join({ key: phone.key, isTest, ...script }, nowMs);
      then.expect?.(person, nowMs);
      return undefined;
    },
  };
}

/** One who fits, and what that phone does. */
function phoneAct(
  scene: Scene,
  says: string,
  person: ModelPerson | undefined,
  does: {
    ask(phone: Phone): Promise<void>;
    expect(person: ModelPerson, nowMs: number): void;
  },
): Act | undefined {
  if (person === undefined) return undefined;
  return {
    says: `${toName(scene, person)} ${says}`,
    ask: () => does.ask(getPhone(scene, person)),
    expect(nowMs) {
      does.expect(person, nowMs);
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
const REPLAY_SHARE = 0.25;
/** What is refused is tried as well, now and then. */
const AGAIN_SHARE = 0.2;
const TARGETS = { least: 1, most: 8 };

const completing = ({ model }: Scene) => ({
  ask: (phone: Phone) => phone.complete(),
  expect: (person: ModelPerson, nowMs: number) => model.complete(person, nowMs),
});

export const MAKERS: Readonly<Record<Op, Maker>> = {
  takePart: (scene, picks) =>
    joinAct(scene, 'takes part', drawReplay(scene, picks), completing(scene)),
  begin: (scene, picks) =>
    joinAct(scene, 'begins', drawGaze(scene, picks), {
      ask: (phone) => phone.showGaze(),
      expect: (person, nowMs) => scene.model.showGaze(person, nowMs),
    }),
  join: (scene, picks) => joinAct(scene, 'joins', drawGaze(scene, picks), {}),
  complete: (scene, [which = 0]) =>
    phoneAct(scene, 'completes', findOne(which, listOpen(scene)), completing(scene)),
  stop: (scene, [which = 0]) =>
    phoneAct(scene, 'stops', findOne(which, listOpen(scene)), {
      ask: (phone) => phone.stop(),
      expect: (person, nowMs) => scene.model.stop(person, nowMs),
    }),
  test: async (scene, picks) => {
    const { owner, model } = scene;
    if (model.project.status === 'done') return undefined;
    const client = await owner.open();
    const params = { id: owner.projectId };
    const link = await client.call(CALLS.createTestLink, { params });
    const script = drawReplay(scene, picks);
    return joinAct(scene, 'the owner tries it', script, completing(scene), link);
  },
  withdraw: (scene, [which = 0]) =>
    phoneAct(
      scene,
      'withdraws',
      findOne(
        which,
        scene.model.people.filter(({ isGone, isTest }) => !isGone && !isTest),
      ),
      {
        async ask(phone) {
          await phone.withdraw();
          await runJobs(scene, ['withdraw-recording.v1']);
        },
        expect: (person, nowMs) => scene.model.withdraw(person, nowMs),
      },
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
  upgrade: (scene, [again = 0]) => {
    if (scene.model.project.type === 'pro' && again > AGAIN_SHARE) return undefined;
    return ownerAct(
      scene,
      'becomes Pro',
      (client) => client.call(CALLS.upgradeProject, { params: { id: scene.owner.projectId } }),
      () => scene.model.upgrade(),
      ['project_already_pro'],
    );
  },
  finish: (scene) =>
    ownerAct(
      scene,
      'finishes',
      (client) => client.call(CALLS.finishProject, { params: { id: scene.owner.projectId } }),
      () => scene.model.finish(),
      ['project_not_active'],
    ),
  pack: (scene) => jobsAct('packs', () => runJobs(scene, [PACK]), scene.model.packAll),
  minute: (scene) => minuteAct(scene, 0),
  /** A mark stands, and who shows no gaze is silent. */
  stand: (scene) => minuteAct(scene, STAND_MS),
  days: (scene, [pick = 0]) => minuteAct(scene, findOne(pick, WAITS_MS) ?? 0),
};

/** First it passes, then jobs and schedules run. */
function minuteAct(scene: Scene, ms: number): Act {
  const { model } = scene;
  const ask = async () => {
    await runJobs(scene, JOBS_OF_A_MINUTE);
    await runSchedules(scene);
  };
  const act = jobsAct(`${ms / MINUTE_MS} minutes pass`, ask, (nowMs) => {
    model.packAll(nowMs);
    model.passMinute(nowMs);
  });
  return { ...act, waitMs: ms };
}

async function runJobs({ lane }: Scene, names: readonly string[]): Promise<void> {
  await lane.get('runJobs', { names });
}

function jobsAct(says: string, ask: () => Promise<void>, pass: (nowMs: number) => void): Act {
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
  const fit = complete.filter(
    (person) =>
      person.flag === 'undecided' || (valid ? person.mark !== undefined : model.isRead(person)),
  );
  const person = findOne(which, any < 0.15 || fit.length === 0 ? complete : fit);
  if (person === undefined) return undefined;
  const params = { id: getPhone(scene, person).recordingId() };
  return ownerAct(
    scene,
    `${toName(scene, person)} is marked ${valid ? 'valid' : 'invalid'}`,
    (client) => client.call(CALLS.markRecording, { params, body: { valid } }),
    (nowMs) => (valid ? model.unmark(person, nowMs) : model.mark(person, nowMs)),
  );
}
