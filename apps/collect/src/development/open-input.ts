import {
  createFace,
  createScene,
  type Device,
  type Dot,
  GLASSES,
  LIGHTS,
  toPlane,
} from '@fovea/faces';
import { openFaceStream } from '@fovea/faces/live';
import { openCamera } from '#tracking/open-camera.ts';
import type { GuessedScreen } from '#tracking/screen-guess.ts';

export const LIGHT_NAMES = ['even', 'lamp', 'side', 'dim', 'window'] as const;
export const GLASSES_NAMES = ['none', 'thin', 'thick', 'mirror'] as const;

/** Eyes tremble: so near is there. */
const ARRIVED_MM = 5;

export interface InputChoice {
  readonly kind: 'camera' | 'person';
  /** Which rendered person; the number makes the face. */
  readonly person: number;
  readonly light: (typeof LIGHT_NAMES)[number];
  readonly glasses: (typeof GLASSES_NAMES)[number];
}

export interface TrackerInput {
  readonly stream: MediaStream;
  /** The eyes look elsewhere, where that is known. */
  isOnWay(dot: Dot): boolean;
  close(): void;
}

/** A rendered person looks at what `getDot` says; somebody in front of a camera where they like. */
export async function openInput(
  choice: InputChoice,
  screen: GuessedScreen,
  getDot: () => Dot,
): Promise<TrackerInput> {
  if (choice.kind === 'camera') return openOwnCamera();
  const device = toDevice(screen);
  const scene = createScene({
    device,
    light: LIGHTS[choice.light],
    glasses: choice.glasses === 'none' ? null : GLASSES[choice.glasses],
    // Drawing shares the processor with what is being tried.
    samples: 1,
  });
  const face = createFace(choice.person);
  const { stream, findTruth, close } = openFaceStream({ face, scene, seed: choice.person, getDot });
  return {
    stream,
    close,
    isOnWay(dot) {
      const goal = toPlane(device, dot);
      const target = findTruth()?.target;
      if (target === undefined) return true;
      return Math.hypot(target.xMm - goal.xMm, target.yMm - goal.yMm) > ARRIVED_MM;
    },
  };
}

/** The device that a rendered person looks at. */
function toDevice({ kind, widthPx, heightPx, mmPerPx, ...rest }: GuessedScreen): Device {
  const { cameraAboveMm, distanceMm } = rest;
  const [widthMm, heightMm] = [widthPx * mmPerPx, heightPx * mmPerPx];
  return { name: kind, widthPx, heightPx, widthMm, heightMm, cameraAboveMm, distanceMm };
}

async function openOwnCamera(): Promise<TrackerInput> {
  const { stream, close } = await openCamera();
  return { stream, isOnWay: () => false, close };
}
