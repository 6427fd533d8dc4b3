import type { Keyframe } from '@fovea/gaze/aoi';
import { loadStimulus } from '@fovea/testkit/people';
import { toSampleId } from './sample-ids.ts';

/** What people look at first in a stimulus. */
const AREAS_OF_A_STIMULUS = 4;
const STIMULI = ['ad-yuzu', 'spot'] as const;

/** An area of interest as it lies beside the records. */
export interface SampleArea {
  readonly aoiId: string;
  readonly experimentId: string;
  readonly assetId: string;
  readonly createdAt: string;
  readonly name: string;
  readonly keyframeAoi: { readonly keyframes: readonly ({ readonly id: string } & Keyframe)[] };
}

/** The first regions of the ad and of the film. */
export async function listSampleAreas(
  experimentId: string,
  createdAt: string,
  findAssetId: (stimulus: string) => string,
): Promise<SampleArea[]> {
  const areas: SampleArea[] = [];
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
        keyframeAoi: {
          keyframes: withoutRepeats(region.keyframes).map((keyframe) => ({
            id: toSampleId('keyframe', ++keyframeCount),
            ...keyframe,
          })),
        },
      });
    }
  }
  return areas;
}

/** While an area is hidden, one keyframe says so. */
function withoutRepeats(keyframes: readonly Keyframe[]): Keyframe[] {
  return keyframes.filter((each, i) => each.visible || (keyframes[i - 1]?.visible ?? true));
}
