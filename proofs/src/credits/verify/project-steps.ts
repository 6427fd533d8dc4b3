// The steps of a history that are about projects and those who take part.
import { randomUUID } from 'node:crypto';
import type { Act } from './acts.ts';
import { isFull, isWaiting, type ModelProject } from './model-projects.ts';
import { findOne, toInteger } from './plan.ts';
import { listProjects, type Maker, meet, pickSpender, RETURN_MS, type World } from './scene.ts';

async function createProject(
  world: World,
  type: 'basic' | 'pro',
  [who = 0, many = 0, any = 0, cap = 0]: readonly number[],
): Promise<ModelProject> {
  const owner = pickSpender(world, who, any);
  // Most can be paid for.
  const most = cap < 0.7 ? Math.max(1, Math.min(9, world.model.spendable(owner, world.nowMs))) : 9;
  const project: ModelProject = {
    id: randomUUID(),
    name: 'Drill',
    owner,
    target: toInteger(Math.sqrt(many), 1, most),
    type,
    status: type === 'basic' ? 'active' : 'edit',
    joined: 0,
    isFinished: false,
    isRemoved: false,
    recordings: [],
  };
  world.model.projects.add(project);
  await world.fixtures.createProject(project, world.nowMs);
  return project;
}

const toOrder = ({ id, name, owner }: ModelProject) => ({
  userId: owner,
  projectId: id,
  projectName: name,
});
const activate = (project: ModelProject): Act => ({
  command: 'activate',
  input: { ...toOrder(project), amount: project.target },
});

async function join(world: World, project: ModelProject | undefined) {
  if (project === undefined) return undefined;
  const id = randomUUID();
  const fresh = { completedMs: undefined, isDue: false, isParked: false, isSettled: false };
  project.recordings.push({ id, ...fresh, lot: undefined, isReturned: false });
  project.joined += 1;
  await world.fixtures.join(project, id, world.nowMs);
  return id;
}

/** Most are packed at once, some wait for it. */
async function complete(world: World, project: ModelProject | undefined, pick: number) {
  const open = project?.recordings.filter(({ completedMs }) => completedMs === undefined) ?? [];
  const recording = findOne(pick, open);
  if (project === undefined || recording === undefined) return;
  recording.completedMs = world.nowMs;
  await world.fixtures.complete(project, recording.id, world.nowMs);
  if (pick > 0.75) return;
  recording.isDue = true;
  await world.fixtures.pack(recording.id, world.nowMs);
  if (isFull(project)) {
    project.status = 'done';
    await world.fixtures.endFull(project);
  }
}

const canJoin = ({ status, joined, target }: ModelProject) =>
  status === 'active' && joined < target;
const hasOpen = ({ recordings }: ModelProject) =>
  recordings.some(({ completedMs }) => completedMs === undefined);
const hasWaiting = ({ isRemoved, recordings }: ModelProject) =>
  !isRemoved && recordings.some(isWaiting);

