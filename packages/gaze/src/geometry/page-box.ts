import type { Rect, Size } from './points.ts';
import type { HeldScreen } from './usual-screen.ts';

export type Browser = 'chrome' | 'safari';

/** Space that a browser keeps of a screen for itself, above and below the page, in CSS px. */
export interface Bars {
  readonly topPx: number;
  readonly bottomPx: number;
}

/**
 * With the address bar out, as the small viewport counts it, and with what the system shows above
 * and below. A row counts for screens that are at least so high; the first that fits is taken.
 */
const BARS: Readonly<
  Record<`${Browser} ${HeldScreen['device']} ${HeldScreen['orientation']}`, readonly Row[]>
> = {
  'safari mobile portrait': [
    { fromPx: 850, topPx: 59, bottomPx: 134 },
    { fromPx: 800, topPx: 47, bottomPx: 133 },
    { fromPx: 0, topPx: 20, bottomPx: 94 },
  ],
  'safari mobile landscape': [{ fromPx: 0, topPx: 50, bottomPx: 0 }],
  'safari tablet portrait': [{ fromPx: 0, topPx: 74, bottomPx: 0 }],
  'safari tablet landscape': [{ fromPx: 0, topPx: 74, bottomPx: 0 }],
  'chrome mobile portrait': [{ fromPx: 0, topPx: 80, bottomPx: 24 }],
  'chrome mobile landscape': [{ fromPx: 0, topPx: 80, bottomPx: 0 }],
  'chrome tablet portrait': [{ fromPx: 0, topPx: 121, bottomPx: 0 }],
  'chrome tablet landscape': [{ fromPx: 0, topPx: 121, bottomPx: 0 }],
};

interface Row extends Bars {
  readonly fromPx: number;
}

/** The box that a page has on a screen that is held so: what is left between the bars. */
export function toPageBox(
  screen: Size,
  browser: Browser,
  { device, orientation }: HeldScreen,
): { box: Rect; bars: Bars } {
  const rows = BARS[`${browser} ${device} ${orientation}`];
  const { topPx, bottomPx } = rows.find(({ fromPx }) => screen.heightPx >= fromPx) ?? NONE;
  const heightPx = screen.heightPx - topPx - bottomPx;
  return {
    box: { xPx: 0, yPx: topPx, widthPx: screen.widthPx, heightPx },
    bars: { topPx, bottomPx },
  };
}

const NONE: Bars = { topPx: 0, bottomPx: 0 };
