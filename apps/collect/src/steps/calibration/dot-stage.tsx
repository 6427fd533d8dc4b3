import { toClassNames, VisuallyHidden } from '@fovea/ui';
import { useEffect, useRef } from 'react';
import type { DotsState } from '#recording/camera-tracking.ts';
import { DOT_MS } from '#tracking/dot-round.ts';
import { useTexts } from './texts.ts';
import { tick } from './tick.ts';

export type ShownDots = Extract<DotsState, { phase: 'dots' }>;

/** Nothing but the dot, so that nothing else is looked at; words only with the first one. */
export function DotStage({ dots }: { dots: ShownDots }) {
  const t = useTexts();
  const { kind, point, number, count, pause } = dots;
  const name = `${kind}-${number}`;
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current !== name) tick();
    shown.current = name;
  }, [name]);
  return (
    <main
      data-theme="dark"
      className="fixed inset-0 h-svh cursor-none touch-none select-none overflow-hidden bg-bg"
    >
      <VisuallyHidden>
        <h1>{t('hint')}</h1>
        <p role="status">{pause === null ? t('count', { number, count }) : t(pause)}</p>
      </VisuallyHidden>
      <Dot key={name} u={point.u} v={point.v} isPaused={pause !== null} />
      {(pause !== null || number === 1) && (
        <div
          aria-hidden="true"
          className={toClassNames(
            'type-touch absolute inset-x-8 text-balance text-center',
            point.v > 0.4 && point.v < 0.6 ? 'top-[60%]' : 'top-[46%]',
            pause === null ? 'text-text-2' : 'font-semibold text-warn',
          )}
        >
          {t(pause ?? 'hint')}
          {pause === null && (
            <b className="block font-semibold text-text">{t('count', { number, count })}</b>
          )}
        </div>
      )}
    </main>
  );
}

const RADIUS = 22;
const ROUND = 2 * Math.PI * RADIUS;

/** The ring closes while the dot is held, and begins anew after a pause. */
function Dot({ u, v, isPaused }: { u: number; v: number; isPaused: boolean }) {
  const ring = useRef<SVGCircleElement>(null);
  useEffect(() => {
    if (isPaused) return;
    const turning = ring.current?.animate?.(
      [{ strokeDashoffset: ROUND }, { strokeDashoffset: 0 }],
      { duration: DOT_MS, fill: 'forwards' },
    );
    return () => turning?.cancel();
  }, [isPaused]);
  return (
    <svg
      data-look-at="dot"
      viewBox="-24 -24 48 48"
      aria-hidden="true"
      className="absolute size-12 -translate-1/2"
      style={{ left: `${u * 100}%`, top: `${v * 100}%` }}
    >
      <circle r={RADIUS} className="fill-none stroke-border-input" strokeWidth="2" />
      <circle
        ref={ring}
        r={RADIUS}
        transform="rotate(-90)"
        className="fill-none stroke-accent forced-colors:stroke-[CanvasText]"
        strokeWidth="2.5"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND}
      />
      <circle r="10" className="fill-accent forced-colors:fill-[CanvasText]" />
      <circle r="2.5" className="fill-on-accent" />
    </svg>
  );
}
