import type { StoredParticipant } from '@fovea/contract';
import { ASSUMED_DISTANCE_CM, measurePxPerDegree } from '@fovea/gaze/geometry';
import type { FixationTrack, RecordedPage } from '@fovea/records';
import type { FixationList, HeatPage } from '@fovea/stage';
import { createPlacement, type Placement } from './placement.ts';
import type { ShownPage, StagePage } from './stage-page.ts';

/** What a CSS px is meant to be. Only records of the first version do not say what it was. */
const USUAL_PX_PER_DEGREE = measurePxPerDegree({
  distanceCm: ASSUMED_DISTANCE_CM.phone,
  ppi: 160,
  pixelRatio: 1,
});

/** Fixations on a page as places on the stage's page, px, and how large a degree is there. */
export function toPageFixations(
  recorded: Pick<RecordedPage, 'fixations'> | undefined,
  participants: readonly StoredParticipant[],
  page: ShownPage,
  stage: StagePage,
): HeatPage {
  const pxPerDegree = new Float64Array(participants.length);
  const fixations = participants.map((participant, i) => {
    const placement = createPlacement(page, participant, stage);
    pxPerDegree[i] = findPxPerDegree(participant) * placement.scale;
    const track = recorded?.fixations[i];
    return track && toFixationList(track, placement);
  });
  return { picture: stage.size, fixations, pxPerDegree };
}

/** Half a sample before the first one would be before the page. */
function toFixationList(track: FixationTrack, placement: Placement): FixationList {
  const onsetMs = Float64Array.from(track.onsetMs, (ms) => Math.max(ms, 0));
  const offsetMs = Float64Array.from(track.offsetMs, (ms, i) => Math.max(ms, onsetMs[i] as number));
  const x = new Float64Array(onsetMs.length);
  const y = new Float64Array(onsetMs.length);
  for (let i = 0; i < x.length; i++) {
    // Where no picture is, it lies beside all of them.
    const isPlaced = placement.put(track.xPx[i] as number, track.yPx[i] as number);
    x[i] = isPlaced ? placement.xPx : -1;
    y[i] = isPlaced ? placement.yPx : -1;
  }
  return { onsetMs, offsetMs, x, y };
}

function findPxPerDegree(participant: StoredParticipant): number {
  const measured = 'pxPerDegree' in participant ? Number(participant.pxPerDegree) : 0;
  return measured > 0 ? measured : USUAL_PX_PER_DEGREE;
}
