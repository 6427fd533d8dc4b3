import { FIRM_POINTS } from './canonical-head.ts';
import { fitRigid, type RigidFit } from './fit-rigid.ts';
import { ASSUMED_VIEW_DEG } from './head.ts';

const MESH_POINTS = 468;
const from = Float64Array.from(FIRM_POINTS.flatMap(({ x, y, z }) => [x, y, z]));
const weights = Float64Array.from(FIRM_POINTS, ({ weight }) => weight);

/**
 * The pose of the head for engines that give points alone, as column-major 4 × 4 in cm. It follows
 * MediaPipe's face geometry: the size of the face on the near plane gives its distance, in two
 * rounds, then the canonical face is laid over its points.
 */
export function solveHeadPose(
  points: Float32Array,
  widthPx: number,
  heightPx: number,
): Float32Array {
  const nearHeight = 2 * Math.tan((ASSUMED_VIEW_DEG * Math.PI) / 360);
  const nearWidth = (nearHeight * widthPx) / heightPx;
  let depth = 0;
  for (let i = 0; i < MESH_POINTS; i++) {
    depth += ((points[3 * i + 2] as number) * nearWidth) / MESH_POINTS;
  }
  /** Firm points as they stand in space if the face is `scale` times as large as on the near plane. */
  const place = (scale: number, isFlat: boolean): RigidFit => {
    const to = new Float64Array(from.length);
    FIRM_POINTS.forEach(({ point }, k) => {
      const x = ((points[3 * point] as number) - 0.5) * nearWidth;
      const y = (0.5 - (points[3 * point + 1] as number)) * nearHeight;
      const z = (points[3 * point + 2] as number) * nearWidth;
      const away = isFlat ? z : (z - depth + 1) / scale;
      to.set(isFlat ? [x, y, -z] : [x * away, y * away, -away], 3 * k);
    });
    return fitRigid({ from, to, weights });
  };
  const first = place(1, true).scale;
  const second = place(first, false).scale;
  const { scale, rotation, shift } = place(first * second, false);
  const pose = new Float32Array(16);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      pose[4 * column + row] = scale * (rotation[3 * row + column] as number);
    }
    pose[12 + row] = shift[row] as number;
  }
  pose[15] = 1;
  return pose;
}
