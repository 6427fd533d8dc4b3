import { loadSamplePicture } from '@fovea/testkit';
import type { Page } from '@playwright/test';

/** As Playwright hands it to a file dialog. */
export interface HeldFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** One of our own stimuli under another name. */
export async function loadFile(sample: string, name = sample): Promise<HeldFile> {
  const { bytes, contentType } = await loadSamplePicture(sample);
  return { name, mimeType: contentType, buffer: Buffer.from(bytes) };
}

/** A real drop: the browser hands the files over as when they are dragged in. */
export async function dropFiles(page: Page, files: readonly HeldFile[]): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { base64, name, mimeType } of given) {
        const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([content], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({
      name,
      mimeType,
      base64: buffer.toString('base64'),
    })),
  );
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await page.locator('main').dispatchEvent(event, { dataTransfer: data });
  }
}

/** A film with a box at its end that players skip, so that it takes several parts. */
export async function makeLongFilm(name: string, bytes: number): Promise<HeldFile> {
  const { buffer, mimeType } = await loadFile('blink.mp4');
  const filler = Buffer.alloc(bytes - buffer.length);
  filler.writeUInt32BE(filler.length, 0);
  filler.write('free', 4, 'latin1');
  return { name, mimeType, buffer: Buffer.concat([buffer, filler]) };
}
