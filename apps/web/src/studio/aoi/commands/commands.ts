import { type Aoi, type AoiKeyframe, sortKeyframes } from '@fovea/contract';

/** Fields of an area that may be changed without changing one of its keyframes alone. */
export type AoiChange = Partial<
  Pick<Aoi, 'name' | 'color' | 'group' | 'tags'> & { readonly keyframes: readonly AoiKeyframe[] }
>;
export type KeyframeChange = Partial<Omit<AoiKeyframe, 'id'>>;

/** One change of the areas of a project, which is one call. */
export type Command =
  | { readonly kind: 'addAoi'; readonly aoi: Aoi }
  | { readonly kind: 'updateAoi'; readonly aoiId: string; readonly change: AoiChange }
  | { readonly kind: 'removeAoi'; readonly aoiId: string }
  | { readonly kind: 'addKeyframe'; readonly aoiId: string; readonly keyframe: AoiKeyframe }
  | {
      readonly kind: 'updateKeyframe';
      readonly aoiId: string;
      readonly keyframeId: string;
      readonly change: KeyframeChange;
    }
  | { readonly kind: 'removeKeyframe'; readonly aoiId: string; readonly keyframeId: string };

export interface Applied {
  readonly next: readonly Aoi[];
  /** Command that takes it back. */
  readonly inverse: Command;
}

/** Undefined where what it changes is not there, or is the last keyframe. */
export function applyCommand(aois: readonly Aoi[], command: Command): Applied | undefined {
  const aoiId = getAoiId(command);
  const aoi = aois.find((each) => each.aoiId === aoiId);
  if (command.kind === 'addAoi') {
    if (aoi !== undefined) return undefined;
    return { next: sortAois([...aois, command.aoi]), inverse: { kind: 'removeAoi', aoiId } };
  }
  if (aoi === undefined) return undefined;
  if (command.kind === 'removeAoi') {
    return { next: aois.filter((each) => each !== aoi), inverse: { kind: 'addAoi', aoi } };
  }
  const changed = changeAoi(aoi, command);
  return (
    changed && {
      next: aois.map((each) => (each === aoi ? changed.aoi : each)),
      inverse: changed.inverse,
    }
  );
}

export function getAoiId(command: Command): string {
  return command.kind === 'addAoi' ? command.aoi.aoiId : command.aoiId;
}

/** By createdAt ascending, missing dates first. */
export function sortAois(aois: readonly Aoi[]): Aoi[] {
  const toMs = ({ createdAt }: Aoi) =>
    createdAt === null ? Number.NEGATIVE_INFINITY : Date.parse(createdAt);
  return aois.toSorted((a, b) => (toMs(a) === toMs(b) ? 0 : toMs(a) - toMs(b)));
}

type InsideAoi = Exclude<Command, { kind: 'addAoi' | 'removeAoi' }>;

function changeAoi(aoi: Aoi, command: InsideAoi): { aoi: Aoi; inverse: Command } | undefined {
  const { aoiId } = aoi;
  const { keyframes } = aoi.keyframeAoi;
  if (command.kind === 'updateAoi') {
    const former = pickSame({ ...aoi, keyframes }, command.change);
    const { keyframes: given, ...fields } = command.change;
    const changed = { ...aoi, ...fields };
    return {
      aoi: given ? withKeyframes(changed, given) : changed,
      inverse: { kind: 'updateAoi', aoiId, change: former },
    };
  }
  if (command.kind === 'addKeyframe') {
    const { keyframe } = command;
    if (keyframes.some(({ id }) => id === keyframe.id)) return undefined;
    return {
      aoi: withKeyframes(aoi, [...keyframes, keyframe]),
      inverse: { kind: 'removeKeyframe', aoiId, keyframeId: keyframe.id },
    };
  }
  const { keyframeId } = command;
  const keyframe = keyframes.find(({ id }) => id === keyframeId);
  if (keyframe === undefined) return undefined;
  const others = keyframes.filter((each) => each !== keyframe);
  if (command.kind === 'removeKeyframe') {
    if (others.length === 0) return undefined;
    return { aoi: withKeyframes(aoi, others), inverse: { kind: 'addKeyframe', aoiId, keyframe } };
  }
  const { change } = command;
  return {
    aoi: withKeyframes(aoi, [...others, { ...keyframe, ...change }]),
    inverse: { kind: 'updateKeyframe', aoiId, keyframeId, change: pickSame(keyframe, change) },
  };
}

/** Keyframes are in the order of their times, whatever was done to them. */
export function withKeyframes(aoi: Aoi, keyframes: readonly AoiKeyframe[]): Aoi {
  return { ...aoi, keyframeAoi: { keyframes: sortKeyframes(keyframes) } };
}

/** The fields of one that the other has too. */
function pickSame<Part extends object>(from: Required<Part>, names: Part): Part {
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, from[name as keyof Part]]),
  ) as Part;
}
