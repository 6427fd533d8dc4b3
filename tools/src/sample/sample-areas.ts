import type { Aoi, AoiKeyframe } from '@fovea/contract';
import type { Keyframe } from '@fovea/gaze/aoi';
import { loadStimulus } from '@fovea/testkit/people';
import { toSampleId } from './sample-ids.ts';

/** Number of areas that people look at first in a stimulus. */
const AREAS_OF_A_STIMULUS = 4;
const STIMULI = ['ad-yuzu', 'spot'] as const;

/** The first regions of the ad and of the film. */
export async function listSampleAreas(
  experimentId: string,
  createdAt: string,
  findAssetId: (stimulus: string) => string,
): Promise<Aoi[]> {
  const areas: Aoi[] = [];
  let keyframeCount = 0;
  for (const name of STIMULI) {
    const { regions } = await loadStimulus(name);
    const first = regions.toSorted((a, b) => a.order - b.order).slice(0, AREAS_OF_A_STIMULUS);
    for (const region of first) {
      areas.push({
        aoiId: toSampleId('area', areas.length + 1),
        experimentId,
        assetId: findAssetId(name),
        createdAt,
        name: region.name,
        color: (areas.length % AREAS_OF_A_STIMULUS) + 1,
        group: null,
        tags: [],
        keyframeAoi: {
          keyframes: withoutRepeats(region.keyframes).map((keyframe) => ({
            id: toSampleId('keyframe', ++keyframeCount),
            ...keyframe,
            // Only the calls' type lets points be written.
            shape: keyframe.shape as AoiKeyframe['shape'],
          })),
        },
        version: 1,
      });
    }
  }
  return areas;
}

/** While an area is hidden, one keyframe says so. */
function withoutRepeats(keyframes: readonly Keyframe[]): Keyframe[] {
  return keyframes.filter((each, i) => each.visible || (keyframes[i - 1]?.visible ?? true));
}
