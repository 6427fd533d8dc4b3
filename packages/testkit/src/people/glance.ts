import { type AoiShape, findShapeAt, isHit } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import { drawGaussian } from '@fovea/gaze/synthetic';
import { drawByOdds, EYE_STATISTICS, measureAmplitudeOdds, type Random } from './eye-statistics.ts';
import type { Person } from './person.ts';
import type { Stimulus } from './stimulus.ts';

/** Where the eye goes next. */
export interface Glance {
  /** CSS px of the page. */
  readonly x: number;
  readonly y: number;
  /** How far the page is scrolled then. */
  readonly scrollPx: number;
  readonly region: number | null;
}

export interface GlanceInput {
  readonly random: Random;
  readonly person: Person;
  readonly stimulus: Stimulus;
  readonly rect: Rect;
  /** Regions that were looked at before. */
  readonly seen: ReadonlySet<number>;
  readonly tMs: number;
  readonly from: Glance | undefined;
}

/** How often the next new region of the typical order is taken instead of one by weight. Chosen. */
const ORDERLY_SHARE = 0.3;
/** Landing places among which the amplitude decides. */
const CANDIDATES = 8;
const TRIES = 40;
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 } as const;

/** A region by weight, then a place in it by how likely the way to it is. */
export function createGlance(input: GlanceInput): Glance {
  const region = drawRegion(input);
  const places = Array.from({ length: CANDIDATES }, () => drawPlace(input, region));
  const { from, person, random } = input;
  const odds = places.map(({ x, y }) =>
    from ? measureAmplitudeOdds(Math.hypot(x - from.x, y - from.y) / person.pxPerDegree) : 1,
  );
  const place = places[drawByOdds(random, odds)] as { x: number; y: number };
  return { ...place, region, scrollPx: toScroll(input, place.y) };
}

function drawRegion({ random, stimulus, seen, tMs }: GlanceInput): number | null {
  const shown = stimulus.regions.map(({ aoi }) => findShapeAt(aoi, tMs) !== undefined);
  const fresh = [...stimulus.regions.keys()]
    .filter((i) => shown[i] && !seen.has(i))
    .toSorted((a, b) => (stimulus.regions[a]?.order ?? 0) - (stimulus.regions[b]?.order ?? 0));
  const first = fresh[0];
  if (random() < ORDERLY_SHARE && first !== undefined) return first;
  const weights = stimulus.regions.map(({ weight }, i) => (shown[i] ? weight : 0));
  const elsewhere = Math.max(1 - stimulus.regions.reduce((sum, { weight }) => sum + weight, 0), 0);
  const drawn = drawByOdds(random, [elsewhere, ...weights]);
  return drawn === 0 ? null : drawn - 1;
}

function drawPlace(input: GlanceInput, region: number | null): { x: number; y: number } {
  const { random, stimulus, rect, tMs } = input;
  const aoi = region === null ? undefined : stimulus.regions[region]?.aoi;
  const shape = aoi && findShapeAt(aoi, tMs);
  let place = drawElsewhere(random, stimulus);
  for (let k = 0; k < TRIES; k++) {
    if (aoi && shape) {
      place = drawInBox(random, shape);
      if (isHit(aoi, tMs, place.u, place.v)) break;
    } else {
      const { u, v } = place;
      if (!stimulus.regions.some((other) => isHit(other.aoi, tMs, u, v))) break;
      place = drawElsewhere(random, stimulus);
    }
  }
  return { x: rect.xPx + place.u * rect.widthPx, y: rect.yPx + place.v * rect.heightPx };
}

/** Anywhere on one of the pictures. */
function drawElsewhere(random: Random, { pictures = [] }: Stimulus): { u: number; v: number } {
  const box = pictures.length > 1 ? pictures[Math.floor(random() * pictures.length)] : pictures[0];
  const { left, top, right, bottom } = box ?? WHOLE;
  return { u: left + random() * (right - left), v: top + random() * (bottom - top) };
}

/** About the middle of a shape. */
function drawInBox(random: Random, shape: AoiShape): { u: number; v: number } {
  const [left, top, right, bottom] = toBox(shape);
  const sd = EYE_STATISTICS.landingSdOfSide;
  return {
    u: (left + right) / 2 + sd * (right - left) * drawGaussian(random),
    v: (top + bottom) / 2 + sd * (bottom - top) * drawGaussian(random),
  };
}

function toBox(shape: AoiShape): readonly [number, number, number, number] {
  if (shape.type === 'rectangle') {
    return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
  }
  if (shape.type === 'ellipse') {
    const { cx, cy, rx, ry } = shape;
    return [cx - rx, cy - ry, cx + rx, cy + ry];
  }
  const x = shape.points.map(([u]) => u);
  const y = shape.points.map(([, v]) => v);
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
}

/** People scroll what they look at to the middle of the screen. */
function toScroll({ stimulus, rect, person, from }: GlanceInput, y: number): number {
  if (!stimulus.isScrolled) return 0;
  const { heightPx } = person.viewport;
  const scrollPx = from?.scrollPx ?? 0;
  const isInSight = y - scrollPx > heightPx * 0.1 && y - scrollPx < heightPx * 0.9;
  if (isInSight) return scrollPx;
  return Math.round(Math.min(Math.max(y - heightPx / 2, 0), Math.max(rect.heightPx - heightPx, 0)));
}
