import type { Rgb } from '#model/face.ts';
import type { HeadPlace } from './placement.ts';

export interface Camera {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
}

/** A phone or tablet: the plane of its screen holds the camera, which is the origin. */
export interface Device {
  readonly name: 'phone' | 'tablet';
  readonly widthMm: number;
  readonly heightMm: number;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The camera above the upper edge of the screen, in the middle of its width. */
  readonly cameraAboveMm: number;
  /** How far away people hold it. */
  readonly distanceMm: number;
}

export interface Light {
  /** Where the lamp is as the camera sees it: 0 beside the camera, 90 at the right of the frame. */
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  /** Brightness of the lamp, of the room and of the screen on the face; 1 is a bright room. */
  readonly lamp: number;
  readonly room: number;
  readonly screen: number;
  /** Lower is warmer: 0 warm, 1 cold. */
  readonly coldness: number;
}

export interface Glasses {
  readonly rim: Rgb;
  readonly rimMm: number;
  readonly shape: 'round' | 'square';
  /** Light that the lens takes, 0 to 1. */
  readonly tint: number;
  /** Strength of what the lens mirrors, 0 to 1; 2 hides the eyes where it mirrors a lamp. */
  readonly glare: number;
  /** Half the width of the window that the lens mirrors, as the sine of its angle. */
  readonly pane?: number;
}

export interface Scene {
  readonly camera: Camera;
  readonly device: Device;
  readonly light: Light;
  readonly glasses: Glasses | null;
  /** Standard deviation of a pixel in steps of 255 in bright light; it grows with the gain. */
  readonly noise: number;
  readonly blurPx: number;
  readonly backgroundSeed: number;
  /** 4 samples a pixel, or 1 for a quick look. */
  readonly samples: 4 | 1;
}

/** The person's state in one frame. */
export interface Moment {
  /** Where the eyes point, in the plane of the screen, in camera axes. */
  readonly target: { readonly xMm: number; readonly yMm: number };
  readonly head: HeadPlace;
  /** 0 open, 1 closed. */
  readonly blink: number;
  /** Share of the usual opening: below 1 is a squint. */
  readonly lids: number;
  readonly noiseSeed: number;
}

export const DEVICES: Readonly<Record<'phone' | 'tablet', Device>> = {
  phone: {
    name: 'phone',
    widthMm: 64.5,
    heightMm: 139.8,
    widthPx: 390,
    heightPx: 844,
    cameraAboveMm: 5,
    distanceMm: 330,
  },
  tablet: {
    name: 'tablet',
    widthMm: 157,
    heightMm: 226,
    widthPx: 820,
    heightPx: 1180,
    cameraAboveMm: 7,
    distanceMm: 450,
  },
};

export const CAMERA: Camera = { widthPx: 640, heightPx: 480, focalPx: 560 };

export const LIGHTS = {
  even: { azimuthDeg: -20, elevationDeg: 40, lamp: 0.55, room: 0.6, screen: 0.12, coldness: 0.5 },
  lamp: { azimuthDeg: 35, elevationDeg: 45, lamp: 0.9, room: 0.32, screen: 0.12, coldness: 0.25 },
  side: { azimuthDeg: 75, elevationDeg: 20, lamp: 1, room: 0.16, screen: 0.1, coldness: 0.55 },
  dim: { azimuthDeg: -30, elevationDeg: 50, lamp: 0.12, room: 0.1, screen: 0.12, coldness: 0.3 },
  window: { azimuthDeg: -65, elevationDeg: 25, lamp: 1.2, room: 0.4, screen: 0.08, coldness: 0.8 },
} as const satisfies Record<string, Light>;

export const GLASSES = {
  thin: { rim: [0.02, 0.02, 0.025], rimMm: 1.6, shape: 'round', tint: 0.05, glare: 0.25 },
  thick: { rim: [0.03, 0.02, 0.015], rimMm: 3, shape: 'square', tint: 0.1, glare: 0.6 },
  mirror: { rim: [0.1, 0.09, 0.07], rimMm: 2, shape: 'square', tint: 0.15, glare: 1 },
} as const satisfies Record<string, Glasses>;

/** A phone in an even room, a usual camera and bare eyes, but for what is given. */
export function createScene(given: Partial<Scene> = {}): Scene {
  return {
    camera: CAMERA,
    device: DEVICES.phone,
    light: LIGHTS.even,
    glasses: null,
    noise: 3.5,
    blurPx: 0.6,
    backgroundSeed: 1,
    samples: 4,
    ...given,
  };
}
