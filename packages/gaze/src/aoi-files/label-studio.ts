import type { AoiShape, Keyframe } from '#aoi/keyframe.ts';
import { AoiFileError, type AoiSet, type FileAoi, type ReadAoiSet } from './aoi-set.ts';
import { createShapeCount, finishAois, type RawAoi } from './finish-aois.ts';
import { isRecord, type JsonRecord, listOf } from './json.ts';
import { readPercentShape, writePercentShape } from './label-studio-shapes.ts';
import {
  toBox,
  toEllipse,
  toExtras,
  toLine,
  toMs,
  toNumber,
  toPolygon,
  toRectangle,
  toSide,
} from './numbers.ts';

const MS = 1_000;
/** Percent that tools may round away. */
const SLACK = 1e-4;

/**
 * A task of Label Studio. Over a film every area is a `videorectangle`: the box of what it is at each
 * keyframe, whose very shape travels in `meta`. On a picture it is the first shape itself.
 */
export function writeLabelStudio({ asset, aois }: AoiSet, framesPerSecond: number): string {
  const isFilm = asset.durationMs !== null;
  const result = aois.map((aoi, i) => ({
    id: `aoi-${i + 1}`,
    original_width: asset.widthPx,
    original_height: asset.heightPx,
    from_name: isFilm ? 'box' : 'label',
    to_name: isFilm ? 'video' : 'image',
    ...(isFilm
      ? writeFilmValue(aoi, asset.durationMs ?? 0, framesPerSecond)
      : writePictureValue(aoi)),
    meta: { fovea: writeMeta(aoi, framesPerSecond) },
  }));
  const data = { [isFilm ? 'video' : 'image']: asset.id ?? '', fovea: { sha256: asset.sha256 } };
  return `${JSON.stringify([{ data, annotations: [{ result }] }], null, 2)}\n`;
}

export function readLabelStudio(tasks: readonly JsonRecord[], framesPerSecond: number): ReadAoiSet {
  const [task] = tasks;
  if (task === undefined) throw new AoiFileError('unknown_format');
  const [annotation] = listOf(task.annotations ?? task.completions);
  const regions = listOf(annotation?.result).filter(({ value }) => isRecord(value));
  const [first] = regions;
  const data = isRecord(task.data) ? task.data : {};
  const ours = isRecord(data.fovea) ? data.fovea : {};
  const countShape = createShapeCount();
  const raw = regions.map(
    (region, i): RawAoi => readRegion(region, i, framesPerSecond, countShape),
  );
  const film = regions.map(({ value }) => value as JsonRecord).find(({ sequence }) => sequence);
  const id = data.video ?? data.image;
  return {
    asset: {
      id: typeof id === 'string' && id !== '' ? id : null,
      // Percent need no size; files of films often have none.
      widthPx: first?.original_width === undefined ? 100 : toSide(first.original_width),
      heightPx: first?.original_height === undefined ? 100 : toSide(first.original_height),
      durationMs:
        film?.duration === undefined ? null : toMs(toNumber(film.duration, 'duration') * MS),
      sha256: typeof ours.sha256 === 'string' ? ours.sha256 : null,
    },
    ...finishAois(raw),
  };
}

function writeFilmValue({ name, keyframes }: FileAoi, durationMs: number, framesPerSecond: number) {
  return {
    type: 'videorectangle',
    value: {
      framesCount: Math.max(Math.round((durationMs * framesPerSecond) / MS), 1),
      duration: durationMs / MS,
      labels: [name],
      sequence: keyframes.map(({ timestamp, shape, visible }) => {
        const [left, top, right, bottom] = toBox(shape);
        return {
          frame: toFrame(timestamp, framesPerSecond),
          time: timestamp / MS,
          enabled: visible,
          rotation: 0,
          x: left * 100,
          y: top * 100,
          width: (right - left) * 100,
          height: (bottom - top) * 100,
        };
      }),
    },
  };
}

function writePictureValue({ name, keyframes }: FileAoi) {
  const shape = keyframes[0]?.shape ?? { type: 'rectangle', x: 0, y: 0, width: 0, height: 0 };
  const type = `${shape.type}labels`;
  const { type: _, ...places } = writePercentShape(shape);
  return { type, value: { ...places, rotation: 0, [type]: [name] } };
}

function writeMeta({ group, color, tags, keyframes }: FileAoi, framesPerSecond: number) {
  return {
    group,
    color,
    tags,
    keyframes: keyframes.map(({ timestamp, shape, easing, visible }) => ({
      frame: toFrame(timestamp, framesPerSecond),
      t_ms: timestamp,
      outside: !visible,
      easing,
      shape: writePercentShape(shape),
    })),
  };
}

interface OwnKeyframe extends Keyframe {
  readonly frame: number;
}

