import type { Device } from '@fovea/faces';
import type { Screen } from '@fovea/tracker/method';
import type { PageBox } from '#shared/page-box.ts';

/** The screen as the page guesses it. Sizes in mm are estimates, and so is all that follows. */
export interface GuessedScreen extends Screen {
  readonly widthPx: number;
  readonly heightPx: number;
  /** What a rendered person sits in front of. */
  readonly device: Device;
}

interface Kind {
  readonly upToPx: number;
  readonly name: Device['name'];
  readonly mmPerPx: number;
  readonly cameraAboveMm: number;
  readonly distanceMm: number;
}

/** By the longer side of the page: a phone, a tablet, a computer. */
const KINDS: readonly Kind[] = [
  { upToPx: 960, name: 'phone', mmPerPx: 0.165, cameraAboveMm: 5, distanceMm: 330 },
  { upToPx: 1200, name: 'tablet', mmPerPx: 0.19, cameraAboveMm: 7, distanceMm: 450 },
  { upToPx: Infinity, name: 'tablet', mmPerPx: 0.2, cameraAboveMm: 7, distanceMm: 500 },
];

export function guessScreen({ widthPx, heightPx }: PageBox): GuessedScreen {
  const longerPx = Math.max(widthPx, heightPx);
  const kind = KINDS.find(({ upToPx }) => longerPx <= upToPx) ?? KINDS[0];
  if (kind === undefined) throw new Error('no kind of screen');
  const { name, mmPerPx, cameraAboveMm, distanceMm } = kind;
  return {
    widthPx,
    heightPx,
    mmPerPx,
    cameraXPx: widthPx / 2,
    cameraYPx: -cameraAboveMm / mmPerPx,
    device: {
      name,
      widthPx,
      heightPx,
      widthMm: widthPx * mmPerPx,
      heightMm: heightPx * mmPerPx,
      cameraAboveMm,
      distanceMm,
    },
  };
}
