import { SCARF_ROW_PX } from '@fovea/stage';

/** More rows of people scroll. */
const MOST_SCARF_PX = 112;
const LEAST_SCARF_PX = 24;

export function toScarfHeightPx(people: number): number {
  return Math.min(Math.max(people * SCARF_ROW_PX, LEAST_SCARF_PX), MOST_SCARF_PX);
}