export const PROJECT_STEPS = {
  activate: async (world, picks) => activate(await createProject(world, 'pro', picks)),
  activateAgain: (world, [which = 0]) => {
    const project = findOne(
      which,
      listProjects(world, ({ status }) => status === 'edit'),
    );
    return project && activate(project);
  },
  startBasic: async (world, picks) => {
    const project = await createProject(world, 'basic', picks);
    for (let left = toInteger(picks[4] ?? 0, 0, 2); left > 0; left--) {
      if (canJoin(project)) await join(world, project);
      await complete(world, project, 0);
    }
    return undefined;
  },
  upgrade: (world, [which = 0]) => {
    const isBasic = ({ type, isRemoved }: ModelProject) => type === 'basic' && !isRemoved;
    const hasFree = ({ recordings }: ModelProject) => recordings.some((own) => own.isSettled);
    const basic = listProjects(world, isBasic);
    // Projects that got something for free come first: it is to be paid for now.
    const project = findOne(which, basic.filter(hasFree)) ?? findOne(which, basic);
    if (project === undefined) return undefined;
    const amount = project.status === 'done' ? project.recordings.length : project.target;
    return { command: 'upgrade', input: { ...toOrder(project), amount } };
  },
  join: async (world, [which = 0]) => {
    await join(world, findOne(which, listProjects(world, canJoin)));
    return undefined;
  },
  complete: async (world, [which = 0, pick = 0]) => {
    await complete(world, findOne(which, listProjects(world, hasOpen)), pick);
    return undefined;
  },
  record: async (world, [which = 0, pick = 0, many = 0]) => {
    for (let left = toInteger(many, 1, 4); left > 0; left--) {
      const project = findOne(which, listProjects(world, canJoin));
      await join(world, project);
      await complete(world, project, pick);
    }
    return undefined;
  },
  lapse: async (world, [which = 0]) => {
    const project = findOne(which, listProjects(world, hasOpen));
    const at = project?.recordings.findIndex(({ completedMs }) => completedMs === undefined) ?? -1;
    const [gone] = at < 0 || project === undefined ? [] : project.recordings.splice(at, 1);
    if (project === undefined || gone === undefined) return undefined;
    project.joined -= 1;
    await world.fixtures.lapse(project, gone.id);
    return undefined;
  },
  finish: async (world, [which = 0]) => {
    const project = findOne(
      which,
      listProjects(world, ({ status }) => status === 'active'),
    );
    if (project === undefined) return undefined;
    project.status = 'done';
    project.isFinished = true;
    await world.fixtures.finish(project, world.nowMs);
    return undefined;
  },
  /** Parked recordings are packed only when somebody has mended the fault. */
  pack: (world, [which = 0, pick = 0, good = 0, mended = 0]) => {
    const waiting = findOne(which, listProjects(world, hasWaiting))?.recordings.filter(isWaiting);
    const recording = findOne(pick, waiting ?? []);
    if (recording === undefined || (recording.isParked && mended > 0.3)) return undefined;
    return { command: 'pack', input: { recordingId: recording.id, isReadable: good < 0.6 } };
  },
  park: (world, [which = 0, pick = 0]) => {
    const waiting = findOne(which, listProjects(world, hasWaiting))?.recordings.filter(isWaiting);
    const recording = findOne(pick, waiting ?? []);
    if (recording !== undefined) recording.isParked = true;
    return undefined;
  },
  /** First one whose data waits to be read: that is what must be exact. */
  remove: async (world, [which = 0, soon = 0]) => {
    const isThere = ({ isRemoved, status }: ModelProject) => !isRemoved && status !== 'edit';
    const project =
      findOne(which, listProjects(world, hasWaiting)) ??
      findOne(which, listProjects(world, isThere));
    if (project === undefined) return undefined;
    const kept = project.recordings.filter(({ completedMs }) => completedMs !== undefined);
    project.recordings.splice(0, project.recordings.length, ...kept);
    project.isFinished ||= project.status === 'active';
    project.status = 'done';
    project.isRemoved = true;
    await world.fixtures.remove(project, world.nowMs);
    return soon < 0.5 ? { command: 'runJob', input: {} } : undefined;
  },
  settle: (world, [which = 0]) => {
    const isPro = ({ type, status }: ModelProject) => type === 'pro' && status !== 'edit';
    const project = findOne(which, listProjects(world, isPro));
    return project && { command: 'settle', input: { projectId: project.id } };
  },
  settleFree: (world, [which = 0]) => {
    const project = findOne(
      which,
      listProjects(world, ({ type }) => type === 'basic'),
    );
    return project && { command: 'settleFree', input: { projectId: project.id } };
  },
  release: (world, [which = 0]) => {
    const isDone = ({ type, status }: ModelProject) => type === 'pro' && status === 'done';
    const project = findOne(which, listProjects(world, isDone));
    return project && { command: 'release', input: toOrder(project) };
  },
  giveBack: (world, [which = 0, pick = 0, any = 0, ...when]) => {
    const isPaid = ({ isRemoved, recordings }: ModelProject) =>
      !isRemoved && recordings.some(({ lot }) => lot !== undefined);
    const project = findOne(which, listProjects(world, isPaid));
    const recordings = project?.recordings ?? [];
    // Mostly one that was paid for and did not come back.
    const fit = recordings.filter(({ lot, isReturned }) => lot !== undefined && !isReturned);
    const recording = findOne(pick, any < 0.15 ? recordings : fit);
    if (recording === undefined) return undefined;
    meet(world, recording.completedMs && recording.completedMs + RETURN_MS, when);
    return { command: 'returnCredit', input: { recordingId: recording.id, reason: 'drill' } };
  },
} satisfies Record<string, Maker>;
