import { createSeededRandom, drawGaussian } from '@fovea/gaze/synthetic';
import { mix } from '#model/noise.ts';
import type { HeadPlace } from '#scene/placement.ts';
import type { Device, Moment } from '#scene/scene.ts';
import { createBlinks } from './blinks.ts';
import { createHeadWalk, type Movement } from './movement.ts';

/** A place on the screen in shares of its width and height. */
export interface Dot {
  readonly u: number;
  readonly v: number;
}

/** Some dots one after the other, so many frames each. */
export interface DotRun {
  readonly phase: 'calibration' | 'validation';
  readonly dots: readonly Dot[];
  readonly framesPerDot: number;
}

export interface SessionPlan {
  readonly seed: number;
  readonly device: Device;
  readonly movement: Movement;
  readonly runs: readonly DotRun[];
  readonly rateHz: number;
}

export interface PlannedFrame {
  readonly tMs: number;
  readonly phase: DotRun['phase'];
  readonly dot: number;
  /** Since the dot appeared. */
  readonly sinceMs: number;
  /** The dot in the plane of the screen, in camera axes. The eyes miss it a little. */
  readonly dotMm: { readonly xMm: number; readonly yMm: number };
  readonly moment: Moment;
}

/** The eyes start to move so long after a dot appears. */
const REACTION_MS = [140, 220] as const;
/** People do not look at the very middle of a dot, and their eyes tremble about it: degrees. */
const MISS_DEG = 0.3;
const TREMBLE_DEG = 0.12;
const RAD = Math.PI / 180;

/** Frames of a person who follows dots. The same plan gives the same frames. */
export function createSession({
  seed,
  device,
  movement,
  runs,
  rateHz,
}: SessionPlan): PlannedFrame[] {
  const random = createSeededRandom(seed * 48271 + 3);
  const walk = createHeadWalk(drawPosture(device, random), movement, random);
  const blinkAt = createBlinks(random);
  const usualLids = mix(0.93, 1.04, random());
  const frames: PlannedFrame[] = [];
  let lids = 0;
  let gaze = toPlane(device, { u: 0.5, v: 0.5 });
  runs.forEach(({ phase, dots, framesPerDot }, run) => {
    if (run > 0 && movement === 'shift') walk.shift();
    dots.forEach((each, dot) => {
      const dotMm = toPlane(device, each);
      const reactionMs = mix(...REACTION_MS, random());
      const miss = [drawGaussian(random) * MISS_DEG, drawGaussian(random) * MISS_DEG] as const;
      lids = lids * 0.7 + 0.03 * drawGaussian(random);
      for (let i = 0; i < framesPerDot; i++) {
        const tMs = (frames.length * 1000) / rateHz;
        const head = walk.step(i === 0);
        const sinceMs = (i * 1000) / rateHz;
        if (sinceMs >= reactionMs) gaze = dotMm;
        const off = (k: 0 | 1) => {
          const deg = (gaze === dotMm ? miss[k] : 0) + TREMBLE_DEG * drawGaussian(random);
          return Math.tan(deg * RAD) * head.zMm;
        };
        frames.push({
          tMs,
          phase,
          dot,
          sinceMs,
          dotMm,
          moment: {
            target: { xMm: gaze.xMm + off(0), yMm: gaze.yMm + off(1) },
            head,
            blink: blinkAt(tMs),
            lids: usualLids + lids,
            noiseSeed: seed * 100_000 + frames.length,
          },
        });
      }
    });
  });
  return frames;
}

/** Right on the screen is left in the frame, since the camera looks at the person. */
export function toPlane(device: Device, { u, v }: Dot): { xMm: number; yMm: number } {
  return { xMm: -(u - 0.5) * device.widthMm, yMm: device.cameraAboveMm + v * device.heightMm };
}

export function drawPosture({ distanceMm, heightMm }: Device, random: () => number): HeadPlace {
  return {
    xMm: 5 * drawGaussian(random),
    yMm: 0.16 * heightMm + 6 * drawGaussian(random),
    zMm: distanceMm + 10 * drawGaussian(random),
    yawDeg: 1.5 * drawGaussian(random),
    pitchDeg: 1 + 2 * drawGaussian(random),
    rollDeg: 1.5 * drawGaussian(random),
  };
}
