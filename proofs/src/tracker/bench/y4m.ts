/** Frames as a Y4M film, which Chromium plays over and over in place of a camera. */
export function toY4m(
  frames: readonly Uint8ClampedArray[],
  size: { readonly widthPx: number; readonly heightPx: number; readonly rateHz: number },
): Buffer {
  const header = `YUV4MPEG2 W${size.widthPx} H${size.heightPx} F${size.rateHz}:1 Ip A1:1 C420jpeg\n`;
  const parts: Uint8Array[] = [Buffer.from(header)];
  for (const rgba of frames) parts.push(Buffer.from('FRAME\n'), toI420(rgba, size.widthPx));
  return Buffer.concat(parts);
}

/** BT.601 with 16 to 235; of two by two pixels the upper left one gives the colour. */
export function toI420(rgba: Uint8ClampedArray, widthPx: number): Uint8Array {
  const pixels = rgba.length / 4;
  const heightPx = pixels / widthPx;
  const out = new Uint8Array(pixels + pixels / 2);
  let at = pixels;
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const [r, g, b] = [4 * i, 4 * i + 1, 4 * i + 2].map((k) => rgba[k] as number) as [
        number,
        number,
        number,
      ];
      out[i] = Math.round(16 + 0.257 * r + 0.504 * g + 0.098 * b);
      if (y % 2 === 1 || x % 2 === 1) continue;
      out[at] = Math.round(128 - 0.148 * r - 0.291 * g + 0.439 * b);
      out[at + pixels / 4] = Math.round(128 + 0.439 * r - 0.368 * g - 0.071 * b);
      at++;
    }
  }
  return out;
}
