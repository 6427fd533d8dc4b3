import type { AoiShape } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import { INK } from '@fovea/stage';
import { createPool, makeElement, setAttributes } from './layer-elements.ts';
import { HANDLES, type Handle, type Point, toBox } from './shapes.ts';

const SIDE_PX = 8;
/** What the pointer may miss a handle by. */
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
  return (handled: Handled | undefined): void => {
    if (handled === undefined) {
      takeEdges(0);
      takeSpots(0);
      return;
    }
    const { shape, rect, colour } = handled;
    const toPx = ([x, y]: Point) =>
      [rect.xPx + x * rect.widthPx, rect.yPx + y * rect.heightPx] as const;
    if (shape.type !== 'polygon') {
      takeEdges(0);
      const places = toHandlePlaces(shape);
      takeSpots(HANDLES.length).forEach((spot, i) => {
        const handle = HANDLES[i] as Handle;
        placeSpot(spot, toPx(places[handle]), colour, false);
        spot.removeAttribute('data-point');
        setAttributes(spot, { 'data-handle': handle, 'aria-hidden': 'true' });
        spot.style.cursor = CURSORS[handle];
      });
      return;
    }
    const points = shape.points.map(toPx);
    takeEdges(points.length).forEach((edge, i) => {
      const [from, to] = [points[i], points[(i + 1) % points.length]];
      setAttributes(edge, { d: `M${from}L${to}`, 'data-edge': i });
      edge.style.cursor = 'copy';
    });
    takeSpots(points.length).forEach((spot, i) => {
      placeSpot(spot, points[i] as readonly [number, number], colour, i === 0);
      for (const name of ['data-handle', 'aria-hidden']) spot.removeAttribute(name);
      setAttributes(spot, {
        'data-point': i,
        tabindex: 0,
        role: 'button',
        'aria-label': describePoint(i, points.length),
      });
      spot.style.cursor = 'grab';
    });
  };
}

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

/** The first point of a polygon is filled: points of all keyframes meet by their order. */
function placeSpot(
  spot: SVGGElement,
  [xPx, yPx]: readonly [number, number],
  colour: string,
  isFirst: boolean,
): void {
  spot.setAttribute('transform', `translate(${xPx} ${yPx})`);
  spot.lastElementChild?.setAttribute('fill', isFirst ? colour : '#ffffff');
}

function toHandlePlaces(shape: AoiShape): Readonly<Record<Handle, Point>> {
  const { left, top, right, bottom } = toBox(shape);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    nw: [left, top],
    n: [x, top],
    ne: [right, top],
    e: [right, y],
    se: [right, bottom],
    s: [x, bottom],
    sw: [left, bottom],
    w: [left, y],
  };
}
