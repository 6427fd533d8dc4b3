import type { Face } from '@fovea/tracker/landmarks';
import type { FacePlace } from '#recording/gaze-source.ts';

/** The smallest box around all points of a face. */
export function toFacePlace({ points, widthPx, heightPx }: Face): FacePlace {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    left: left * widthPx,
    top: top * heightPx,
    width: (right - left) * widthPx,
    height: (bottom - top) * heightPx,
    pictureWidth: widthPx,
    pictureHeight: heightPx,
  };
}
