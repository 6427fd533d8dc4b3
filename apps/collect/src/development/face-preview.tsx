import { PATCH_SIZE } from '@fovea/tracker/patches';
import { toClassNames } from '@fovea/ui';
import { useEffect, useRef } from 'react';
import { paintFace, paintPatch } from './paint-face.ts';
import { useTexts } from './texts.ts';
import type { TrackerRun } from './tracker-run.ts';

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
