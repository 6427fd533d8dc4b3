/** Part of a frame in grey, one byte a pixel; (xPx, yPx) is its corner in the frame. */
export interface GreyImage {
  readonly pixels: Uint8Array;
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Luma of RGBA bytes by the weights of ITU-R BT.601 in 256ths. */
export function toGrey(rgba: Uint8ClampedArray | Uint8Array): Uint8Array {
  const grey = new Uint8Array(rgba.length >> 2);
  for (let i = 0; i < grey.length; i++) {
    const red = rgba[4 * i] as number;
    const green = rgba[4 * i + 1] as number;
    const blue = rgba[4 * i + 2] as number;
    grey[i] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return grey;
}
