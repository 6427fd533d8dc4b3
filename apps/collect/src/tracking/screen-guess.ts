import type { Screen } from '@fovea/tracker/method';
import type { PageBox } from '#shared/page-box.ts';

/** The screen as the page guesses it. Sizes in mm are estimates, and so is all that follows. */
export interface GuessedScreen extends Screen {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly kind: 'phone' | 'tablet';
  readonly cameraAboveMm: number;
  /** How far away people hold such a device. */
  readonly distanceMm: number;
}

interface Kind extends Pick<GuessedScreen, 'kind' | 'mmPerPx' | 'cameraAboveMm' | 'distanceMm'> {
  readonly upToPx: number;
}

const PHONE: Kind = {
  upToPx: 960,
  kind: 'phone',
  mmPerPx: 0.165,
  cameraAboveMm: 5,
  distanceMm: 330,
};
/** By the longer side of the page: a phone, a tablet, a computer. */
const KINDS: readonly Kind[] = [
  PHONE,
  { upToPx: 1200, kind: 'tablet', mmPerPx: 0.19, cameraAboveMm: 7, distanceMm: 450 },
  { upToPx: Infinity, kind: 'tablet', mmPerPx: 0.2, cameraAboveMm: 7, distanceMm: 500 },
];

/** `knownMmPerPx` where a list of devices has told how large a pixel is. */
export function guessScreen({ widthPx, heightPx }: PageBox, knownMmPerPx?: number): GuessedScreen {
  const longerPx = Math.max(widthPx, heightPx);
  const { upToPx: _, ...guessed } = KINDS.find(({ upToPx }) => longerPx <= upToPx) ?? PHONE;
  const mmPerPx = knownMmPerPx ?? guessed.mmPerPx;
  return {
    ...guessed,
    widthPx,
    heightPx,
    mmPerPx,
    cameraXPx: widthPx / 2,
    cameraYPx: -guessed.cameraAboveMm / mmPerPx,
  };
}
