import type { ErrorCode } from './errors.ts';
import { AOI_LIMITS, type Aoi, type AoiKeyframe } from './http/aoi.ts';

type Timed = Pick<AoiKeyframe, 'timestamp' | 'shape'>;

export function sortKeyframes<Frame extends Pick<AoiKeyframe, 'timestamp'>>(
  keyframes: readonly Frame[],
): Frame[] {
  return keyframes.toSorted((a, b) => a.timestamp - b.timestamp);
}

/** The first rule that a list of keyframes breaks on a page of the given length. */
export function findKeyframesFault(
  keyframes: readonly Timed[],
  pageMs: number,
): ErrorCode | undefined {
  if (keyframes.length > AOI_LIMITS.keyframesMax) return 'keyframes_full';
  const kinds = new Set(keyframes.map(({ shape }) => toKind(shape)));
  if (kinds.size > 1) return 'keyframe_differs';
  if (new Set(keyframes.map(({ timestamp }) => timestamp)).size < keyframes.length) {
    return 'keyframe_taken';
  }
  return keyframes.some(({ timestamp }) => timestamp > pageMs) ? 'keyframe_beyond_page' : undefined;
}

/** What an area counts for against the bounds: its bytes in the answer that lists it. */
export function countAoiBytes(aoi: Aoi): number {
  const text = JSON.stringify(aoi);
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/** Shapes of one kind can be led over into each other, point by point. */
function toKind(shape: AoiKeyframe['shape']): string {
  return shape.type === 'polygon' ? `polygon ${shape.points.length}` : shape.type;
}
