import { type Keyframe, prepareAoi } from '@fovea/gaze/aoi';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { MeasuredArea, MetricsPage } from '@fovea/stage';
import { createPeople } from './people.ts';

export const MEASURED = { people: 500, areas: 12, pageMs: 15_000 } as const;
const KEYFRAME_MS = 1_000;
const CORNERS = 8;

/** People who look at a page of 15 s. Runs in browsers as in Node. */
export function createMetricsPage(people: number = MEASURED.people): MetricsPage {
  const { tracks, page } = createPeople(people);
  return {
    picture: page.picture,
    fixations: page.fixations.map((list) => {
      const n = list?.offsetMs.findIndex((ms) => ms > MEASURED.pageMs);
      return (
        list && {
          onsetMs: list.onsetMs.slice(0, n),
          offsetMs: list.offsetMs.slice(0, n),
          x: list.x.slice(0, n),
          y: list.y.slice(0, n),
        }
      );
    }),
    tracks: tracks.map(({ tMs, x, y, valid }) => {
      const n = tMs.findIndex((ms) => ms >= MEASURED.pageMs);
      return {
        tMs: tMs.slice(0, n),
        x: x.slice(0, n),
        y: y.slice(0, n),
        valid: valid.slice(0, n),
      };
    }),
    times: Array.from({ length: people }, () => ({ shownMs: MEASURED.pageMs, rateHz: 30 })),
  };
}

/** Polygons that move all the time, with a keyframe a second. */
export function createMovingAreas(seed: number): MeasuredArea[] {
  const random = createSeededRandom(seed);
  return Array.from({ length: MEASURED.areas }, (_, i) => {
    const keyframes = Array.from(
      { length: MEASURED.pageMs / KEYFRAME_MS },
      (_, k): Keyframe => ({
        timestamp: k * KEYFRAME_MS,
        shape: { type: 'polygon', points: createRing(0.2 + 0.6 * random(), 0.2 + 0.6 * random()) },
        easing: 'linear',
        visible: true,
      }),
    );
    return { id: `${i}`, group: i % 3 === 0 ? 'some' : null, parts: [prepareAoi(keyframes)] };
  });
}

function createRing(cx: number, cy: number) {
  return Array.from({ length: CORNERS }, (_, i) => {
    const turn = (2 * Math.PI * i) / CORNERS;
    return [cx + 0.15 * Math.cos(turn), cy + 0.1 * Math.sin(turn)] as const;
  });
}
