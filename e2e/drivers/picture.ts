import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export const PICTURES = fileURLToPath(new URL('../../.shots', import.meta.url));

const QUALITY = 70;
/** Where the header of a JPEG ends and its pixels begin. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** Compressed size of the pixels: dozens of bytes for one colour, thousands for one word. */
const BLANK_BYTES = 1_000;

/** `npm run e2e -- --pictures`. */
export function arePicturesWanted(): boolean {
  return process.env.FOVEA_PICTURES === '1';
}

export function toPicturePath(
  name: string,
  [widthPx]: readonly [widthPx: number, heightPx: number],
  title: string,
): string {
  return join(PICTURES, name, `${widthPx}-${title}.jpg`);
}

/** Saves what the window shows and returns whether it is blank. A PNG would take thrice as long. */
export async function keepPicture(page: Page, path: string): Promise<boolean> {
  return isBlank(await page.screenshot({ path, type: 'jpeg', quality: QUALITY }));
}

function isBlank(jpeg: Buffer): boolean {
  const pixels = jpeg.subarray(jpeg.lastIndexOf(START_OF_SCAN));
  return deflateSync(pixels).length < BLANK_BYTES;
}
