import type { Aoi, AoiKeyframe } from '@fovea/contract';
import { type AoiShape, findShapeAt, isHit, type PreparedAoi, prepareAoi } from '@fovea/gaze/aoi';
import type { Command } from '#studio/aoi/commands/commands.ts';
import { addPoint, type EdgePlace, removePoint } from './shapes.ts';

interface Edited {
  readonly timeMs: number;
  /** A change at a time without a keyframe makes one. */
  readonly isAuto: boolean;
  readonly newId: () => string;
}

const prepared = new WeakMap<object, { shown: PreparedAoi; always: PreparedAoi }>();

/** Made once for a list of keyframes, however often it is drawn. */
function prepare({ keyframeAoi: { keyframes } }: Aoi) {
  const found = prepared.get(keyframes);
  if (found) return found;
  const made = {
    shown: prepareAoi(keyframes),
    always: prepareAoi(keyframes.map((each) => ({ ...each, visible: true }))),
  };
  prepared.set(keyframes, made);
  return made;
}

/** Shape that is visible. */
export function findShownShape(aoi: Aoi, timeMs: number): AoiShape | undefined {
  return findShapeAt(prepare(aoi).shown, timeMs);
}

/** Does it hold a place of its picture, 0..1, at a time? */
export function holdsPlace(aoi: Aoi, timeMs: number, x: number, y: number): boolean {
  return isHit(prepare(aoi).shown, timeMs, x, y);
}

/** Shape that is shown now; of an area that is hidden now, its first shape. */
export function findSeenShape(aoi: Aoi, timeMs: number): AoiShape | undefined {
  const { keyframes } = aoi.keyframeAoi;
  return findShownShape(aoi, timeMs) ?? keyframes.find(({ visible }) => visible)?.shape;
}

/**
 * Shape that can be edited: also where the area is hidden, and its first shape before that begins.
 */
export function findEditedShape(aoi: Aoi, timeMs: number): AoiShape | undefined {
  return findShapeAt(prepare(aoi).always, timeMs) ?? aoi.keyframeAoi.keyframes[0]?.shape;
}

/** The keyframe that rules at a time: the last one before it, or the first of all. */
export function findRulingKeyframe(aoi: Aoi, timeMs: number): AoiKeyframe | undefined {
  const { keyframes } = aoi.keyframeAoi;
  return keyframes.findLast(({ timestamp }) => timestamp <= timeMs) ?? keyframes[0];
}

export function findKeyframeAt(aoi: Aoi, timeMs: number): AoiKeyframe | undefined {
  return aoi.keyframeAoi.keyframes.find(({ timestamp }) => timestamp === timeMs);
}

/** A changed shape: of the keyframe at the time, of a new one, or of the one that rules there. */
export function toShapeCommand(aoi: Aoi, shape: AoiShape, edited: Edited): Command | undefined {
  const { aoiId } = aoi;
  const { timeMs, isAuto, newId } = edited;
  const ruling = findRulingKeyframe(aoi, timeMs);
  if (ruling === undefined) return undefined;
  if (ruling.timestamp === timeMs || !isAuto) {
    return {
      kind: 'updateKeyframe',
      aoiId,
      keyframeId: ruling.id,
      change: { shape: toStored(shape) },
    };
  }
  return {
    kind: 'addKeyframe',
    aoiId,
    keyframe: {
      id: newId(),
      timestamp: timeMs,
      shape: toStored(shape),
      easing: ruling.easing,
      visible: ruling.visible,
    },
  };
}

/** A keyframe at the time, or none where there is one; undefined for the last one, which stays. */
export function toToggledKeyframe(aoi: Aoi, { timeMs, newId }: Edited): Command | undefined {
  const here = findKeyframeAt(aoi, timeMs);
  if (here === undefined) {
    const shape = findEditedShape(aoi, timeMs);
    return shape && toShapeCommand(aoi, shape, { timeMs, newId, isAuto: true });
  }
  if (aoi.keyframeAoi.keyframes.length === 1) return undefined;
  return { kind: 'removeKeyframe', aoiId: aoi.aoiId, keyframeId: here.id };
}

/** Marked ones of an area; of none that is the given one, where there is one. */
export function listMarked(
  aoi: Aoi,
  ids: ReadonlySet<string>,
  keyframe?: AoiKeyframe,
): readonly AoiKeyframe[] {
  const marked = aoi.keyframeAoi.keyframes.filter(({ id }) => ids.has(id));
  return keyframe === undefined || marked.includes(keyframe) ? marked : [keyframe];
}

