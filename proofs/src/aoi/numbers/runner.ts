import { findShapeAt, type Keyframe, prepareAoi, type Rectangle } from '@fovea/gaze/aoi';
import { loadStimulus } from '@fovea/testkit/people';

/**
 * Mean overlap of the film's runner with its true boxes, when it has a keyframe every so many ms and
 * where it comes and goes.
 */
export async function measureRunner(everyMs: number): Promise<number> {
  const { regions } = await loadStimulus('spot');
  const truth = regions.find(({ name }) => name === 'Runner')?.keyframes ?? [];
  const aoi = prepareAoi(
    truth.filter(
      ({ timestamp, visible }, i) =>
        timestamp % everyMs === 0 || (i > 0 && visible !== truth[i - 1]?.visible),
    ),
  );
  const seen = truth.filter(({ visible }) => visible);
  const overlaps = seen.map(({ timestamp, shape }) =>
    measureOverlap(shape, findShapeAt(aoi, timestamp)),
  );
  return overlaps.reduce((sum, each) => sum + each, 0) / overlaps.length;
}

/** Intersection over union of two boxes. */
function measureOverlap(a: Keyframe['shape'], b: Keyframe['shape'] | undefined): number {
  if (a.type !== 'rectangle' || b?.type !== 'rectangle') return 0;
  const side = (from: number, length: number, other: number, otherLength: number) =>
    Math.max(Math.min(from + length, other + otherLength) - Math.max(from, other), 0);
  const both = side(a.x, a.width, b.x, b.width) * side(a.y, a.height, b.y, b.height);
  const area = ({ width, height }: Rectangle) => width * height;
  return both / (area(a) + area(b) - both);
}
