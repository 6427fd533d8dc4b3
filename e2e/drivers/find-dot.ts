/** A window of either engine. */
interface Window {
  screenshot(options?: { readonly scale: 'css' }): Promise<Buffer>;
  evaluate<Result>(expression: string): Promise<Result>;
}

export interface Dot {
  /** CSS px from the top left corner of the window. */
  readonly xPx: number;
  readonly yPx: number;
  /** How many CSS px of its colour were seen. */
  readonly areaPx: number;
}

/** Colour of the first participant, #497cfd. */
export const FIRST_COLOUR = [0x49, 0x7c, 0xfd] as const;
/** A whole dot of 6 px radius without its edge. */
export const DOT_AREA_PX = 80;
/** How far each of red, green and blue may be off: edges are blended. */
const TOLERANCE = 12;

/** The middle of all pixels of one colour in a picture of the window, as a person would see it. */
export async function findDot(
  window: Window,
  wanted: readonly [number, number, number],
): Promise<Dot> {
  const base64 = (await window.screenshot({ scale: 'css' })).toString('base64');
  const sought = JSON.stringify({ base64, wanted, tolerance: TOLERANCE });
  return window.evaluate(`(${findColour})(${sought})`);
}

/** Runs in the page. */
async function findColour({
  base64,
  wanted,
  tolerance,
}: {
  readonly base64: string;
  readonly wanted: readonly number[];
  readonly tolerance: number;
}): Promise<Dot> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data, width } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const stage = document.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect();
  let [areaPx, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (wanted.some((value, k) => Math.abs((data[i + k] ?? 0) - value) > tolerance)) continue;
    const [xPx, yPx] = [(i / 4) % width, Math.floor(i / 4 / width)];
    const isOnStage =
      xPx >= stage.left && xPx < stage.right && yPx >= stage.top && yPx < stage.bottom;
    if (!isOnStage) continue;
    areaPx += 1;
    sumX += xPx + 0.5;
    sumY += yPx + 0.5;
  }
  return { xPx: sumX / areaPx, yPx: sumY / areaPx, areaPx };
}
