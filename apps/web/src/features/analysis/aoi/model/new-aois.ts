import { AOI_LIMITS, type Aoi } from '@fovea/contract';
import type { Keyframe } from '@fovea/gaze/aoi';
import type { CommandQueue } from '#studio/aoi/commands/command-queue.ts';
import { toStored } from './keyframe-edits.ts';

/** An area that is about to be made, wherever it comes from. */
export interface NewAoi extends Pick<Aoi, 'name' | 'color' | 'group'> {
  readonly tags: readonly string[];
  readonly keyframes: readonly Keyframe[];
}

/** How many areas more a picture takes. */
export function findRoom(aois: readonly Pick<Aoi, 'assetId'>[], assetId: string): number {
  return AOI_LIMITS.aoisMax - aois.filter((each) => each.assetId === assetId).length;
}

/** Puts areas onto a picture, as many as it has room for; the ids that they have now. */
export function addAois(queue: CommandQueue, assetId: string, aois: readonly NewAoi[]): string[] {
  const room = findRoom(queue.get().aois, assetId);
  return aois.slice(0, room).map(({ name, color, group, tags, keyframes }) => {
    const aoiId = queue.newId();
    const aoi: Aoi = {
      name,
      color,
      group,
      tags: [...tags],
      aoiId,
      assetId,
      experimentId: '',
      createdAt: null,
      keyframeAoi: {
        keyframes: keyframes.map(({ timestamp, shape, easing, visible }) => ({
          id: queue.newId(),
          timestamp,
          shape: toStored(shape),
          easing,
          visible,
        })),
      },
      version: 1,
    };
    queue.run({ kind: 'addAoi', aoi });
    return queue.findId(aoiId);
  });
}

/** For a page that lasts so long: with the keyframes it has time for, or else with the first at once. */
export function toCopy({ keyframeAoi: { keyframes }, ...fields }: Aoi, pageMs: number): NewAoi {
  const inTime = keyframes.filter(({ timestamp }) => timestamp <= pageMs);
  const first = keyframes.slice(0, 1).map((each) => ({ ...each, timestamp: 0 }));
  return { ...fields, keyframes: inTime.length > 0 ? inTime : first };
}
