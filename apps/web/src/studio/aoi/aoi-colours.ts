import type { Aoi } from '@fovea/contract';
import { getSlotColour } from '@fovea/stage';

/** The palette of areas: what is stored is the slot, 1 to 8. Both themes have a colour of that hue. */
export const AOI_COLOURS = [
  { slot: 1, hue: 'blue' },
  { slot: 2, hue: 'amber' },
  { slot: 3, hue: 'green' },
  { slot: 4, hue: 'rose' },
  { slot: 5, hue: 'yellow' },
  { slot: 6, hue: 'red' },
  { slot: 7, hue: 'cyan' },
  { slot: 8, hue: 'violet' },
] as const;

/** The last two are kept for groups that are compared, so that no group looks like an area. */
const NEW_SLOTS = 6;

/** On surfaces of the app: as CSS, so that it follows the theme. */
export const toAoiColour = (slot: number): string => `var(--c${slot})`;

/** Over a picture, in both themes. */
export const toAoiStageColour = (slot: number): string => getSlotColour(slot - 1);

/** Colour of a new area: the slot used least of the first six, the lowest of equals. */
export function findNewAoiSlot(aois: readonly Pick<Aoi, 'color'>[]): number {
  const uses = Array.from({ length: NEW_SLOTS }, () => 0);
  for (const { color } of aois) uses[color - 1] = (uses[color - 1] ?? 0) + 1;
  const slots = uses.slice(0, NEW_SLOTS);
  return slots.indexOf(Math.min(...slots)) + 1;
}
