import type { DecodedRecords, PageMap } from '@fovea/records';
import { drawMap, type LaidOutPage } from '#modules/analysis/draw-maps.ts';

/** The map of a page by the whole of the records, of the first so many people. */
export function drawWhole(
  { participants, pages }: DecodedRecords,
  layouts: readonly LaidOutPage[],
  page: number,
  people: number,
): PageMap | undefined {
  const recorded = pages[page];
  const none = new Float32Array(0);
  const toUnits = (values: Float32Array = none, scale: number) =>
    values.map((value) => value * scale);
  return drawMap(
    layouts.find(({ index }) => index === page),
    participants.slice(0, people),
    participants.map((_, i) => {
      const own = recorded?.fixations[i];
      return {
        immersion: recorded?.immersion[i] ?? null,
        fixations: {
          onset: toUnits(own?.onsetMs, 2),
          offset: toUnits(own?.offsetMs, 2),
          x: toUnits(own?.xPx, 4),
          y: toUnits(own?.yPx, 4),
        },
      };
    }),
  );
}
