/** Widths for phones and tablets; a picture is never made larger. */
const WIDTHS_PX = [480, 960, 1_440, 2_160] as const;
export const THUMB_WIDTH_PX = 320;
/** Encoders hold several copies of a picture: of WebP some 15 bytes a pixel, of AVIF far more. */
export const WEBP_MAX_PIXELS = 16_000_000;
const AVIF_MAX_PIXELS = 6_000_000;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Narrower than the picture, and small enough for the encoder. */
export function listWidths(picture: Size, maxPixels = WEBP_MAX_PIXELS): number[] {
  const ratio = picture.heightPx / picture.widthPx;
  return WIDTHS_PX.filter((width) => width < picture.widthPx && width * width * ratio <= maxPixels);
}

export function listAvifWidths(picture: Size): number[] {
  return listWidths(picture, AVIF_MAX_PIXELS);
}
