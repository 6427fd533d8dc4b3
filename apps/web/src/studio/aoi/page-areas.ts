import type { Aoi, AoiKeyframe, Page } from '@fovea/contract';
import { type AoiShape, type PreparedAoi, prepareAoi } from '@fovea/gaze/aoi';
import type { Rect, Size } from '@fovea/gaze/geometry';
import type { StageArea } from '@fovea/stage';
import type { StagePage } from '#studio/stage/stage-page.ts';

/** An area of interest where it lies on the stage's page. */
export interface PageArea extends Pick<Aoi, 'name' | 'color' | 'group'> {
  readonly id: string;
  /** One for each place that its picture has on the page; 0..1 of the stage's page. */
  readonly parts: readonly PreparedAoi[];
}

/** Areas of the pictures of a page, in the order of the list. */
export function listPageAreas(
  aois: readonly Aoi[],
  page: Pick<Page, 'assets'> | undefined,
  { slots, size }: Pick<StagePage, 'slots' | 'size'>,
): PageArea[] {
  const assets = page?.assets ?? [];
  return aois.flatMap(({ aoiId, assetId, name, color, group, keyframeAoi }) => {
    const places = slots.filter((_, slot) => assets[slot]?.id === assetId);
    const parts = places.flatMap((place) =>
      place ? [prepareAoi(keyframeAoi.keyframes.map((each) => put(each, place, size)))] : [],
    );
    return parts.length > 0 ? [{ id: aoiId, name, color, group, parts }] : [];
  });
}

/** Areas as a stage draws them. Where something else names them, outlines alone. */
export function toStageAreas(areas: readonly PageArea[], hasNames: boolean): StageArea[] {
  return areas.flatMap(({ name, color, parts }) =>
    parts.map((aoi) => ({ name: hasNames ? name : '', slot: color - 1, aoi })),
  );
}

function put({ shape, ...rest }: AoiKeyframe, place: Rect, size: Size) {
  return { ...rest, shape: putShape(shape, place, size) };
}

/** From 0..1 of a picture to 0..1 of the page it lies on. */
function putShape(shape: AoiShape, place: Rect, { widthPx, heightPx }: Size): AoiShape {
  const x = (value: number) => (place.xPx + value * place.widthPx) / widthPx;
  const y = (value: number) => (place.yPx + value * place.heightPx) / heightPx;
  const wide = (value: number) => (value * place.widthPx) / widthPx;
  const high = (value: number) => (value * place.heightPx) / heightPx;
  switch (shape.type) {
    case 'rectangle':
      return {
        type: 'rectangle',
        x: x(shape.x),
        y: y(shape.y),
        width: wide(shape.width),
        height: high(shape.height),
      };
    case 'ellipse':
      return {
        type: 'ellipse',
        cx: x(shape.cx),
        cy: y(shape.cy),
        rx: wide(shape.rx),
        ry: high(shape.ry),
      };
    case 'polygon':
      return { type: 'polygon', points: shape.points.map((point) => [x(point[0]), y(point[1])]) };
  }
}
