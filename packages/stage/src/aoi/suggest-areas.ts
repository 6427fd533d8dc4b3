import type { Rectangle } from '@fovea/gaze/aoi';
import { measureSigmaPx } from '@fovea/gaze/maps';
import { type HeatPage, type MapFixations, toMapPage } from '#heat/heat-page.ts';
import { listHeatPeaks } from '#heat/heat-peaks.ts';
import type { TimeRange } from '#view-options.ts';

const MOST_SUGGESTED = 4;
/** The field that an eye sees sharply around a place, and a little beside it. */
const SIDE_DEGREES = 4;

/**
 * Boxes on the hottest spots, the hottest first, 0..1 of the page. None is smaller than what can be
 * relied on (`leastSidePx`, px of the page); where that is larger than the page, there is none. Spots
 * that are `isTaken`, by their place in 0..1 of the page, are left to the next hottest.
 */
export function suggestAreas(
  page: HeatPage,
  shown: Uint8Array,
  range: TimeRange,
  leastSidePx = 0,
  isTaken: (x: number, y: number) => boolean = () => false,
): Rectangle[] {
  const map = toMapPage(page);
  const slots = [...map.fixations.keys()].filter(
    (slot) => shown[slot] === 1 && map.fixations[slot] !== undefined,
  );
  const people = slots.map((slot) => map.fixations[slot] as MapFixations);
  const degreePx = measureSigmaPx(
    slots.map((slot) => map.pxPerDegree[slot] as number),
    1,
  );
  const { widthPx, heightPx } = map.grid;
  const sidePx = Math.max(SIDE_DEGREES * degreePx, leastSidePx * map.scale);
  if (leastSidePx * map.scale > Math.min(widthPx, heightPx)) return [];
  const [width, height] = [Math.min(sidePx / widthPx, 1), Math.min(sidePx / heightPx, 1)];
  const boxes: Rectangle[] = [];
  for (const { x, y } of listHeatPeaks(map, people, degreePx, range)) {
    const [middleX, middleY] = [x / widthPx, y / heightPx];
    // A peak inside a box that is there already belongs to it.
    const isInBox = boxes.some(
      (box) =>
        middleX >= box.x &&
        middleX < box.x + box.width &&
        middleY >= box.y &&
        middleY < box.y + box.height,
    );
    if (isInBox || boxes.length === MOST_SUGGESTED || isTaken(middleX, middleY)) continue;
    const place = (middle: number, side: number) =>
      Math.min(Math.max(middle - side / 2, 0), 1 - side);
    boxes.push({
      type: 'rectangle',
      x: place(middleX, width),
      y: place(middleY, height),
      width,
      height,
    });
  }
  return boxes;
}
