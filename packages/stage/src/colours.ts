/**
 * Colours of participants by slot. Over pictures always the set made for dark grounds, in both
 * themes, with an ink edge around it.
 */
const SLOT_COLOURS = [
  '#497cfd',
  '#fac871',
  '#aef1bb',
  '#c95d7b',
  '#dbec1a',
  '#dd503f',
  '#46fbfb',
  '#a97cc9',
] as const;

export const INK = '#0a0b0d';
export const NEUTRAL = '#ffffff';

export function getSlotColour(slot: number): string {
  return SLOT_COLOURS[slot % SLOT_COLOURS.length] as string;
}

/** From the ninth on the colours repeat, as rings instead of discs. */
export function isRingSlot(slot: number): boolean {
  return slot >= SLOT_COLOURS.length;
}
