import { type Keyframe, prepareAoi } from '@fovea/gaze/aoi';
import type { Size } from '@fovea/gaze/geometry';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import type { Region, Stimulus } from './stimulus.ts';

const COLUMNS = 2;
const ROWS = 3;
/** Weight of all regions together. */
const WEIGHT = 0.8;

/**
 * Regions on a picture that nobody described, so that it has a truth too: one in each of some cells
 * of a grid. The same for a key, whoever looks.
 */
export function createDrawnStimulus(
  key: string,
  size: Size,
  durationMs: number | null = null,
): Stimulus {
  const random = createSeededRandom(toSeed(key));
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => ({ cell, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, 3 + Math.floor(random() * 2));
  const raw = cells.map(() => 0.5 + random());
  const total = raw.reduce((sum, each) => sum + each, 0);
  return {
    name: key,
    ...size,
    isScrolled: false,
    durationMs,
    regions: cells.map(({ cell }, i): Region => {
      const keyframes = [toKeyframe(cell, random)];
      return {
        name: `Region ${i + 1}`,
        weight: (WEIGHT * (raw[i] ?? 0)) / total,
        order: i + 1,
        keyframes,
        aoi: prepareAoi(keyframes),
      };
    }),
  };
}

function toKeyframe(cell: number, random: () => number): Keyframe {
  const width = (0.7 + 0.25 * random()) / COLUMNS;
  const height = (0.7 + 0.25 * random()) / ROWS;
  const x = (cell % COLUMNS) / COLUMNS + random() * (1 / COLUMNS - width);
  const y = Math.floor(cell / COLUMNS) / ROWS + random() * (1 / ROWS - height);
  const shape = { type: 'rectangle', x, y, width, height } as const;
  return { timestamp: 0, shape, easing: 'hold', visible: true };
}

/** FNV-1a, 32 bits. */
function toSeed(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) {
    hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
