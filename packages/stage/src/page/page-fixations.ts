import type { Size } from '@fovea/gaze/geometry';
import type { FixationList } from '#fixation-list.ts';
import type { HeatPage } from '#heat/heat-page.ts';
import { createPlacement, type Placement } from './placement.ts';
import type { StageLayout } from './stage-layout.ts';

/** Fixations as records keep them: ms from the beginning of the page, CSS px of the scrolled page. */
export interface ScreenFixations {
  readonly onsetMs: Float32Array;
  readonly offsetMs: Float32Array;
  readonly xPx: Float32Array;
  readonly yPx: Float32Array;
}

/** The screen that somebody held. */
export interface PersonScreen extends Size {
  readonly pxPerDegree: number;
}

/** Fixations on a page as places on the stage's page, px, and how large a degree is there. */
export function toPageFixations(
  tracks: readonly (ScreenFixations | undefined)[],
  people: readonly PersonScreen[],
  stage: StageLayout,
): HeatPage {
  const pxPerDegree = new Float64Array(people.length);
  // One column for all, so that a worker gets four pieces of memory instead of thousands.
  const all = createColumns(tracks.reduce((sum, track) => sum + (track?.xPx.length ?? 0), 0));
  let end = 0;
  const fixations = people.map((person, i) => {
    const placement = createPlacement(stage, person);
    pxPerDegree[i] = person.pxPerDegree * placement.scale;
    const track = tracks[i];
    if (track === undefined) return undefined;
    const start = end;
    end += track.xPx.length;
    const list = {
      onsetMs: all.onsetMs.subarray(start, end),
      offsetMs: all.offsetMs.subarray(start, end),
      x: all.x.subarray(start, end),
      y: all.y.subarray(start, end),
    };
    fillList(list, track, placement);
    return list;
  });
  return { picture: stage.size, fixations, pxPerDegree };
}

function createColumns(n: number): FixationList {
  return {
    onsetMs: new Float64Array(n),
    offsetMs: new Float64Array(n),
    x: new Float64Array(n),
    y: new Float64Array(n),
  };
}

function fillList(list: FixationList, track: ScreenFixations, placement: Placement): void {
  for (let i = 0; i < list.x.length; i++) {
    // Half a sample before the first one would be before the page.
    const onsetMs = Math.max(track.onsetMs[i] as number, 0);
    list.onsetMs[i] = onsetMs;
    list.offsetMs[i] = Math.max(track.offsetMs[i] as number, onsetMs);
    // Where no picture is, it lies beside all of them.
    const isPlaced = placement.put(track.xPx[i] as number, track.yPx[i] as number);
    list.x[i] = isPlaced ? placement.xPx : -1;
    list.y[i] = isPlaced ? placement.yPx : -1;
  }
}
