import { LIMITS } from '@fovea/contract';
import { toVideoLimits } from '@fovea/contract/limits';
import { expect, it } from 'vitest';
import { createSurroundings } from '#platform/health/surroundings.ts';
import { VIDEO_LIMITS } from './asset-limits.ts';
import { countParts } from './upload-plan.ts';

const GB = 1_073_741_824;
const MB = 1_048_576;

it('follow from the largest video, as the parts of an upload and the free disk do', async () => {
  const findFault = async (free: number) => {
    const surroundings = createSurroundings({
      storage: { findHead: async () => undefined, copies: undefined },
      jobs: { measureWaiting: async () => ({ ageS: new Map(), parked: 0 }) },
      measureFree: async () => free,
    });
    await surroundings.look();
    return surroundings.findFault(['disk']);
  };
  const { videoMaxBytes } = LIMITS;
  expect(VIDEO_LIMITS.fileBytes).toBe(videoMaxBytes);
  expect(toVideoLimits(videoMaxBytes).uploadPartsMax).toBe(countParts(videoMaxBytes));
  expect(toVideoLimits(GB).uploadPartsMax).toBe(countParts(GB));
  expect(await findFault(2 * videoMaxBytes)).toBe(
    `the disk has ${(2 * videoMaxBytes) / MB} MB left`,
  );
  expect(await findFault(3 * videoMaxBytes)).toBeUndefined();
});

it('of a video stay below 2 GiB, which the column of its size can hold', () => {
  expect(LIMITS.videoMaxBytes).toBeLessThan(2 * GB);
});
