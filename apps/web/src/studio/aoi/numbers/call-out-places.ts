import { findShapeAt } from '@fovea/gaze/aoi';
import type { Rect, Size } from '@fovea/gaze/geometry';
import type { PageArea } from '#studio/aoi/page-areas.ts';

/** Beside the picture at most so many on a side. */
const MOST_A_SIDE = 3;
/** Where a stage is narrower, nothing stands beside the picture. */
const LEAST_STAGE_PX = 900;
const LEAST_ROOM_PX = 170;
/** Room of one, and what lies at the foot of the stage. */
const HEIGHT_PX = 96;
const FOOT_PX = 96;
const TOP_PX = 20;
const GAP_PX = 56;
/** Share of the picture's width, to either side of its middle. */
const MIDDLE_SHARE = 0.12;

export interface CallOutPlace {
  readonly id: string;
  readonly side: 'left' | 'right';
  /** Where its text begins, or at the left of the picture ends. */
  readonly xPx: number;
  readonly yPx: number;
  /** The edge of the area that it points to. */
  readonly anchorX: number;
  readonly anchorY: number;
}

interface Anchored {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly middleX: number;
  readonly middleY: number;
}

/** Call-outs of areas, the most important first, beside the picture and never on it. */
export function placeCallOuts(
  areas: readonly PageArea[],
  timeMs: number,
  place: Rect,
  stage: Size,
): CallOutPlace[] {
  const room = {
    left: place.xPx >= LEAST_ROOM_PX,
    right: stage.widthPx - place.xPx - place.widthPx >= LEAST_ROOM_PX,
  };
  if (stage.widthPx < LEAST_STAGE_PX || place.widthPx === 0) return [];
  const taken: Record<CallOutPlace['side'], Anchored[]> = { left: [], right: [] };
  for (const area of areas) {
    const anchored = anchor(area, timeMs, place);
    if (anchored === undefined) continue;
    const side = listSides(anchored, place, taken.left.length > taken.right.length).find(
      (each) => room[each] && taken[each].length < MOST_A_SIDE,
    );
    if (side !== undefined) taken[side].push(anchored);
  }
  return (['left', 'right'] as const).flatMap((side) => stack(taken[side], side, place, stage));
}

/** The nearer side first; for what lies in the middle, the emptier one. */
function listSides(
  { middleX }: Anchored,
  { xPx, widthPx }: Rect,
  isLeftFuller: boolean,
): readonly CallOutPlace['side'][] {
  const away = (middleX - xPx) / widthPx - 0.5;
  const isRight = Math.abs(away) < MIDDLE_SHARE ? isLeftFuller : away > 0;
  return isRight ? ['right', 'left'] : ['left', 'right'];
}

/** From top to bottom, each near its area as far as the ones above let it. */
function stack(
  areas: readonly Anchored[],
  side: CallOutPlace['side'],
  place: Rect,
  { heightPx }: Size,
): CallOutPlace[] {
  const sorted = areas.toSorted((a, b) => a.middleY - b.middleY);
  let freePx = TOP_PX;
  return sorted.map(({ id, left, right, middleY }, i) => {
    const lastPx = heightPx - FOOT_PX - HEIGHT_PX * (sorted.length - i);
    const yPx = Math.max(Math.min(middleY - HEIGHT_PX / 2, lastPx), freePx);
    freePx = yPx + HEIGHT_PX;
    const xPx = side === 'left' ? place.xPx - GAP_PX : place.xPx + place.widthPx + GAP_PX;
    return { id, side, xPx, yPx, anchorX: side === 'left' ? left : right, anchorY: middleY };
  });
}

function anchor({ id, parts }: PageArea, timeMs: number, place: Rect): Anchored | undefined {
  const shape = parts.map((part) => findShapeAt(part, timeMs)).find(Boolean);
  if (shape === undefined) return undefined;
  const [left, top, right, bottom] = findBox(shape);
  const toX = (x: number) => place.xPx + Math.min(Math.max(x, 0), 1) * place.widthPx;
  const middleY = place.yPx + ((top + bottom) / 2) * place.heightPx;
  const middleX = toX((left + right) / 2);
  return { id, left: toX(left), right: toX(right), middleX, middleY };
}

function findBox(shape: NonNullable<ReturnType<typeof findShapeAt>>) {
  switch (shape.type) {
    case 'rectangle':
      return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height] as const;
    case 'ellipse': {
      const { cx, cy, rx, ry } = shape;
      return [cx - rx, cy - ry, cx + rx, cy + ry] as const;
    }
    case 'polygon': {
      const x = shape.points.map((point) => point[0]);
      const y = shape.points.map((point) => point[1]);
      return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)] as const;
    }
  }
}
