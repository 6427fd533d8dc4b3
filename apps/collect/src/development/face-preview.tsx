import { EYES, type Face, LANDMARK_COUNT } from '@fovea/tracker/landmarks';
import { PATCH_SIZE } from '@fovea/tracker/patches';
import { toClassNames } from '@fovea/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from './texts.ts';
import type { TrackerRun } from './tracker-run.ts';

const IRIS = new Set(EYES.flatMap(({ iris }) => iris));

const PATCH_LOOK =
  'min-w-0 flex-1 rounded-control border border-border bg-surface-2 [image-rendering:pixelated]';

export interface FacePreviewProps {
  run: TrackerRun;
  className?: string;
}

/** The camera's picture, the landmarks found on it, and the two patches that gaze is made of. */
export function FacePreview({ run, className }: FacePreviewProps) {
  const t = useTexts();
  const picture = useRef<HTMLCanvasElement>(null);
  const patches = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      run.watchFrames(({ video, face }) => {
        if (picture.current) paintFace(picture.current, video, face);
        const [left, right] = patches.current?.querySelectorAll('canvas') ?? [];
        // Mirrored: the eye on the right of the frame is shown on the left.
        if (left) paintPatch(left, face?.patches[1]);
        if (right) paintPatch(right, face?.patches[0]);
      }),
    [run],
  );
  return (
    <div className={toClassNames('flex flex-col gap-2', className)}>
      <canvas
        ref={picture}
        // Points are drawn in its colours, which show on skin.
        data-theme="dark"
        role="img"
        aria-label={t('preview')}
        width="640"
        height="480"
        className="w-full rounded-card border border-border bg-surface-2"
      />
      <div ref={patches} role="img" aria-label={t('patches')} className="flex gap-2">
        <canvas width={PATCH_SIZE.widthPx} height={PATCH_SIZE.heightPx} className={PATCH_LOOK} />
        <canvas width={PATCH_SIZE.widthPx} height={PATCH_SIZE.heightPx} className={PATCH_LOOK} />
      </div>
    </div>
  );
}

/** The frame as in a mirror, with the points that were found on it. */
function paintFace(canvas: HTMLCanvasElement, video: HTMLVideoElement, face: Face | null): void {
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
function paintPatch(canvas: HTMLCanvasElement, patch: Uint8Array | undefined): void {
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
