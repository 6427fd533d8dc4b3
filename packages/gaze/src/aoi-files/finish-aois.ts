import type { AoiShape, Keyframe } from '#aoi/keyframe.ts';
import { AOI_FILE_LIMITS, AoiFileError, type FileAoi, type LeftOut } from './aoi-set.ts';

/** An area as a file has it: a shape may be none that we draw. */
export interface RawAoi extends Omit<FileAoi, 'keyframes'> {
  readonly keyframes: readonly (Omit<Keyframe, 'shape'> & {
    shape: AoiShape | LeftOut['reason'];
  })[];
}

/** In order, each time once and named; what cannot be drawn is left out with its reason. */
export function finishAois(raw: readonly RawAoi[]): { aois: FileAoi[]; left: LeftOut[] } {
  const aois: FileAoi[] = [];
  const left: LeftOut[] = [];
  raw.forEach((each, i) => {
    const name = each.name || `AOI ${i + 1}`;
    const reason = findReason(each);
    if (reason !== undefined) left.push({ name, reason });
    else if (each.keyframes.length > 0) {
      aois.push({ ...each, name, keyframes: sort(each.keyframes as readonly Keyframe[]) });
    }
  });
  return { aois, left };
}

/** Shapes of a whole file, counted as they are read. */
export function createShapeCount(): () => void {
  let count = 0;
  return () => {
    count++;
    if (count > AOI_FILE_LIMITS.shapes) throw new AoiFileError('too_many_shapes');
  };
}

function findReason({ keyframes }: RawAoi): LeftOut['reason'] | undefined {
  const reason = keyframes.find(({ shape }) => typeof shape === 'string')?.shape;
  if (typeof reason === 'string') return reason;
  const kinds = new Set((keyframes as readonly Keyframe[]).map(({ shape }) => toKind(shape)));
  return kinds.size > 1 || kinds.has('polygon') ? 'differs' : undefined;
}

/** A polygon with too few or too many corners is of no kind. */
function toKind(shape: AoiShape): string {
  if (shape.type !== 'polygon') return shape.type;
  const n = shape.points.length;
  return n >= 3 && n <= AOI_FILE_LIMITS.points ? `polygon ${n}` : 'polygon';
}

/** When two keyframes share a time, the later one counts. */
function sort(keyframes: readonly Keyframe[]): Keyframe[] {
  const byTime = new Map(keyframes.map((each) => [each.timestamp, each]));
  return [...byTime.values()].sort((a, b) => a.timestamp - b.timestamp);
}
