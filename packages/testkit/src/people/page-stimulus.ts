import { type AoiShape, type Keyframe, prepareAoi } from '@fovea/gaze/aoi';
import { layoutPage, type PageToLayOut, type Rect, type Size } from '@fovea/gaze/geometry';
import { clipShape, type ShareBox } from './clip-shape.ts';
import type { Region, Stimulus } from './stimulus.ts';

/**
 * A page with all its pictures as one stimulus that fills the screen, or as much as is scrolled.
 * Regions are shares of the page; what a slot cuts off is no part of them.
 */
export function toPageStimulus(
  page: Omit<PageToLayOut, 'assets'>,
  pictures: readonly Stimulus[],
  viewport: Size,
): Stimulus {
  const { slots, boxes, contentHeightPx } = layoutPage({ ...page, assets: pictures }, viewport);
  const size = { widthPx: viewport.widthPx, heightPx: contentHeightPx };
  const placed = pictures.flatMap((picture, slot) => {
    const rect = slots[slot];
    const box = boxes[slot];
    return rect && box ? [{ picture, slot, rect, seen: toSeen(rect, box, size) }] : [];
  });
  return {
    name: pictures.map(({ name }) => name).join(', '),
    ...size,
    isScrolled: page.display === 'scroll',
    durationMs: pictures[0]?.durationMs ?? null,
    pictures: placed.map(({ seen }) => seen),
    regions: placed.flatMap(({ picture, slot, rect, seen }) =>
      picture.regions.map((region): Region => {
        const keyframes = placeKeyframes(region.keyframes, rect, size, seen);
        return {
          name: pictures.length > 1 ? `${picture.name}: ${region.name}` : region.name,
          weight: region.weight / placed.length,
          order: region.order * placed.length + slot,
          keyframes,
          aoi: prepareAoi(keyframes),
        };
      }),
    ),
  };
}

/** The part of a picture that its slot shows, in shares of the page. */
function toSeen(rect: Rect, box: Rect, { widthPx, heightPx }: Size): ShareBox {
  return {
    left: Math.max(rect.xPx, box.xPx) / widthPx,
    top: Math.max(rect.yPx, box.yPx) / heightPx,
    right: Math.min(rect.xPx + rect.widthPx, box.xPx + box.widthPx) / widthPx,
    bottom: Math.min(rect.yPx + rect.heightPx, box.yPx + box.heightPx) / heightPx,
  };
}

/** All keyframes of a polygon have the same points, so that one that moves is not cut. */
function placeKeyframes(
  keyframes: readonly Keyframe[],
  rect: Rect,
  size: Size,
  seen: ShareBox,
): Keyframe[] {
  return keyframes.map((keyframe) => {
    const placed = placeShape(keyframe.shape, rect, size);
    const isWhole = placed.type === 'polygon' && keyframes.length > 1;
    const clipped = isWhole ? placed : clipShape(placed, seen);
    const visible = keyframe.visible && clipped !== undefined;
    return { ...keyframe, shape: clipped ?? placed, visible };
  });
}

function placeShape(shape: AoiShape, rect: Rect, { widthPx, heightPx }: Size): AoiShape {
  const toX = (u: number) => (rect.xPx + u * rect.widthPx) / widthPx;
  const toY = (v: number) => (rect.yPx + v * rect.heightPx) / heightPx;
  const wide = rect.widthPx / widthPx;
  const high = rect.heightPx / heightPx;
  if (shape.type === 'rectangle') {
    const { x, y, width, height } = shape;
    return { type: 'rectangle', x: toX(x), y: toY(y), width: width * wide, height: height * high };
  }
  if (shape.type === 'ellipse') {
    const { cx, cy, rx, ry } = shape;
    return { type: 'ellipse', cx: toX(cx), cy: toY(cy), rx: rx * wide, ry: ry * high };
  }
  return { type: 'polygon', points: shape.points.map(([u, v]) => [toX(u), toY(v)] as const) };
}
