// The steps of a history that are about projects and those who take part.
import { randomUUID } from 'node:crypto';
import type { Act } from './acts.ts';
import type { ModelProject } from './model-projects.ts';
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
  const fresh = { completedMs: undefined, isSettled: false, lot: undefined, isReturned: false };
  project.recordings.push({ id, ...fresh });
  project.joined += 1;
  await world.fixtures.join(project, id, world.nowMs);
  return id;
}

async function complete(world: World, project: ModelProject | undefined, pick: number) {
  const open = project?.recordings.filter(({ completedMs }) => completedMs === undefined) ?? [];
  const recording = findOne(pick, open);
  if (project === undefined || recording === undefined) return;
  recording.completedMs = world.nowMs;
  await world.fixtures.complete(project, recording.id, world.nowMs);
  const kept = project.recordings.filter(
    ({ completedMs, isReturned }) => completedMs !== undefined && !isReturned,
  );
  if (project.status === 'active' && kept.length === project.target) {
    project.status = 'done';
    await world.fixtures.endFull(project);
  }
}

const canJoin = ({ status, joined, target }: ModelProject) =>
  status === 'active' && joined < target;
const hasOpen = ({ recordings }: ModelProject) =>
  recordings.some(({ completedMs }) => completedMs === undefined);

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
    const isBasic = ({ type }: ModelProject) => type === 'basic';
    const hasFree = ({ recordings }: ModelProject) => recordings.some((own) => own.isSettled);
    const basic = listProjects(world, isBasic);
    // Those that got something for free first: it is to be paid for now.
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
    const isPaid = ({ recordings }: ModelProject) =>
      recordings.some(({ lot }) => lot !== undefined);
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
