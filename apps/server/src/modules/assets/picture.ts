import { LIMITS } from '@fovea/contract';
import sharp from 'sharp';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);
const QUALITY = 90;
/** WebP knows no longer side; a long page to scroll is written as PNG. */
const WEBP_MAX_PX = 16_383;

export type PictureCheck =
  | {
      readonly ok: true;
      readonly bytes: Buffer;
      readonly format: 'webp' | 'png';
      readonly widthPx: number;
      readonly heightPx: number;
    }
  | { readonly ok: false; readonly reason: string };

/** Decodes the whole picture, turns it upright and writes it anew: only pixels survive. */
export async function checkPicture(bytes: Uint8Array): Promise<PictureCheck> {
  try {
    const image = sharp(bytes, {
      limitInputPixels: LIMITS.imageMaxPixels,
      failOn: 'error',
      animated: false,
    });
    const { format: given, width, height } = await image.metadata();
    if (!FORMATS.has(given)) return { ok: false, reason: 'not_a_picture' };
    const format = Math.max(width, height) > WEBP_MAX_PX ? 'png' : 'webp';
    const { data, info } = await image
      .rotate()
      .toFormat(format, format === 'webp' ? { quality: QUALITY } : {})
      .toBuffer({ resolveWithObject: true });
    return { ok: true, bytes: data, format, widthPx: info.width, heightPx: info.height };
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    return { ok: false, reason: isLarge ? 'too_many_pixels' : 'not_a_picture' };
  }
}