function readRegion(
  region: JsonRecord,
  index: number,
  framesPerSecond: number,
  countShape: () => void,
): RawAoi {
  const value = region.value as JsonRecord;
  const meta = isRecord(region.meta) && isRecord(region.meta.fovea) ? region.meta.fovea : {};
  const own = listOf(meta.keyframes).flatMap(readOwn);
  const names = value.labels ?? value[String(region.type)];
  const isFilm = Array.isArray(value.sequence);
  for (const _ of isFilm ? listOf(value.sequence) : own.length > 0 ? own : [1]) countShape();
  return {
    name: toLine(Array.isArray(names) ? names[0] : ''),
    ...toExtras(meta, index),
    keyframes: isFilm ? readSequence(value, own, framesPerSecond) : readPicture(region, value, own),
  };
}

function readSequence(
  value: JsonRecord,
  own: OwnKeyframe[],
  framesPerSecond: number,
): RawAoi['keyframes'] {
  const rate = findRate(value) ?? framesPerSecond;
  const left = [...own];
  return listOf(value.sequence).flatMap((entry): RawAoi['keyframes'] => {
    const frame = toNumber(entry.frame, 'frame');
    const at = left.findIndex((each) => each.frame === frame);
    const [known] = at < 0 ? [] : left.splice(at, 1);
    const rotation = entry.rotation === undefined ? 0 : toNumber(entry.rotation, 'rotation');
    const box = readPercentShape('rectangle', entry);
    const shape =
      rotation !== 0 || box === 'kind' ? 'rotated' : fitInto(known?.shape ?? own[0]?.shape, box);
    const isOn = entry.enabled !== false;
    if (known !== undefined) return [{ ...withoutFrame(known), shape, visible: isOn }];
    const given =
      entry.time === undefined ? ((frame - 1) * MS) / rate : toNumber(entry.time, 'time') * MS;
    const timestamp = toMs(Math.max(given, 0));
    const shown = { timestamp, shape, easing: 'linear', visible: true } as const;
    // The tool shows the frame itself and nothing after it.
    const endMs = Math.max(Math.round(timestamp + MS / rate), timestamp + 1);
    return isOn ? [shown] : [shown, { ...shown, timestamp: endMs, visible: false }];
  });
}

function readPicture(
  region: JsonRecord,
  value: JsonRecord,
  own: OwnKeyframe[],
): RawAoi['keyframes'] {
  const rotation = value.rotation === undefined ? 0 : toNumber(value.rotation, 'rotation');
  const type = String(region.type).replace(/labels$/, '');
  const shape = rotation === 0 ? readPercentShape(type, value) : 'rotated';
  const [first] = own;
  if (first !== undefined && typeof shape !== 'string' && isSame(first.shape, shape)) {
    return own.map(withoutFrame);
  }
  return [{ timestamp: 0, shape, easing: 'linear', visible: true }];
}

function readOwn(frame: JsonRecord): OwnKeyframe[] {
  if (!isRecord(frame.shape)) return [];
  const shape = readPercentShape(String(frame.shape.type), frame.shape);
  if (shape === 'kind') return [];
  return [
    {
      frame: toNumber(frame.frame, 'frame'),
      timestamp: toMs(frame.t_ms),
      shape,
      easing: frame.easing === 'hold' ? 'hold' : 'linear',
      visible: frame.outside !== true,
    },
  ];
}

function withoutFrame({ frame: _, ...keyframe }: OwnKeyframe): Keyframe {
  return keyframe;
}

/** The shape that was in a box, in the box that there is now. */
function fitInto(shape: AoiShape | undefined, box: AoiShape): AoiShape {
  if (shape === undefined) return box;
  const [left, top, right, bottom] = toBox(shape);
  const [l, t, r, b] = toBox(box);
  // Parts beyond the picture were cut off before the file came back.
  if (isNear(toBox(toRectangle(left, top, right, bottom)), [l, t, r, b])) return shape;
  const x = (value: number) => (right > left ? l + ((value - left) / (right - left)) * (r - l) : l);
  const y = (value: number) => (bottom > top ? t + ((value - top) / (bottom - top)) * (b - t) : t);
  switch (shape.type) {
    case 'rectangle':
      return toRectangle(l, t, r, b);
    case 'ellipse':
      return toEllipse((l + r) / 2, (t + b) / 2, (r - l) / 2, (b - t) / 2);
    case 'polygon':
      return toPolygon(shape.points.map((point) => [x(point[0]), y(point[1])] as const));
  }
}

function isSame(a: AoiShape, b: AoiShape): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'polygon' && b.type === 'polygon') {
    return a.points.length === b.points.length && isNear(a.points.flat(), b.points.flat());
  }
  return isNear(toBox(a), toBox(b));
}

function isNear(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, i) => Math.abs(value - (b[i] ?? Number.NaN)) * 100 < SLACK);
}

function findRate({ framesCount, duration }: JsonRecord): number | undefined {
  const rate = Number(framesCount) / Number(duration);
  return rate > 0 && rate < MS ? rate : undefined;
}

/** The first frame is 1. */
function toFrame(ms: number, framesPerSecond: number): number {
  if (!(framesPerSecond > 0)) throw new AoiFileError('bad_number', 'frames per second');
  return Math.floor((ms * framesPerSecond) / MS + 1e-9) + 1;
}
