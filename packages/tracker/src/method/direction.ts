import type { Head } from '#landmarks/head.ts';
import type { PlanePoint } from './screen.ts';

/** x and y of a unit vector in camera axes; its z points from the person to the screen. */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/** Beyond this a gaze line hardly meets the plane: z² of the unit vector is held there. */
const LEAST_Z_SQUARED = 0.05;

type Eyes = Pick<Head, 'xMm' | 'yMm' | 'zMm'>;

/** From between the eyes to a point of the screen's plane. */
export function toDirection({ xMm, yMm }: PlanePoint, eyes: Eyes): Direction {
  const x = xMm - eyes.xMm;
  const y = yMm - eyes.yMm;
  const length = Math.hypot(x, y, eyes.zMm);
  return { x: x / length, y: y / length };
}

/** Where the line from between the eyes meets the screen's plane. */
export function toHit({ x, y }: Direction, eyes: Eyes): PlanePoint {
  const scale = eyes.zMm / Math.sqrt(Math.max(LEAST_Z_SQUARED, 1 - x * x - y * y));
  return { xMm: eyes.xMm + scale * x, yMm: eyes.yMm + scale * y };
}

/**
 * Direction with the head's own turn taken off, to first order: what the eyes do in their sockets,
 * which is what the patches show. A head that stands aside of the camera is seen from its side, and
 * then the iris is shifted against the corners of its eye, since it lies farther in front of the
 * point about which an eyeball turns: `sideShare` of that angle belongs to what the patches show.
 */
export function toEyeInHead(direction: Direction, head: Head, sideShare: number): Direction {
  const own = measureOwn(head, sideShare);
  return { x: direction.x + own.x, y: direction.y + own.y };
}

export function fromEyeInHead(eyeInHead: Direction, head: Head, sideShare: number): Direction {
  const own = measureOwn(head, sideShare);
  return { x: eyeInHead.x - own.x, y: eyeInHead.y - own.y };
}

function measureOwn({ xMm, yMm, zMm, turnX, turnY }: Head, sideShare: number): Direction {
  const share = sideShare / Math.hypot(xMm, yMm, zMm);
  return { x: turnX + share * xMm, y: turnY + share * yMm };
}
