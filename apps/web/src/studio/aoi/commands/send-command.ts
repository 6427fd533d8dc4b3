import type { Aoi, AoiKeyframe } from '@fovea/contract';
import type { AoiPort, NewKeyframe } from './aoi-port.ts';
import { applyCommand, type Command, withKeyframes } from './commands.ts';

/** Ids that nobody but this page knows. */
const TEMPORARY = 'new-';

export const toTemporaryId = (number: number) => `${TEMPORARY}${number}`;
export const isTemporary = (id: string) => id.startsWith(TEMPORARY);

/** An id that a command named, and what it is from now on. */
export type Renamed = readonly [from: string, to: string];

export interface Answered {
  /** The same areas after it, as the server has them. */
  readonly next: readonly Aoi[];
  readonly renamed: readonly Renamed[];
}

/** Makes the one call of a command, and says what became of the areas by it. */
export async function sendCommand(
  port: AoiPort,
  aois: readonly Aoi[],
  command: Command,
): Promise<(latest: readonly Aoi[]) => Answered> {
  if (command.kind === 'addAoi') {
    const { aoi } = command;
    const { assetId, name, color, group, tags, keyframeAoi } = aoi;
    const { keyframes } = keyframeAoi;
    const body = { assetId, name, color, group, tags, keyframes: keyframes.map(toNew) };
    const { aoiId, keyframeIds } = await port.createAoi(body);
    const named = keyframes.map((each, i) => ({ ...each, id: keyframeIds[i] ?? each.id }));
    const renamed: Renamed[] = [[aoi.aoiId, aoiId], ...pairIds(keyframes, named)];
    return done({ kind: 'addAoi', aoi: withKeyframes({ ...aoi, aoiId }, named) }, renamed);
  }
  const aoi = aois.find(({ aoiId }) => aoiId === command.aoiId);
  if (aoi === undefined) throw new Error('the area is not there any more');
  if (command.kind === 'updateAoi') {
    const { keyframes, ...fields } = command.change;
    const reply = await port.updateAoi(aoi, {
      ...fields,
      ...(keyframes && { keyframes: keyframes.map(toNew) }),
    });
    const renamed = keyframes ? pairIds(keyframes, reply.keyframeAoi.keyframes) : [];
    return (latest) => ({
      next: latest.map((each) => (each.aoiId === aoi.aoiId ? reply : each)),
      renamed,
    });
  }
  if (command.kind === 'removeAoi') {
    await port.removeAoi(aoi);
    return done(command);
  }
  if (command.kind === 'addKeyframe') {
    const { keyframe } = command;
    const id = await port.createKeyframe(aoi, toNew(keyframe));
    return done({ ...command, keyframe: { ...keyframe, id } }, [[keyframe.id, id]]);
  }
  if (command.kind === 'updateKeyframe') {
    const { id: _, ...change } = await port.updateKeyframe(aoi, command.keyframeId, command.change);
    return done({ ...command, change });
  }
  await port.removeKeyframe(aoi, command.keyframeId);
  return done(command);
}

const done =
  (command: Command, renamed: readonly Renamed[] = []) =>
  (latest: readonly Aoi[]): Answered => ({
    next: applyCommand(latest, command)?.next ?? latest,
    renamed,
  });

/** A keyframe that the server does not know has no id to send. */
function toNew({ id, ...keyframe }: AoiKeyframe): NewKeyframe {
  return isTemporary(id) ? keyframe : { id, ...keyframe };
}

/** Keyframes of one area differ in their times. */
function pairIds(from: readonly AoiKeyframe[], to: readonly AoiKeyframe[]): Renamed[] {
  const idAt = new Map(to.map(({ timestamp, id }) => [timestamp, id]));
  return from.flatMap(({ timestamp, id }): Renamed[] => {
    const next = idAt.get(timestamp);
    return next === undefined || next === id ? [] : [[id, next]];
  });
}
