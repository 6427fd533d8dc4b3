import { readFile } from 'node:fs/promises';
import { type AoiShape, type Keyframe, type PreparedAoi, prepareAoi } from '@fovea/gaze/aoi';
import type { Size } from '@fovea/gaze/geometry';
import type { ShareBox } from './clip-shape.ts';

/** A part of a picture that people look at. */
export interface Region {
  readonly name: string;
  /** Typical share of viewing time; what is left goes to the rest of the picture. */
  readonly weight: number;
  /** Typical place in the order of first looks, from 1. */
  readonly order: number;
  readonly keyframes: readonly Keyframe[];
  readonly aoi: PreparedAoi;
}

export interface Stimulus extends Size {
  readonly name: string;
  /** Fills the width and is scrolled, instead of shown whole. */
  readonly isScrolled: boolean;
  /** Duration of a film; null for a picture. */
  readonly durationMs: number | null;
  readonly regions: readonly Region[];
  /** Where pictures stand, if they do not fill it. */
  readonly pictures?: readonly ShareBox[];
}

/** Sample stimuli with regions that rest and are shown whole. */
export const RESTING_STIMULI = [
  'ad-yuzu',
  'ad-yuzu-b',
  'app-home',
  'four-a',
  'four-b',
  'four-c',
  'four-d',
  'pack-a',
  'pack-b',
  'shelf',
  'wide-a',
  'wide-b',
] as const;

/** Sample stimuli that move or are scrolled. */
const OTHER_STIMULI = ['spot', 'product-page'] as const;
export const STIMULI = [...RESTING_STIMULI, ...OTHER_STIMULI] as const;

/** Content of `samples/NAME.aoi.json`. */
interface RegionsFile {
  readonly stimulus: string;
  readonly width: number;
  readonly height: number;
  readonly fit?: 'scroll';
  /** Seconds. */
  readonly duration?: number;
  readonly regions: readonly FileRegion[];
}

interface FileRegion {
  readonly name: string;
  readonly weight: number;
  readonly order: number;
  readonly shape?: FileShape;
  readonly keyframes?: readonly ({
    readonly t: number;
    readonly visible: boolean;
  } & Partial<Box>)[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

type FileShape =
  | ({ readonly type: 'rect' } & Box)
  | { readonly type: 'polygon'; readonly points: readonly (readonly [number, number])[] };

export async function loadStimulus(name: string): Promise<Stimulus> {
  const path = new URL(`../../samples/${name}.aoi.json`, import.meta.url);
  const file = JSON.parse(await readFile(path, 'utf8')) as RegionsFile;
  return {
    name: file.stimulus,
    widthPx: file.width,
    heightPx: file.height,
    isScrolled: file.fit === 'scroll',
    durationMs: file.duration === undefined ? null : file.duration * 1_000,
    regions: file.regions.map((region) => {
      const { name: title, weight, order } = region;
      const keyframes = toKeyframes(region);
      return { name: title, weight, order, keyframes, aoi: prepareAoi(keyframes) };
    }),
  };
}

function toKeyframes({ shape, keyframes = [] }: FileRegion): Keyframe[] {
  if (shape) {
    return [{ timestamp: 0, shape: toShape(shape), easing: 'hold', visible: true }];
  }
  let last: AoiShape = { type: 'rectangle', x: 0, y: 0, width: 0, height: 0 };
  return keyframes.map(({ t, visible, x = 0, y = 0, w = 0, h = 0 }) => {
    // A hidden keyframe has no place of its own: it vanishes where it was.
    if (visible) last = { type: 'rectangle', x, y, width: w, height: h };
    return { timestamp: t * 1_000, shape: last, easing: 'linear', visible };
  });
}

function toShape(shape: FileShape): AoiShape {
  if (shape.type === 'polygon') return { type: 'polygon', points: shape.points };
  return { type: 'rectangle', x: shape.x, y: shape.y, width: shape.w, height: shape.h };
}
