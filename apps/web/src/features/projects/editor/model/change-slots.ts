import { LAYOUT_SLOTS, type Layout } from '@fovea/contract';

/**
 * The pictures of a page in another layout. They keep their places unless one would be lost, then
 * they move together; `lost` counts those that still have no place.
 */
export function changeSlots<Picture>(
  pictures: readonly (Picture | null)[],
  layout: Layout,
): { slots: (Picture | null)[]; lost: number } {
  const count = LAYOUT_SLOTS[layout];
  const fits = pictures.slice(count).every((picture) => picture === null);
  const kept = fits ? pictures : pictures.filter((picture) => picture !== null);
  return {
    slots: Array.from({ length: count }, (_, slot) => kept[slot] ?? null),
    lost: kept.slice(count).filter((picture) => picture !== null).length,
  };
}
