import type { AoiKeyframe } from '@fovea/contract';
import { type Command, getAoiId, withKeyframes } from './commands.ts';
import { type Renamed, toTemporaryId } from './send-command.ts';

/**
 * Book of ids. An area that is made, or made again after it was removed, has a temporary id until
 * the server answers; whoever knows it by an older one still finds it.
 */
export interface IdBook {
  /** Present id. */
  find(id: string): string;
  /** The same for all names that an area or keyframe has had. */
  findKey(id: string): string;
  rename(renamed: readonly Renamed[]): void;
  /** A command with the names of now; what it adds gets a name of its own. */
  bringUpToDate(command: Command): Command;
  /** The same, for a command that has been shown already. */
  translate(command: Command): Command;
  /** A command was taken back: what it would have made again is known by its older name. */
  forget(command: Command): void;
  /** For something that does not exist yet. */
  newId(): string;
}

export function createIdBook(): IdBook {
  /** Ids that the server gave. */
  const answered = new Map<string, string>();
  /**
   * Ids of areas that were made again after they were removed. Commands that were there before do
   * not follow.
   */
  const renewed = new Map<string, string>();
  const keys = new Map<string, string>();
  let count = 0;

  const find = (id: string): string => {
    const next = renewed.get(id) ?? answered.get(id);
    return next === undefined ? id : find(next);
  };
  const findAnswered = (id: string): string => {
    const next = answered.get(id);
    return next === undefined ? id : findAnswered(next);
  };
  const findKey = (id: string) => keys.get(id) ?? id;
  const takeAnswer = (from: string, to: string) => {
    if (from === to) return;
    answered.set(from, to);
    keys.set(to, findKey(from));
    const again = renewed.get(from);
    if (again !== undefined) renewed.set(to, again);
  };
  const newId = () => toTemporaryId(++count);
  const renew = (id: string) => {
    const fresh = newId();
    const last = find(id);
    renewed.set(last, fresh);
    keys.set(fresh, findKey(last));
    return fresh;
  };
  const withNames = (
    command: Command,
    toName: (id: string) => string,
    toMade: (id: string) => string,
  ): Command => {
    if (command.kind === 'addAoi') {
      const { aoi } = command;
      const keyframes = renameAll(aoi.keyframeAoi.keyframes, toMade);
      return { ...command, aoi: withKeyframes({ ...aoi, aoiId: toMade(aoi.aoiId) }, keyframes) };
    }
    const aoiId = toName(getAoiId(command));
    if (command.kind === 'addKeyframe') {
      const [keyframe = command.keyframe] = renameAll([command.keyframe], toMade);
      return { ...command, aoiId, keyframe };
    }
    if (command.kind === 'updateAoi' && command.change.keyframes) {
      const keyframes = renameAll(command.change.keyframes, toName);
      return { ...command, aoiId, change: { ...command.change, keyframes } };
    }
    if ('keyframeId' in command) {
      return { ...command, aoiId, keyframeId: toName(command.keyframeId) };
    }
    return { ...command, aoiId };
  };
  return {
    find,
    findKey,
    rename(renamed) {
      for (const [from, to] of renamed) takeAnswer(from, to);
    },
    bringUpToDate: (command) => withNames(command, find, renew),
    translate: (command) => withNames(command, findAnswered, findAnswered),
    forget(command) {
      const made = new Set(listMade(command));
      for (const [from, to] of renewed) if (made.has(to)) renewed.delete(from);
    },
    newId,
  };
}

function renameAll(keyframes: readonly AoiKeyframe[], toName: (id: string) => string) {
  return keyframes.map((each) => ({ ...each, id: toName(each.id) }));
}

function listMade(command: Command): string[] {
  if (command.kind === 'addKeyframe') return [command.keyframe.id];
  if (command.kind !== 'addAoi') return [];
  return [command.aoi.aoiId, ...command.aoi.keyframeAoi.keyframes.map(({ id }) => id)];
}
