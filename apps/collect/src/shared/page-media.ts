import { layoutPage } from '@fovea/gaze/geometry';
import type { ManifestAsset, ManifestPage } from './collect-api.ts';
import { measurePageBox } from './page-box.ts';
import { listSources } from './picture-sources.ts';

const SLOW_MS = 1_200;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;
/** Some phones load a video only as it plays; then it starts with what there is. */
const VIDEO_WAIT_MS = 8_000;

export interface PageMedia {
  /** Resolves when the pictures of a page can be painted at once and its video can play. */
  prepare(page: ManifestPage, waiting: MediaWait): Promise<void>;
  /** The size and format that was loaded. */
  getSrc(asset: ManifestAsset): string;
  getVideo(asset: ManifestAsset): HTMLVideoElement;
}

export interface MediaWait {
  /** Says when somebody has to wait, and when no longer. */
  readonly onSlow: (isSlow: boolean) => void;
  readonly signal: AbortSignal;
}

/** Larger videos load when they are next. */
const EARLY_VIDEO_BYTES = 20_000_000;
const known = new WeakMap<object, PageMedia>();

/** Media that a run has loaded, so that a page that is shown again need not load again. */
export function getPageMedia(run: object): PageMedia {
  const media = known.get(run) ?? createPageMedia();
  known.set(run, media);
  return media;
}

/** Loads one page after the other while something else is looked at. */
export async function loadEarly(
  media: PageMedia,
  pages: readonly ManifestPage[],
  signal: AbortSignal,
): Promise<void> {
  for (const page of pages) {
    if (signal.aborted) return;
    if (page.assets.every(isEarly)) await media.prepare(page, { onSlow: () => undefined, signal });
  }
}

function isEarly({ kind, bytes }: ManifestAsset): boolean {
  return kind === 'image' || bytes <= EARLY_VIDEO_BYTES;
}

/**
 * Loads and decodes what pages show, so that showing it takes one frame. Tries again while the
 * network is away.
 */
export function createPageMedia(): PageMedia {
  // Kept, so that the browser does not throw the decoded pictures away.
  const pictures = new Map<string, HTMLImageElement>();
  const videos = new Map<string, HTMLVideoElement>();

  async function load(asset: ManifestAsset, widthPx: number): Promise<void> {
    if (asset.kind === 'video') return loadVideo(asset);
    if (pictures.has(asset.url)) return;
    const picture = createPicture(asset, widthPx);
    await picture.decode();
    pictures.set(asset.url, picture);
  }

  function getVideo({ url }: ManifestAsset): HTMLVideoElement {
    const video = videos.get(url) ?? createVideo(url);
    videos.set(url, video);
    return video;
  }

  /** Stands until the video moves. */
  function showPoster({ posterFrame, assets: [asset] }: ManifestPage): void {
    if (asset?.kind !== 'video' || posterFrame == null || asset.posterUrl === null) return;
    getVideo(asset).poster = asset.posterUrl;
  }

  async function loadVideo(asset: ManifestAsset): Promise<void> {
    const video = getVideo(asset);
    if (video.readyState >= HTMLMediaElement.HAVE_ENOUGH_DATA) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, VIDEO_WAIT_MS);
    const listening = new AbortController();
    video.addEventListener('canplaythrough', () => resolve(), listening);
    video.addEventListener('error', () => reject(video.error), listening);
    try {
      await promise;
    } catch (error) {
      videos.delete(asset.url);
      throw error;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  return {
    async prepare(page, { onSlow, signal }) {
      if (page.assets.length === 0) return;
      showPoster(page);
      const slow = setTimeout(() => onSlow(true), SLOW_MS);
      const { slots } = layoutPage(page, measurePageBox());
      try {
        for (let tries = 0; !signal.aborted; tries++) {
          try {
            await Promise.all(
              page.assets.map((asset, i) => load(asset, slots[i]?.widthPx ?? asset.widthPx)),
            );
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
    },
    getSrc: ({ url }) => pictures.get(url)?.currentSrc ?? url,
    getVideo,
  };
}

function createPicture(asset: ManifestAsset, widthPx: number): HTMLImageElement {
  const picture = document.createElement('picture');
  for (const { type, srcSet } of listSources(asset)) {
    const source = document.createElement('source');
    source.type = type;
    source.sizes = `${Math.ceil(widthPx)}px`;
    source.srcset = srcSet;
    picture.append(source);
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = asset.url;
  return image;
}

function createVideo(url: string): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.disableRemotePlayback = true;
  video.className = 'block size-full';
  video.src = url;
  return video;
}
