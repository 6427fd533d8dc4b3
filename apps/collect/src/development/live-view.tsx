import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { type OneEuroState, smoothForDisplay } from '@fovea/tracker/tracking';
import { Button } from '@fovea/ui';
import { type MouseEvent, useEffect, useRef } from 'react';
import { FacePreview } from './face-preview.tsx';
import { FigureList } from './figure-list.tsx';
import { useTexts } from './texts.ts';
import type { TrackerRun } from './tracker-run.ts';
import { useFrameFigures } from './use-frame-figures.ts';
import type { PhaseViewProps } from './verdict-view.tsx';

export function LiveView({ run, state, onEnd }: PhaseViewProps) {
  const t = useTexts();
  const { target } = state;
  const handleTap = ({ clientX, clientY }: MouseEvent) => {
    const { widthPx, heightPx } = run.screen;
    run.moveTarget({ u: clientX / widthPx, v: clientY / heightPx });
  };
  return (
    <main className="fixed inset-0 h-svh overflow-hidden bg-bg">
      <button
        type="button"
        aria-label={t('stage')}
        onClick={handleTap}
        className="absolute inset-0 cursor-crosshair outline-none"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-10 -translate-1/2 rounded-full border-2 border-text-2"
        style={{ left: `${target.u * 100}%`, top: `${target.v * 100}%` }}
      >
        <span className="absolute top-1/2 left-1/2 size-1.5 -translate-1/2 rounded-full bg-text-2" />
      </span>
      <LivePanel run={run} state={state} onEnd={onEnd} />
      <GazeDot run={run} />
    </main>
  );
}

/** Moved by the frames themselves; smoothed, as it is only shown. */
function GazeDot({ run }: { run: TrackerRun }) {
  const dot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let last: OneEuroState | null = null;
    return run.watchFrames(({ gaze, tMs }) => {
      if (dot.current === null) return;
      const isSeen = gaze !== null && gaze.confidence > 0;
      dot.current.hidden = !isSeen;
      if (!isSeen) return;
      last = smoothForDisplay(last, { tMs, x: gaze.xPx, y: gaze.yPx });
      dot.current.style.transform = `translate(${last.x}px, ${last.y}px)`;
    });
  }, [run]);
  return (
    <span
      ref={dot}
      hidden
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 -mt-3 -ml-3 size-6 rounded-full bg-accent opacity-70 ring-2 ring-surface"
    />
  );
}

function LivePanel({ run, state, onEnd }: PhaseViewProps) {
  const t = useTexts();
  const { figures } = state;
  const { error, gaze } = figures;
  const speeds = useFrameFigures(figures);
  const isClosed = gaze !== null && (gaze.flags & SAMPLE_FLAGS.blink) !== 0;
  const distanceCm = gaze === null ? 0 : gaze.estimatedDistanceMm / 10;
  return (
    <aside className="absolute inset-x-0 bottom-0 max-h-[46svh] overflow-y-auto border-border border-t bg-surface p-4 shadow-e2 md:inset-x-auto md:right-4 md:bottom-4 md:max-h-[calc(100svh-2rem)] md:w-80 md:rounded-card md:border">
      <div className="flex gap-4 md:flex-col">
        <FacePreview run={run} className="w-36 flex-none md:w-full" />
        <div className="min-w-0 flex-1">
          <p className="type-small text-text-2">{t('error')}</p>
          <p className="type-number" data-figure="error">
            {error === null ? t('unknown') : t('px', { value: error.errorPx.toFixed(0) })}
          </p>
          <p className="type-small text-text-2">
            {error === null
              ? t('unknown')
              : t('errorEstimated', {
                  cm: error.errorCm.toFixed(1),
                  deg: error.errorDeg.toFixed(1),
                })}
          </p>
          <p className="type-small mt-2 text-text-3">{t('tapHint')}</p>
        </div>
      </div>
      <FigureList
        className="mt-3 min-[22.5rem]:columns-2 md:columns-1"
        figures={[
          { name: t('confidence'), value: gaze?.confidence.toFixed(2) ?? t('unknown') },
          { name: t('eyes'), value: t(isClosed ? 'eyes_closed' : 'eyes_open') },
          {
            name: t('estimatedDistance'),
            value: distanceCm > 0 ? t('cm', { value: distanceCm.toFixed(0) }) : t('unknown'),
          },
          ...speeds,
        ]}
      />
      <div className="mt-3 flex gap-2">
        <Button className="flex-1" onClick={() => run.calibrate()}>
          {t('repeatAll')}
        </Button>
        <Button className="flex-1" onClick={onEnd}>
          {t('end')}
        </Button>
      </div>
    </aside>
  );
}
