import type { ManifestPage } from '#shared/collect-api.ts';

const SLOW_MS = 1_200;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;

/**
 * Loads and decodes the pictures of a page, so that showing them takes one frame. Tries again while
 * the network is away; `onSlow` says when somebody has to wait.
 */
export function loadPictures(onSlow: (isSlow: boolean) => void, signal: AbortSignal) {
  // Kept, so that the browser does not throw the decoded pictures away.
  const pictures = new Map<string, HTMLImageElement>();

  async function load(url: string): Promise<void> {
    if (pictures.has(url)) return;
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    pictures.set(url, picture);
  }

  return async ({ assets }: ManifestPage): Promise<void> => {
    const slow = setTimeout(() => onSlow(true), SLOW_MS);
    try {
      for (let tries = 0; !signal.aborted; tries++) {
        try {
          await Promise.all(assets.map(({ url }) => load(url)));
          return;
        } catch {
          const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
          await new Promise((resolve) => setTimeout(resolve, delayMs));
        }
      }
    } finally {
      clearTimeout(slow);
      onSlow(false);
    }
  };
}
