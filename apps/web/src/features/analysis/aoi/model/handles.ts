import type { AoiShape } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import { INK } from '@fovea/stage';
import { createPool, makeElement, setAttributes } from './layer-elements.ts';
import { HANDLES, type Handle, type Point, toBox } from './shapes.ts';

const SIDE_PX = 8;
/** Distance by which the pointer may miss a handle. */
const REACH_PX = 11;
const CURSORS: Readonly<Record<Handle, string>> = {
  nw: 'nwse-resize',
  se: 'nwse-resize',
  ne: 'nesw-resize',
  sw: 'nesw-resize',
  n: 'ns-resize',
  s: 'ns-resize',
  e: 'ew-resize',
  w: 'ew-resize',
};

interface Handled {
  readonly shape: AoiShape;
  readonly rect: Rect;
  readonly colour: string;
}

/** Eight handles of a box, or the points and edges of a polygon. */
export function createHandles(
  parent: SVGGElement,
  describePoint: (index: number, count: number) => string,
) {
  const [edges, spots] = [makeElement('g'), makeElement('g')];
  parent.append(edges, spots);
  const takeEdges = createPool(edges, () =>
    makeElement('path', { stroke: 'transparent', 'stroke-width': REACH_PX }),
  );
  const takeSpots = createPool(spots, makeSpot);
  /** Shape that the elements belong to: while it stays, only their places change. */
  let drawn = '';
  const name = (shape: AoiShape, colour: string) => {
    const points = shape.type === 'polygon' ? shape.points.length : 0;
    takeEdges(points).forEach((edge, i) => {
      setAttributes(edge, { 'data-edge': i });
      edge.style.cursor = 'copy';
    });
    takeSpots(points || HANDLES.length).forEach((spot, i) => {
      const handle = HANDLES[i];
      for (const attribute of spot.getAttributeNames()) spot.removeAttribute(attribute);
      if (points === 0 && handle) {
        setAttributes(spot, { 'data-handle': handle, 'aria-hidden': 'true' });
        spot.style.cursor = CURSORS[handle];
      } else {
        const label = describePoint(i, points);
        setAttributes(spot, { 'data-point': i, tabindex: 0, role: 'button', 'aria-label': label });
        spot.style.cursor = 'grab';
      }
      // The first point is filled: points of all keyframes meet by their order.
      const isFirst = points > 0 && i === 0;
      spot.lastElementChild?.setAttribute('fill', isFirst ? colour : '#ffffff');
    });
  };
  return (handled: Handled | undefined): void => {
    if (handled === undefined) {
      takeEdges(0);
      takeSpots(0);
      drawn = '';
      return;
    }
    const { shape, rect, colour } = handled;
    const places = shape.type === 'polygon' ? shape.points : listHandlePlaces(shape);
    const kind = `${shape.type} ${places.length} ${colour}`;
    if (kind !== drawn) name(shape, colour);
    drawn = kind;
    const px = places.map(
      ([x, y]) => `${toPx(rect.xPx, x, rect.widthPx)} ${toPx(rect.yPx, y, rect.heightPx)}`,
    );
    takeSpots(px.length).forEach((spot, i) => {
      spot.setAttribute('transform', `translate(${px[i]})`);
    });
    if (shape.type !== 'polygon') return;
    takeEdges(px.length).forEach((edge, i) => {
      edge.setAttribute('d', `M${px[i]}L${px[(i + 1) % px.length]}`);
    });
  };
}

const toPx = (fromPx: number, share: number, sizePx: number) =>
  Math.round((fromPx + share * sizePx) * 100) / 100;

function makeSpot(): SVGGElement {
  const spot = makeElement('g');
  const reach = makeElement('rect', {
    x: -REACH_PX,
    y: -REACH_PX,
    width: 2 * REACH_PX,
    height: 2 * REACH_PX,
    fill: 'transparent',
  });
  const mark = makeElement('rect', {
    x: -SIDE_PX / 2,
    y: -SIDE_PX / 2,
    width: SIDE_PX,
    height: SIDE_PX,
    rx: 2,
    stroke: INK,
  });
  spot.append(reach, mark);
  return spot;
}

/** In the order of `HANDLES`. */
function listHandlePlaces(shape: AoiShape): readonly Point[] {
  const { left, top, right, bottom } = toBox(shape);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [left, top],
    [x, top],
    [right, top],
    [right, y],
    [right, bottom],
    [x, bottom],
    [left, bottom],
    [left, y],
  ];
}
