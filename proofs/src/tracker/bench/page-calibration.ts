import { DEVICES } from '@fovea/faces';
import {
  CALIBRATION_POINTS,
  calibrate,
  type DotFrame,
  keepLooks,
} from '@fovea/tracker/calibration';
import type { EngineFrame } from '@fovea/tracker/engines';
import { type LandmarkEngine, toAssumedFocalPx } from '@fovea/tracker/landmarks';
import { toOpenLook } from '@fovea/tracker/method';
import type { GazeSetting } from '@fovea/tracker/tracking';
import type { Film } from './film.ts';

/** The film without its pixels, which come frame by frame. */
export interface FilmFacts extends Omit<Film, 'frames'> {
  readonly frames: readonly { readonly dot: number; readonly sinceMs: number }[];
}

/** Learns the person of the film from its frames, whose dots are known. */
export async function calibrateBy(engine: LandmarkEngine<EngineFrame>): Promise<GazeSetting> {
  const film = (await (await fetch('/film')).json()) as FilmFacts;
  const focalPx = toAssumedFocalPx(film.widthPx, film.heightPx);
  const dots: DotFrame[][] = CALIBRATION_POINTS.map(() => []);
  for (const [i, { dot, sinceMs }] of film.frames.entries()) {
    const bytes = await (await fetch(`/film/${i}`)).arrayBuffer();
    const image = new ImageData(new Uint8ClampedArray(bytes), film.widthPx, film.heightPx);
    const { face } = await engine.detect(await createImageBitmap(image), performance.now());
    dots[dot]?.push({ sinceMs, look: face && toOpenLook(face, focalPx) });
  }
  const { widthMm, widthPx, heightPx, cameraAboveMm } = DEVICES.phone;
  const mmPerPx = widthMm / widthPx;
  const cameraYPx = -cameraAboveMm / mmPerPx;
  const screen = { widthPx, heightPx, mmPerPx, cameraXPx: widthPx / 2, cameraYPx };
  const calibration = calibrate(
    CALIBRATION_POINTS.map(({ u, v }, i) =>
      keepLooks({ xPx: u * widthPx, yPx: v * heightPx, frames: dots[i] ?? [] }, screen),
    ),
  );
  if (!calibration) throw new Error('no frame of the film has a face');
  const { model, similarity } = calibration;
  return { model, similarity, screen, focalPx };
}
