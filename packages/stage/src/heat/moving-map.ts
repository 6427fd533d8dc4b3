import {
  createGaussKernel,
  createHeatPoints,
  createPointKernel,
  type HeatField,
  type HeatGrid,
  HeatMap,
  type HeatPoints,
  listFrame,
  ViewersMap,
} from '@fovea/gaze/maps';
import { findEndAt, findFirstAfter } from '#fixation-list.ts';
import type { HeatKind } from '#view-options.ts';
import type { MapFixations } from './heat-page.ts';

/** A map of some people whose stretch of time moves. What it shows never depends on the way there. */
export interface MovingMap {
  move(fromMs: number, toMs: number): HeatField;
}

/** Sigma is also the radius within which somebody counts as a viewer. */
export function createMovingMap(
  grid: HeatGrid,
  people: readonly MapFixations[],
  kind: HeatKind,
  sigmaPx: number,
): MovingMap {
  if (kind === 'viewers') return createViewersMap(grid, people, sigmaPx);
  const map = new HeatMap(grid, sigmaPx > 0 ? createGaussKernel(sigmaPx) : createPointKernel());
  const points = createHeatPoints(people, grid, kind);
  let fromMs = 0;
  let toMs = 0;
  return {
    move(wantedFromMs, wantedToMs) {
      moveEnd(map, points, toMs, wantedToMs);
      moveEnd(map, points, wantedFromMs, fromMs);
      fromMs = wantedFromMs;
      toMs = wantedToMs;
      return { grid, values: map.values, weight: kind, people: people.length };
    },
  };
}

/** All amounts are whole, so that what is added and taken away leaves exactly the rest. */
function moveEnd(map: HeatMap, points: HeatPoints, oldMs: number, newMs: number): void {
  if (newMs > oldMs) map.add(listFrame(points, oldMs, newMs));
  else if (newMs < oldMs) map.remove(listFrame(points, newMs, oldMs));
}

/** Somebody is counted anew only when other fixations of theirs fall into the time. */
function createViewersMap(
  grid: HeatGrid,
  people: readonly MapFixations[],
  radiusPx: number,
): MovingMap {
  const map = new ViewersMap(grid, radiusPx);
  const first = new Int32Array(people.length);
  const end = new Int32Array(people.length);
  let fromMs = 0;
  let toMs = 0;
  return {
    move(wantedFromMs, wantedToMs) {
      for (const [i, person] of people.entries()) {
        const newFirst = findFirstAfter(person, wantedFromMs);
        const newEnd = Math.max(findEndBefore(person, wantedToMs), newFirst);
        if (first[i] === newFirst && end[i] === newEnd) continue;
        if ((end[i] as number) > (first[i] as number)) {
          map.remove(person, fromMs, toMs);
        }
        map.add(person, wantedFromMs, wantedToMs);
        first[i] = newFirst;
        end[i] = newEnd;
      }
      fromMs = wantedFromMs;
      toMs = wantedToMs;
      return { grid, values: map.values, weight: 'viewers', people: people.length };
    },
  };
}

/** Behind the last fixation that has begun before a time. */
function findEndBefore(person: MapFixations, timeMs: number): number {
  let end = findEndAt(person, timeMs);
  while (end > 0 && person.onsetMs[end - 1] === timeMs) end--;
  return end;
}
