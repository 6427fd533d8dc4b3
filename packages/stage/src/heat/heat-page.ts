import type { Size } from '@fovea/gaze/geometry';
import { createHeatGrid, type createHeatPoints, type HeatGrid } from '@fovea/gaze/maps';
import type { FixationList, PageFixations } from '#fixation-list.ts';

/** Time of very many people at places of the page's picture, px: the middle of a cell stands for it. */
export interface StoredTime {
  readonly people: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly ms: Float64Array;
}

/** Input of a page's maps. Everything is in px of the page's picture. */
export interface HeatPage {
  readonly picture: Size;
  readonly fixations: PageFixations;
  /** Px that a degree of each participant's screen spans. */
  readonly pxPerDegree: Float64Array;
  /** In place of fixations that are not read yet. */
  readonly stored?: StoredTime;
}

export type MapFixations = Parameters<typeof createHeatPoints>[0][number];

/** A page in px of its map. */
export interface MapPage {
  readonly picture: Size;
  readonly grid: HeatGrid;
  /** Px of the map for each px of the picture. */
  readonly scale: number;
  readonly fixations: readonly (MapFixations | undefined)[];
  readonly pxPerDegree: Float64Array;
  readonly stored: StoredTime | undefined;
}

/**
 * Every map is so large, in the proportions of its picture: finer than an eye sees, and as dear for
 * a photograph of a camera as for a screenshot.
 */
const MAP_AREA_PX = 2 ** 19;
const NO_SAMPLES = new Uint32Array();

export function toMapPage({ picture, fixations, pxPerDegree, stored }: HeatPage): MapPage {
  const scale = Math.sqrt(MAP_AREA_PX / (picture.widthPx * picture.heightPx));
  return {
    picture,
    grid: createHeatGrid(picture.widthPx * scale, picture.heightPx * scale),
    scale,
    fixations: fixations.map((list) => list && toMapFixations(list, scale)),
    pxPerDegree: pxPerDegree.map((px) => px * scale),
    stored,
  };
}

function toMapFixations({ onsetMs, offsetMs, x, y }: FixationList, scale: number): MapFixations {
  return {
    onsetMs,
    offsetMs,
    x: x.map((px) => px * scale),
    y: y.map((px) => px * scale),
    from: NO_SAMPLES,
    to: NO_SAMPLES,
  };
}
