import type { StageView } from '@fovea/stage';
import { downloadBlob } from '#shared/download-text.ts';
import type { StagePage } from './stage-page.ts';
import { wrapLine } from './wrap-line.ts';

export interface Snapshot {
  readonly view: StageView;
  readonly page: StagePage;
  /** Time of the video, should there be one. */
  readonly timeMs: number;
  /** The picture steps back, as on the stage. */
  readonly isMuted: boolean;
  /** Lines under the picture: what is shown, and of whom. */
  readonly lines: readonly string[];
  readonly fileName: string;
}

/** So wide at least, whatever the window. */
const WIDTH_PX = 1_600;
const MOST_TIMES = 4;
const LINE_PX = 20;
const PADDING_PX = 12;

/** Saves the whole picture with what is drawn over it, and says what it is. */
export async function takeSnapshot(snapshot: Snapshot): Promise<void> {
  const { view, page, lines } = snapshot;
  const { widthPx, heightPx } = view.getPlace();
  const ratio = Math.max(devicePixelRatio, Math.min(WIDTH_PX / widthPx, MOST_TIMES));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the canvas has no 2D context');
  const font = `13px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const measure = (text: string) => context.measureText(text).width;
  const rows = lines.flatMap((line) => wrapLine(line, widthPx - 2 * PADDING_PX, measure));
  const footPx = rows.length * LINE_PX + 2 * PADDING_PX;
  canvas.width = Math.round(widthPx * ratio);
  canvas.height = Math.round((heightPx + footPx) * ratio);
  // The stage has a theme of its own.
  const style = getComputedStyle(document.getElementById('content') ?? document.documentElement);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = style.getPropertyValue('--stage');
  context.fillRect(0, 0, widthPx, heightPx + footPx);
  if (snapshot.isMuted) context.filter = style.getPropertyValue('--muted');
  const scale = widthPx / page.size.widthPx;
  for (const { url, videoUrl, ...place } of page.pictures) {
    const image = videoUrl ? await seekFrame(videoUrl, snapshot.timeMs) : await loadImage(url);
    const [width, height] = [place.widthPx * scale, place.heightPx * scale];
    context.drawImage(image, place.xPx * scale, place.yPx * scale, width, height);
  }
  context.filter = 'none';
  view.drawOn(context, { xPx: 0, yPx: 0, widthPx, heightPx });
  context.fillStyle = style.getPropertyValue('--text');
  context.font = font;
  context.textBaseline = 'top';
  context.textAlign = 'left';
  for (const [i, row] of rows.entries()) {
    const y = heightPx + PADDING_PX + i * LINE_PX;
    context.fillText(row, PADDING_PX, y, widthPx - 2 * PADDING_PX);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('the picture is too large');
  downloadBlob(snapshot.fileName, blob);
}

/** An `img`'s picture may not be saved, so it is read anew. */
async function loadImage(url = ''): Promise<ImageBitmap> {
  const response = await fetch(url, { cache: 'reload' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return createImageBitmap(await response.blob());
}

async function seekFrame(url: string, timeMs: number): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.crossOrigin = 'anonymous';
  video.muted = true;
  await new Promise((resolve, reject) => {
    video.onseeked = resolve;
    video.onerror = reject;
    video.onloadedmetadata = () => {
      // At its very end a video may show nothing.
      video.currentTime = Math.min(timeMs / 1_000, video.duration - 0.05);
    };
    video.src = url;
  });
  return video;
}
