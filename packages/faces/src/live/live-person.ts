import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import type { Device, Moment } from '#scene/scene.ts';
import { createBlinks } from '#sessions/blinks.ts';
import { drawPosture } from '#sessions/create-session.ts';

interface PlanePlace {
  readonly xMm: number;
  readonly yMm: number;
}

/** A jump of the eyes takes so long, and starts so long after its goal moved. */
const JUMP_MS = 45;
const REACTION_MS = 180;
/** A goal that moves less than this is followed smoothly. */
const JUMP_MM = 4;

/** A person in front of the camera as time goes on; `goal` is what they should look at. */
export interface LivePerson {
  momentAt(tMs: number, goal: PlanePlace): Moment;
}

export function createLivePerson(seed: number, device: Device): LivePerson {
  const random = createSeededRandom(seed * 69621 + 7);
  const posture = drawPosture(device, random);
  const blinkAt = createBlinks(random);
  const waves = Array.from({ length: 6 }, () => ({
    periodMs: 3000 + 5000 * random(),
    phase: 7 * random(),
  }));
  const sway = (i: number, tMs: number, size: number) => {
    const wave = waves[i] ?? { periodMs: 4000, phase: 0 };
    return size * Math.sin((2 * Math.PI * tMs) / wave.periodMs + wave.phase);
  };
  let aim: PlanePlace | undefined;
  let from: PlanePlace = { xMm: 0, yMm: 0 };
  let jumpMs = 0;
  let frame = 0;

  const gazeAt = (tMs: number): PlanePlace => {
    const share = Math.min(1, Math.max(0, (tMs - jumpMs) / JUMP_MS));
    const to = aim ?? from;
    return {
      xMm: from.xMm + (to.xMm - from.xMm) * share,
      yMm: from.yMm + (to.yMm - from.yMm) * share,
    };
  };
  return {
    momentAt(tMs, goal) {
      if (!aim) {
        aim = goal;
        from = goal;
      } else if (Math.hypot(goal.xMm - aim.xMm, goal.yMm - aim.yMm) > JUMP_MM) {
        from = gazeAt(tMs);
        aim = goal;
        jumpMs = tMs + REACTION_MS;
      } else if (tMs > jumpMs + JUMP_MS) {
        aim = goal;
        from = goal;
      }
      const gaze = gazeAt(tMs);
      frame++;
      return {
        target: {
          xMm: gaze.xMm + 0.6 * drawGaussian(random),
          yMm: gaze.yMm + 0.6 * drawGaussian(random),
        },
        head: {
          xMm: posture.xMm + sway(0, tMs, 4),
          yMm: posture.yMm + sway(1, tMs, 3),
          zMm: posture.zMm + sway(2, tMs, 6),
          yawDeg: posture.yawDeg + sway(3, tMs, 2),
          pitchDeg: posture.pitchDeg + sway(4, tMs, 1.6),
          rollDeg: posture.rollDeg + sway(5, tMs, 1.2),
        },
        blink: blinkAt(tMs),
        lids: 1,
        noiseSeed: frame,
      };
    },
  };
}
