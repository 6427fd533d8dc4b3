import type { Page } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import type { StagePage } from '#studio/stage/stage-page.ts';
import { type Point, toBox, toShare } from './shapes.ts';

/** Where the pictures of a page lie on the stage now, in CSS px. */
export interface StageFrame {
  /** Places of the loaded pictures, by the id of their asset. */
  readonly rects: ReadonlyMap<string, Rect>;
  /** CSS px of a phone for each CSS px of the stage, by asset. */
  readonly deviceScales: ReadonlyMap<string, number>;
}

export interface Framed {
  readonly page: StagePage;
  readonly assets: Page['assets'];
  /** By slot, as wide as a usual phone shows it. */
  readonly deviceWidthsPx: readonly (number | undefined)[];
}

export function toStageFrame(place: Rect, { page, assets, deviceWidthsPx }: Framed): StageFrame {
  const scale = place.widthPx / page.size.widthPx;
  const rects = new Map<string, Rect>();
  const deviceScales = new Map<string, number>();
  page.slots.forEach((slot, i) => {
    const asset = assets[i];
    if (!slot || !asset) return;
    const widthPx = slot.widthPx * scale;
    rects.set(asset.id, {
      xPx: place.xPx + slot.xPx * scale,
      yPx: place.yPx + slot.yPx * scale,
      widthPx,
      heightPx: slot.heightPx * scale,
    });
    deviceScales.set(asset.id, (deviceWidthsPx[i] ?? slot.widthPx) / widthPx);
  });
  return { rects, deviceScales };
}

const digits = (value: number) => Math.round(value * 100) / 100;

/** As an SVG path in px of the stage. */
export function toPath(shape: AoiShape, rect: Rect): string {
  const at = ([x, y]: Point) =>
    `${digits(rect.xPx + x * rect.widthPx)} ${digits(rect.yPx + y * rect.heightPx)}`;
  if (shape.type === 'polygon') return `M${shape.points.map(at).join('L')}Z`;
  const { left, top, right, bottom } = toBox(shape);
  if (shape.type === 'rectangle') {
    return `M${at([left, top])}L${at([right, top])}L${at([right, bottom])}L${at([left, bottom])}Z`;
  }
  const radii = `${digits(shape.rx * rect.widthPx)} ${digits(shape.ry * rect.heightPx)}`;
  const half = (to: Point) => `A${radii} 0 1 1 ${at(to)}`;
  return `M${at([left, shape.cy])}${half([right, shape.cy])}${half([left, shape.cy])}Z`;
}

/** Shares of the picture, which end at its edges. */
export function toPicturePoint(rect: Rect, xPx: number, yPx: number): Point {
  return [toShare((xPx - rect.xPx) / rect.widthPx), toShare((yPx - rect.yPx) / rect.heightPx)];
}

/** The picture at a place, or the nearest one. */
export function findAssetAt(frame: StageFrame, xPx: number, yPx: number): string | undefined {
  let found: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, { xPx: x, yPx: y, widthPx, heightPx }] of frame.rects) {
    const dx = Math.max(x - xPx, 0, xPx - x - widthPx);
    const dy = Math.max(y - yPx, 0, yPx - y - heightPx);
    if (Math.hypot(dx, dy) < least) {
      least = Math.hypot(dx, dy);
      found = id;
    }
  }
  return found;
}
