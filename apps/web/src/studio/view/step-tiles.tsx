import { useEffect, useRef } from 'react';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import type { MadeHeat } from '#studio/heat/heat-messages.ts';
import type { StagePage } from '#studio/stage/stage-page.ts';
import { useTexts } from '#studio/texts.ts';

export interface StepTilesProps {
  steps: readonly MadeHeat[];
  page: StagePage;
  isMuted: boolean;
  /** Goes to the end of a step. */
  onStep: (timeMs: number) => void;
}

/** A small map for each second, all to one scale; a click goes there. */
export function StepTiles({ steps, page, isMuted, onStep }: StepTilesProps) {
  const t = useTexts();
  const { widthPx, heightPx } = page.size;
  const columns = Math.min(steps.length, widthPx > heightPx ? 4 : 8);
  return (
    <ol
      aria-label={t('steps')}
      className="absolute inset-0 grid content-start gap-2 overflow-y-auto bg-stage p-5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, paddingBottom: '6rem' }}
    >
      {steps.map((step) => (
        <li key={step.legend.fromMs}>
          <button
            type="button"
            className="focus-ring tnum type-micro block w-full rounded-chip text-text-2"
            onClick={() => onStep(step.legend.toMs)}
          >
            <span
              className="relative block overflow-hidden rounded-chip bg-surface-2"
              style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
            >
              {page.pictures.map((picture) => (
                <img
                  key={picture.key}
                  src={picture.url}
                  alt=""
                  className="absolute max-w-none"
                  style={{
                    left: `${(picture.xPx / widthPx) * 100}%`,
                    top: `${(picture.yPx / heightPx) * 100}%`,
                    width: `${(picture.widthPx / widthPx) * 100}%`,
                    height: `${(picture.heightPx / heightPx) * 100}%`,
                    filter: isMuted ? 'var(--muted)' : undefined,
                  }}
                />
              ))}
              <StepMap step={step} />
            </span>
            {t('stepTime', {
              from: toSecondsText(step.legend.fromMs, 1),
              to: toSecondsText(step.legend.toMs, 1),
            })}
          </button>
        </li>
      ))}
    </ol>
  );
}

function StepMap({ step }: { step: MadeHeat }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { image, widthPx, heightPx } = step;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, widthPx, heightPx);
    context.drawImage(image, 0, 0);
  }, [image, widthPx, heightPx]);
  return (
    <canvas
      ref={canvas}
      width={Math.round(widthPx)}
      height={Math.round(heightPx)}
      className="absolute inset-0 size-full"
    />
  );
}
