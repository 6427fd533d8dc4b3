import {
  type KNorms,
  measureImmersion,
  measureK,
  measureKNorms,
  type PageEvents,
} from '@fovea/gaze/attention';
import { measureSaccades, SACCADE_DEFAULTS } from '@fovea/gaze/events';
import type { FixationTrack, FoundRecords } from '@fovea/records';
import type { GazeTrack } from '@fovea/stage';

type Person = FoundRecords['participants'][number];

/**
 * Scores of one person on a page, window by window. Records keep levels alone: the score is made
 * anew from what they keep, as it was made of the recording. Undefined for a person who never saw the page.
 */
export function measureScores(
  { participants, pages }: Pick<FoundRecords, 'participants' | 'pages'>,
  pageId: string,
  place: number,
  { tMs, valid }: Pick<GazeTrack, 'tMs' | 'valid'>,
): Float64Array | undefined {
  const own = pages.find(({ id }) => id === pageId)?.fixations[place];
  const person = participants[place];
  if (own === undefined || person === undefined) return undefined;
  const { expectedHz, pxPerDegree } = person;
  const events = toEvents(own, pxPerDegree);
  const norms = findNorms(person, () =>
    pages.flatMap(({ fixations }) => {
      const track = fixations[place];
      return track ? [toEvents(track, pxPerDegree)] : [];
    }),
  );
  const times = Float64Array.from(tMs);
  return measureImmersion({
    // Where gaze was does not matter, only whether it was there.
    signal: { tMs: times, x: times, y: times, valid },
    fixations: events.fixations,
    k: norms && measureK(events, norms),
    expectedRateHz: expectedHz,
    durationMs: times.at(-1) ?? 0,
  }).score;
}

/** Records of a Basic project have no norms: they are made of all pages, as they were. */
function findNorms({ kNorms }: Person, listEvents: () => readonly PageEvents[]): KNorms | null {
  return kNorms ?? measureKNorms(listEvents());
}

function toEvents({ onsetMs, offsetMs, xPx, yPx }: FixationTrack, pxPerDegree: number): PageEvents {
  const none = new Uint32Array(xPx.length);
  const fixations = {
    onsetMs: Float64Array.from(onsetMs),
    offsetMs: Float64Array.from(offsetMs),
    x: Float64Array.from(xPx),
    y: Float64Array.from(yPx),
    from: none,
    to: none,
  };
  return { fixations, saccades: measureSaccades(fixations, { ...SACCADE_DEFAULTS, pxPerDegree }) };
}
