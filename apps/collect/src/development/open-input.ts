import { createFace, createScene, type Dot, GLASSES, LIGHTS, toPlane } from '@fovea/faces';
import { openFaceStream } from '@fovea/faces/live';
import type { GuessedScreen } from './screen-guess.ts';

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
  if (choice.kind === 'camera') return openCamera();
  const scene = createScene({
    device: screen.device,
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
      const goal = toPlane(screen.device, dot);
      const target = findTruth()?.target;
      if (target === undefined) return true;
      return Math.hypot(target.xMm - goal.xMm, target.yMm - goal.yMm) > ARRIVED_MM;
    },
  };
}

async function openCamera(): Promise<TrackerInput> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: 'user',
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 30 },
    },
  });
  return {
    stream,
    isOnWay: () => false,
    close() {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
