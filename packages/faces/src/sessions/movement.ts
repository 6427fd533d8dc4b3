import { drawGaussian } from '@fovea/gaze/synthetic';
import type { HeadPlace } from '#scene/placement.ts';

/** How a person holds the head: still, swaying, or swaying and seated anew before validation. */
export type Movement = 'static' | 'sway' | 'shift';

const KEYS = ['xMm', 'yMm', 'zMm', 'yawDeg', 'pitchDeg', 'rollDeg'] as const;

/** Standard deviation of the sway in the order of KEYS, and what a new posture adds or takes. */
const SWAY = [4, 3, 6, 1.8, 1.5, 1.2] as const;
const SHIFT = [14, 8, 28, 4, 3, 2] as const;

/** Slow wandering about a place; `step` is called once a frame. */
export interface HeadWalk {
  step(isNewDot: boolean): HeadPlace;
  shift(): void;
}

export function createHeadWalk(
  base: HeadPlace,
  movement: Movement,
  random: () => number,
): HeadWalk {
  const strength = movement === 'static' ? 0 : 1;
  const away = new Float64Array(KEYS.length);
  let posture = base;
  return {
    step(isNewDot) {
      const [keep, stir] = isNewDot ? [0.75, 0.66] : [0.99, 0.06];
      SWAY.forEach((spread, i) => {
        away[i] = (away[i] as number) * keep + strength * spread * stir * drawGaussian(random);
      });
      return addTo(posture, away);
    },
    shift() {
      posture = addTo(
        posture,
        SHIFT.map((size) => (random() < 0.5 ? -size : size)),
      );
    },
  };
}

function addTo(place: HeadPlace, add: ArrayLike<number>): HeadPlace {
  const moved: Record<(typeof KEYS)[number], number> = { ...place };
  KEYS.forEach((key, i) => {
    moved[key] += add[i] as number;
  });
  return moved;
}
