import { EYES, type Face, LANDMARK_COUNT } from '@fovea/tracker/landmarks';
import { PATCH_SIZE } from '@fovea/tracker/patches';

const IRIS = new Set(EYES.flatMap(({ iris }) => iris));

/** The frame as in a mirror, with the points that were found on it. */
export function paintFace(
  canvas: HTMLCanvasElement,
  video: HTMLVideoElement,
  face: Face | null,
): void {
  const context = canvas.getContext('2d');
  if (!context || video.videoWidth === 0) return;
  if (canvas.width !== video.videoWidth) {
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
  }
  const { width, height } = canvas;
  context.setTransform(-1, 0, 0, 1, width, 0);
  context.drawImage(video, 0, 0, width, height);
  if (face === null) return;
  const style = getComputedStyle(canvas);
  const [mesh, iris] = ['--good', '--warn'].map((name) => style.getPropertyValue(name));
  const dotPx = width / 320;
  for (let i = 0; i < LANDMARK_COUNT; i++) {
    const isIris = IRIS.has(i);
    context.fillStyle = (isIris ? iris : mesh) ?? '';
    const sizePx = isIris ? 1.5 * dotPx : dotPx;
    const [x, y] = [face.points[3 * i] ?? 0, face.points[3 * i + 1] ?? 0];
    context.fillRect(x * width - sizePx / 2, y * height - sizePx / 2, sizePx, sizePx);
  }
}

/** A patch of grey levels, mirrored as the frame is. */
export function paintPatch(canvas: HTMLCanvasElement, patch: Uint8Array | undefined): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { widthPx, heightPx } = PATCH_SIZE;
  const image = new ImageData(widthPx, heightPx);
  for (let y = 0; patch && y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const grey = patch[y * widthPx + (widthPx - 1 - x)] ?? 0;
      image.data.set([grey, grey, grey, 255], 4 * (y * widthPx + x));
    }
  }
  context.putImageData(image, 0, 0);
}