/** Keyframes at other times, all by the same: one call. Undefined where one of them would not be free. */
export function toMovedKeyframes(
  aoi: Aoi,
  moved: readonly AoiKeyframe[],
  wantedMs: number,
  pageMs: number,
): Command | undefined {
  const times = moved.map(({ timestamp }) => timestamp);
  const leastMs = -Math.min(...times);
  const mostMs = pageMs - Math.max(...times);
  const byMs = Math.round(Math.min(Math.max(wantedMs, leastMs), mostMs));
  const ids = new Set(moved.map(({ id }) => id));
  const others = aoi.keyframeAoi.keyframes.filter(({ id }) => !ids.has(id));
  const isTaken = others.some(({ timestamp }) => times.includes(timestamp - byMs));
  const [first] = moved;
  if (first === undefined || byMs === 0 || isTaken) return undefined;
  const { aoiId } = aoi;
  if (moved.length === 1) {
    const change = { timestamp: first.timestamp + byMs };
    return { kind: 'updateKeyframe', aoiId, keyframeId: first.id, change };
  }
  const there = moved.map((each) => ({ ...each, timestamp: each.timestamp + byMs }));
  return { kind: 'updateAoi', aoiId, change: { keyframes: [...others, ...there] } };
}

/** One call for all of them; undefined for all that an area has, which keeps one. */
export function toWithoutKeyframes(
  { aoiId, keyframeAoi: { keyframes } }: Aoi,
  gone: readonly AoiKeyframe[],
): Command | undefined {
  const kept = keyframes.filter((each) => !gone.includes(each));
  const [first] = gone;
  if (first === undefined || kept.length === 0) return undefined;
  return gone.length === 1
    ? { kind: 'removeKeyframe', aoiId, keyframeId: first.id }
    : { kind: 'updateAoi', aoiId, change: { keyframes: kept } };
}

/** A point more or less is one in all keyframes, at the same place of the edge, and one call. */
export function toPointsCommand(
  aoi: Aoi,
  change: { readonly add: EdgePlace } | { readonly remove: number },
): Command | undefined {
  const { keyframes } = aoi.keyframeAoi;
  const toChanged = (shape: AoiShape) =>
    'add' in change ? addPoint(shape, change.add) : removePoint(shape, change.remove);
  const changed = keyframes.map((each) => ({ ...each, shape: toStored(toChanged(each.shape)) }));
  const [before] = keyframes;
  const [after] = changed;
  const count = (frame: AoiKeyframe | undefined) =>
    frame?.shape.type === 'polygon' ? frame.shape.points.length : 0;
  if (count(before) === count(after)) return undefined;
  return { kind: 'updateAoi', aoiId: aoi.aoiId, change: { keyframes: changed } };
}

/** The contract's shape, whose lists may be written to. */
export function toStored(shape: AoiShape): AoiKeyframe['shape'] {
  if (shape.type !== 'polygon') return shape;
  return { type: 'polygon', points: shape.points.map(([x, y]) => [x, y]) };
}

/** Copies of keyframes from a time on, as far as the page goes; those that are there give way. */
export function toPastedKeyframes(
  aoi: Aoi,
  copied: readonly AoiKeyframe[],
  { timeMs, newId, pageMs }: Pick<Edited, 'timeMs' | 'newId'> & { readonly pageMs: number },
): Command | undefined {
  const [first] = copied;
  const [own] = aoi.keyframeAoi.keyframes;
  if (first === undefined || own === undefined || !isSameKind(first.shape, own.shape)) {
    return undefined;
  }
  const pasted = copied
    .map((each) => ({ ...each, id: newId(), timestamp: timeMs + each.timestamp - first.timestamp }))
    .filter(({ timestamp }) => timestamp <= pageMs);
  const taken = new Set(pasted.map(({ timestamp }) => timestamp));
  const kept = aoi.keyframeAoi.keyframes.filter(({ timestamp }) => !taken.has(timestamp));
  return { kind: 'updateAoi', aoiId: aoi.aoiId, change: { keyframes: [...kept, ...pasted] } };
}

function isSameKind(a: AoiShape, b: AoiShape): boolean {
  if (a.type === 'polygon' && b.type === 'polygon') return a.points.length === b.points.length;
  return a.type === b.type;
}

/** The time of the nearest keyframe in a direction. */
export function findNeighbourTime(aoi: Aoi, timeMs: number, step: 1 | -1): number | undefined {
  const times = aoi.keyframeAoi.keyframes.map(({ timestamp }) => timestamp);
  return step > 0 ? times.find((each) => each > timeMs) : times.findLast((each) => each < timeMs);
}
