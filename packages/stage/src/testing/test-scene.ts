import type { FixationList } from '#fixation-list.ts';
import { DEFAULT_VIEW } from '#view-options.ts';
import type { ViewScene } from '#view-scene.ts';

/** A picture of 100 px by 100 px at twice its size, 10 px from the left and 20 px from the top. */
export function createTestScene(changes: Partial<ViewScene> = {}): ViewScene {
  const count = changes.fixations?.length ?? changes.tracks?.length ?? 0;
  const shown = changes.shown ?? new Uint8Array(count).fill(1);
  return {
    options: DEFAULT_VIEW,
    durationMs: 10_000,
    picture: { widthPx: 100, heightPx: 100 },
    place: { xPx: 10, yPx: 20, widthPx: 200, heightPx: 200 },
    tracks: [],
    fixations: [],
    shown,
    shownCount: shown.reduce((sum, each) => sum + each, 0),
    marked: new Uint8Array(count),
    heat: undefined,
    areas: [],
    ...changes,
  };
}

/** Fixations as rows of onset, offset, x and y. */
export function createFixationList(
  ...rows: (readonly [onset: number, offset: number, x: number, y: number])[]
): FixationList {
  return {
    onsetMs: Float64Array.from(rows, ([onset]) => onset),
    offsetMs: Float64Array.from(rows, ([, offset]) => offset),
    x: Float64Array.from(rows, ([, , x]) => x),
    y: Float64Array.from(rows, ([, , , y]) => y),
  };
}
