import { toAoiColour } from './aoi-colours.ts';

/** The colour of an area beside its name. Colour is never alone. */
export function AoiSwatch({ slot }: { slot: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: toAoiColour(slot) }}
      className="keep-color size-2.5 flex-none rounded-[4px]"
    />
  );
}
