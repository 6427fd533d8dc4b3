import { join } from 'node:path';
import { LIMITS } from '@fovea/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { listAvifWidths, listWidths, THUMB_WIDTH_PX, WEBP_MAX_PIXELS } from './picture-sizes.ts';

const FULL_OPTIONS = {
  webp: { quality: 90 },
  // Better codes would need all coefficients in memory.
  jpeg: { quality: 90, optimiseCoding: false },
  png: {},
} as const;
const SIZED_QUALITY = 84;
const AVIF_QUALITY = 55;
/** Each step halves the time for some more bytes. */
const AVIF_EFFORT = 3;

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

/** Decodes every pixel, turns the picture upright and writes it anew: only pixels survive. */
export async function writePicture(file: string, dir: string) {
  try {
    const { width, height, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata();
    if (Math.max(width, height) > LIMITS.imageMaxSidePx) return { refusal: 'side_too_long' };
    if (width * height > LIMITS.imageMaxPixels) return { refusal: 'too_many_pixels' };
    const format = toFullFormat(width * height, hasAlpha);
    const full = await openPicture(file)
      .toFormat(format, FULL_OPTIONS[format])
      .toFile(join(dir, 'full'));
    const size = { widthPx: full.width, heightPx: full.height };
    const widths = listWidths(size);
    for (const px of widths) await writeWebp(file, px, join(dir, `${px}.webp`));
    await writeWebp(file, Math.min(THUMB_WIDTH_PX, full.width), join(dir, 'thumb.webp'));
    return { ...size, format, widths };
  } catch (error) {
    // An error of the disk says nothing about the picture.
    if (/no space left|EFBIG|ENOSPC/i.test(String(error))) throw error;
    return { refusal: 'not_a_picture' };
  }
}

/** The largest are written line by line, which WebP cannot. */
function toFullFormat(pixels: number, hasAlpha: boolean): 'webp' | 'png' | 'jpeg' {
  if (pixels <= WEBP_MAX_PIXELS) return 'webp';
  return hasAlpha ? 'png' : 'jpeg';
}

/** Sizes of a picture that was already written anew. */
export async function writeAvifs(file: string, dir: string) {
  const { width, height } = await sharp(file).metadata();
  const widths = listAvifWidths({ widthPx: width, heightPx: height });
  for (const px of widths) {
    await resize(file, px)
      .avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT })
      .toFile(join(dir, `${px}.avif`));
  }
  return { widths };
}

async function writeWebp(file: string, widthPx: number, path: string): Promise<void> {
  await resize(file, widthPx).webp({ quality: SIZED_QUALITY }).toFile(path);
}

/** A strip keeps at least one row. */
function resize(file: string, width: number): Sharp {
  return openPicture(file).resize({ width, fit: 'inside', withoutEnlargement: true });
}

function openPicture(file: string): Sharp {
  const limitInputPixels = LIMITS.imageMaxPixels;
  // A JPEG whose pixels end too early is only a warning to its decoder.
  return sharp(file, { limitInputPixels, failOn: 'warning', sequentialRead: true }).rotate();
}
