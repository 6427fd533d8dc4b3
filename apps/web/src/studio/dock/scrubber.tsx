import type { PlaybackClock, TimeRange } from '@fovea/stage';
import { toClassNames } from '@fovea/ui';
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDurationMs, useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';
import { type RangeChoice, toRange } from './range.ts';
import { toSecondsText } from './timeline-scale.ts';

export interface ScrubberProps {
  clock: PlaybackClock;
  /** Share of valid gaze at a moment, 0..1; undefined when there is nothing to tell. */
  findValidShare: (timeMs: number) => number | undefined;
  /** The flag with the time at the head of the line. */
  hasFlag: boolean;
  /** Further text about a moment. */
  toMoreText?: (timeMs: number) => string | undefined;
  range: RangeChoice;
  onSeek: (timeMs: number) => void;
  className?: string;
  /** Surface of the scrubber: ruler and lanes, from the first moment to the last. */
  children: ReactNode;
}

/** Moves the clock. The line follows every frame without React. */
export function Scrubber({
  clock,
  findValidShare,
  hasFlag,
  toMoreText,
  range,
  onSeek,
  className,
  children,
}: ScrubberProps) {
  const t = useTexts();
  const track = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  /** Where a click would go; outside React as the line is. */
  const ghost = useRef<HTMLDivElement>(null);
  const ghostTime = useRef<HTMLSpanElement>(null);
  const timeMs = useLabelTimeMs(clock);
  const durationMs = useDurationMs(clock);

  useEffect(() => {
    const move = () => {
      const share = clock.getDurationMs() === 0 ? 0 : clock.getTimeMs() / clock.getDurationMs();
      line.current?.style.setProperty('transform', `translateX(${share * 100}%)`);
    };
    move();
    return clock.subscribe(move);
  }, [clock]);

  /** Where a range that is being dragged began. */
  const rangeFromMs = useRef<number>(undefined);
  const toTimeMs = (event: PointerEvent) => {
    const { left = 0, width = 1 } = track.current?.getBoundingClientRect() ?? {};
    return ((event.clientX - left) / width) * clock.getDurationMs();
  };
  const drag = (event: PointerEvent) => {
    const timeMs = toTimeMs(event);
    if (rangeFromMs.current === undefined) onSeek(timeMs);
    else range.set(toRange(rangeFromMs.current, timeMs, clock.getDurationMs()));
  };
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    rangeFromMs.current = event.shiftKey ? toTimeMs(event) : undefined;
    if (!event.shiftKey) drag(event);
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const isDragging = event.currentTarget.hasPointerCapture(event.pointerId);
    if (isDragging) drag(event);
    showGhost(isDragging || event.pointerType !== 'mouse' ? undefined : event);
  };
  const showGhost = (event: PointerEvent | undefined) => {
    const element = ghost.current;
    if (element === null || track.current === null) return;
    const { left, width } = track.current.getBoundingClientRect();
    const share = event === undefined ? -1 : (event.clientX - left) / width;
    element.hidden = share < 0 || share > 1 || clock.getDurationMs() === 0;
    element.style.transform = `translateX(${share * 100}%)`;
    if (ghostTime.current) {
      ghostTime.current.textContent = toSecondsText(share * clock.getDurationMs(), 2);
    }
  };

  const share = findValidShare(timeMs);
  const words = { time: toSecondsText(timeMs, 1), duration: toSecondsText(durationMs, 1) };
  const texts = [
    share === undefined
      ? t('timeValue', words)
      : t('timeAndGazeValue', { ...words, percent: Math.round(share * 100) }),
    toMoreText?.(timeMs),
  ];
  const valueText = texts.filter((text) => text !== undefined).join(', ');
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('timeline')}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs)}
      aria-valuenow={Math.round(timeMs)}
      aria-valuetext={valueText}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerLeave={() => showGhost(undefined)}
      className={toClassNames(
        'relative cursor-ew-resize touch-none select-none focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2',
        className,
      )}
    >
      <div ref={track} className="relative h-full">
        {children}
        <RangeMark range={range.range} durationMs={durationMs} />
        <div
          ref={ghost}
          hidden
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-0 w-full"
        >
          <span className="absolute inset-y-0 left-0 border-text-3 border-l border-dashed" />
          {hasFlag && (
            <span
              ref={ghostTime}
              className="tnum absolute top-0.5 left-0 h-4.5 -translate-x-1/2 rounded-[5px] border border-border-2 bg-surface-3 px-1.25 text-[0.65625rem] text-text leading-4"
            />
          )}
        </div>
        <div ref={line} className="pointer-events-none absolute inset-y-0 left-0 w-full">
          <span className="absolute inset-y-0 left-0 -ml-px border-accent-hover border-l-[1.5px] forced-colors:border-[Highlight]" />
          {hasFlag && (
            <span className="tnum absolute top-0.5 left-0 h-4.5 -translate-x-1/2 rounded-[5px] bg-accent px-1.5 font-semibold text-[0.65625rem] text-on-accent leading-[1.125rem]">
              {toSecondsText(timeMs, 2)}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function RangeMark({ range, durationMs }: { range: TimeRange | null; durationMs: number }) {
  if (range === null || durationMs === 0) return null;
  const { fromMs, toMs } = range;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 border-accent-hover border-x bg-accent-bg"
      style={{
        left: `${(fromMs / durationMs) * 100}%`,
        width: `${((toMs - fromMs) / durationMs) * 100}%`,
        opacity: 0.6,
      }}
    />
  );
}
