import {
  createFace,
  createScene,
  createSession,
  DEVICES,
  type Device,
  type Dot,
  renderFrame,
} from '@fovea/faces';
import { CALIBRATION_POINTS, VALIDATION_POINTS } from '@fovea/tracker/calibration';
import sharp from 'sharp';

/** A person who looks at the dots and at some places of the pages, as the app's film camera plays it. */
export interface Film {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly places: readonly FilmPlace[];
}

export interface FilmPlace extends Dot {
  readonly isOnPages: boolean;
  /** JPEG, as base64. */
  readonly frames: readonly string[];
}

export type FilmName = 'phone' | 'tablet-landscape';

const { phone, tablet } = DEVICES;
const FILMS: Readonly<Record<FilmName, { readonly device: Device; readonly face: number }>> = {
  phone: { device: phone, face: 3 },
  'tablet-landscape': {
    face: 8,
    device: {
      ...tablet,
      widthMm: tablet.heightMm,
      heightMm: tablet.widthMm,
      widthPx: tablet.heightPx,
      heightPx: tablet.widthPx,
    },
  },
};
/**
 * Where pages are looked at: all over the screen, by a Halton sequence. With few places a median
 * would be the error of one of them.
 */
const PAGE_PLACES: readonly Dot[] = Array.from({ length: 8 }, (_, i) => ({
  u: 0.15 + 0.7 * toHalton(i + 1, 2),
  v: 0.15 + 0.7 * toHalton(i + 1, 3),
}));
const FRAMES_PER_PLACE = 6;
/** Frames before the eyes have reached a place are not kept. */
const REACHING = 2;
const RATE_HZ = 5;
/** The camera's own compression takes about so much. */
const JPEG_QUALITY = 92;

/** Draws and encodes 6 frames of each place: about ten seconds of work. */
export async function drawFilm(name: FilmName): Promise<Film> {
  const { device, face: seed } = FILMS[name];
  const face = createFace(seed);
  const scene = createScene({ device, backgroundSeed: seed });
  const dots = [...CALIBRATION_POINTS, ...VALIDATION_POINTS, ...PAGE_PLACES];
  const framesPerDot = REACHING + FRAMES_PER_PLACE;
  const runs = [{ phase: 'calibration' as const, dots, framesPerDot }];
  const session = createSession({ seed, device, movement: 'sway', rateHz: RATE_HZ, runs });
  const { widthPx, heightPx } = scene.camera;
  const places: FilmPlace[] = [];
  for (const [i, dot] of dots.entries()) {
    const frames: string[] = [];
    for (const planned of session.filter((each) => each.dot === i).slice(REACHING)) {
      // People blink, but a film that is played over and over would show it far too often.
      const { rgba } = renderFrame(face, scene, { ...planned.moment, blink: 0 });
      const raw = { width: widthPx, height: heightPx, channels: 4 as const };
      const jpeg = await sharp(rgba, { raw }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
      frames.push(jpeg.toString('base64'));
    }
    places.push({ ...dot, isOnPages: PAGE_PLACES.includes(dot), frames });
  }
  return { widthPx, heightPx, places };
}

/** The digits of a number, mirrored at the point. */
function toHalton(number: number, base: number): number {
  return number === 0 ? 0 : ((number % base) + toHalton(Math.floor(number / base), base)) / base;
}
