import { DAY_MS } from '@fovea/contract/times';
import type { Expected, InputOf } from './acts.ts';
import { isLive, type ModelLot, put, toProject, toUser, type Units } from './units.ts';

const RETURN_MS = 7 * DAY_MS;
const GROUP = 100;

export interface ModelRecording {
  readonly id: string;
  completedMs: number | undefined;
  /** The pack is there and can be read. */
  isDue: boolean;
  /** No worker could pack it. */
  isParked: boolean;
  isSettled: boolean;
  /** Lot that paid for it; undefined if it was free. */
  lot: ModelLot | undefined;
  isReturned: boolean;
}

export interface ModelProject {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly target: number;
  type: 'basic' | 'pro';
  status: 'edit' | 'active' | 'done';
  /** Places that are taken. */
  joined: number;
  /** By its owner; one that was full may go on. */
  isFinished: boolean;
  /** The data is gone; the ledger still knows what was used. */
  isRemoved: boolean;
  readonly recordings: ModelRecording[];
}

export const isWaiting = ({ completedMs, isDue }: ModelRecording) =>
  completedMs !== undefined && !isDue;

/** As many as the target can be read and did not come back. */
export const isFull = ({ status, target, recordings }: ModelProject) =>
  status === 'active' &&
  recordings.filter(({ isDue, isReturned }) => isDue && !isReturned).length === target;

export function createModelProjects(units: Units) {
  const projects = new Map<string, ModelProject>();
  const get = (id: string) => {
    const project = projects.get(id);
    if (project === undefined) throw new RangeError(`the model has no project ${id}`);
    return project;
  };
  const listUnsettled = ({ recordings }: ModelProject) =>
    recordings
      .filter(({ isDue, isSettled }) => isDue && !isSettled)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const listWaiting = ({ recordings }: ModelProject) => recordings.filter(isWaiting);
  const listOpen = ({ recordings }: ModelProject) =>
    recordings.filter(({ completedMs }) => completedMs === undefined);

  function settle(id: string, nowMs: number): Expected {
    const project = get(id);
    const group = listUnsettled(project).slice(0, GROUP);
    const held = units.listAt(toProject(id));
    if (held.length < group.length) return { ok: false, code: 'credits_insufficient' };
    units.book('CONSUME', nowMs, () => {
      group.forEach((recording, i) => {
        const unit = held[i];
        if (unit === undefined) return;
        unit.place = 'consumed';
        recording.lot = unit.lot;
        recording.isSettled = true;
      });
    });
    return { ok: true, value: group.length };
  }

  function release(id: string, nowMs: number): Expected {
    const project = get(id);
    const needed = [listUnsettled, listWaiting, listOpen].flatMap((list) => list(project)).length;
    const rest = units.listAt(toProject(id)).slice(needed);
    const back = rest.filter((unit) => isLive(unit, nowMs));
    units.book('RELEASE', nowMs, () => {
      put(rest, 'expired');
      put(back, toUser(project.owner));
    });
    return { ok: true, value: back.length };
  }

  function settleFree(id: string): Expected {
    const project = get(id);
    if (project.type === 'basic') {
      for (const recording of listUnsettled(project)) recording.isSettled = true;
    }
    return { ok: true };
  }

  function pack({ recordingId, isReadable }: InputOf<'pack'>): Expected {
    for (const project of projects.values()) {
      const at = project.recordings.findIndex(({ id }) => id === recordingId);
      const recording = project.recordings[at];
      if (recording === undefined || !isWaiting(recording)) continue;
      if (isReadable) {
        recording.isDue = true;
        if (isFull(project)) project.status = 'done';
      } else {
        project.recordings.splice(at, 1);
        project.joined -= 1;
      }
    }
    return { ok: true };
  }

  /** Waiting recordings of a project that was deleted. */
  function letGoOfRemoved(): void {
    for (const { isRemoved, recordings } of projects.values()) {
      if (!isRemoved) continue;
      const kept = recordings.filter((recording) => !isWaiting(recording));
      recordings.splice(0, recordings.length, ...kept);
    }
  }

  return {
    projects,
    pack,
    letGoOfRemoved,
    settle,
    release,
    settleFree,
    add: (project: ModelProject) => projects.set(project.id, project),
    setAside(input: InputOf<'activate'>, kind: 'USE' | 'UPGRADE', nowMs: number): Expected {
      const project = get(input.projectId);
      const live = units.listLive(toUser(input.userId), nowMs);
      if (live.length < input.amount) return { ok: false, code: 'credits_insufficient' };
      units.book(kind, nowMs, () => put(live.slice(0, input.amount), toProject(project.id)));
      if (kind === 'UPGRADE') {
        for (const recording of project.recordings) {
          if (recording.lot === undefined) recording.isSettled = false;
        }
      } else project.status = 'active';
      project.type = 'pro';
      return { ok: true, value: { amount: input.amount } };
    },
    settleAll(nowMs: number): void {
      for (const project of projects.values()) {
        if (project.type === 'basic') settleFree(project.id);
        else while (listUnsettled(project).length > 0 && settle(project.id, nowMs).ok);
      }
    },
    releaseAll(nowMs: number): void {
      for (const { id, status } of projects.values()) {
        if (status === 'done') release(id, nowMs);
      }
    },
    giveBack(recordingId: string, nowMs: number): Expected {
      const refused = { ok: false, code: 'recording_not_returnable' } as const;
      for (const project of projects.values()) {
        const recording = project.recordings.find(({ id }) => id === recordingId);
        if (recording === undefined) continue;
        const { lot, completedMs } = recording;
        if (lot === undefined || completedMs === undefined) return refused;
        const returned = project.recordings.filter(({ isReturned }) => isReturned).length;
        if (nowMs > completedMs + RETURN_MS || (returned + 1) * 5 > project.target) return refused;
        const [unit] = units.listOf(lot, 'consumed');
        if (unit === undefined) return refused;
        units.book('RETURN', nowMs, () => put([unit], toProject(project.id)));
        recording.isReturned = true;
        project.joined -= 1;
        if (!project.isFinished) project.status = 'active';
        return { ok: true, value: { projectId: project.id } };
      }
      return refused;
    },
    countCollected: (project: ModelProject) => project.recordings.length,
  };
}
