import { type PlaybackClock, paintScarf, SCARF_ROW_PX } from '@fovea/stage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toNumberText } from '#shared/format/numbers.ts';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { useDurationMs } from '#studio/clock/use-clock.ts';
import { toScarfHeightPx } from '#studio/dock/lane-heights.ts';
import { useTexts } from './texts.ts';

export interface ScarfProps {
  numbers: AoiNumbers;
  clock: PlaybackClock;
}

export function ScarfHead({ numbers: { strips } }: Pick<ScarfProps, 'numbers'>) {
  const t = useTexts();
  if (strips === undefined) return null;
  const count = strips.scarf.people.length;
  return (
    <div
      className="flex min-w-0 items-start border-border border-r border-b px-3 pt-1.5 text-[0.71875rem] text-text-2"
      style={{ height: toScarfHeightPx(count) }}
    >
      <span className="truncate">{t('scarf')}</span>
      <span className="tnum ml-auto">{toNumberText(count)}</span>
      <span className="sr-only">{t('scarfText', { count })}</span>
    </div>
  );
}

/**
 * A row for each person: when they looked at which area. It is drawn when it changes or scrolls; the
 * line of the playhead goes over it, so that a frame costs it nothing.
 */
export function Scarf({ numbers: { strips }, clock }: ScarfProps) {
  const durationMs = useDurationMs(clock);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useEffectEvent(() => {
    const context = canvas.current?.getContext('2d');
    if (strips === undefined || box.current === null || !context || canvas.current === null) return;
    const { clientWidth: widthPx, clientHeight: heightPx, scrollTop: fromPx } = box.current;
    const ratio = window.devicePixelRatio;
    canvas.current.width = Math.round(widthPx * ratio);
    canvas.current.height = Math.round(heightPx * ratio);
    canvas.current.style.height = `${heightPx}px`;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const style = getComputedStyle(canvas.current);
    paintScarf(context, strips.scarf, {
      colours: strips.of.map(({ color }) => style.getPropertyValue(`--c${color}`)),
      elsewhere: style.getPropertyValue('--surface-3'),
      durationMs,
      widthPx,
      heightPx,
      fromPx,
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what is drawn.
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => draw());
    observer.observe(element);
    // The colours follow the theme.
    const themes = new MutationObserver(() => draw());
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    draw();
    return () => {
      observer.disconnect();
      themes.disconnect();
    };
  }, [strips, durationMs]);
  if (strips === undefined || durationMs === 0) return null;
  const count = strips.scarf.people.length;
  return (
    <div
      ref={box}
      onScroll={() => draw()}
      className="overflow-y-auto overflow-x-hidden border-border border-b"
      style={{ height: toScarfHeightPx(count), scrollbarWidth: 'none' }}
    >
      <div style={{ height: count * SCARF_ROW_PX }}>
        <canvas ref={canvas} className="keep-color sticky top-0 block w-full" />
      </div>
    </div>
  );
}
