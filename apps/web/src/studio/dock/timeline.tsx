import type { PlaybackClock, TimeRange } from '@fovea/stage';
import { Skeleton } from '@fovea/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { AoiLaneHeads, AoiLanes, Scarf, ScarfHead } from '#studio/aoi/lazy-numbers.ts';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { useDurationMs, useIsPlaying, useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';
import type { Lane } from '#studio/view/view-settings.ts';
import type { PageImmersion } from './immersion.ts';
import { ImmersionLane, ImmersionValue, useImmersionText } from './immersion-lane.tsx';
import { toScarfHeightPx } from './lane-heights.ts';
import type { RangeChoice } from './range.ts';
import { Scrubber } from './scrubber.tsx';
import { toTicks } from './timeline-scale.ts';
import { RecordingsEnd, ValidGazeLane, ValidGazeText } from './valid-gaze-lane.tsx';

export interface LanesProps {
  clock: PlaybackClock;
  /** undefined while data loads, null when there is none. */
  shares: Float32Array | undefined | null;
  findValidShare: (timeMs: number) => number | undefined;
  /** Where recordings end before the page does. */
  endMs: number | undefined;
  /** Text where there is no gaze. */
  emptyText: string;
  immersion: PageImmersion | null;
  /** The stretch whose mean stands beside immersion; null for the value at the playhead. */
  stretch: TimeRange | null;
  /** Numbers of the areas on the page. */
  numbers: AoiNumbers;
  hiddenLanes: readonly Lane[];
  /** Lanes whose data is still on its way: their height is kept free, so that the stage stands still. */
  awaited: { readonly immersion: boolean; readonly areas: number; readonly people: number };
  range: RangeChoice;
  onSeek: (timeMs: number) => void;
}

const HEAD =
  'flex min-w-0 items-center gap-2 border-border border-r border-b px-3 text-[0.71875rem] text-text-2';

/** Ruler and lanes with their heads; dragging anywhere on them scrubs. */
export function Lanes(props: LanesProps) {
  const { clock, shares, findValidShare, endMs, emptyText, hiddenLanes } = props;
  const t = useTexts();
  const toImmersionText = useImmersionText();
  const immersion = hiddenLanes.includes('immersion') ? null : props.immersion;
  const hasValidGaze = !hiddenLanes.includes('validGaze');
  const hasAois = props.numbers.strips !== undefined && !hiddenLanes.includes('aois');
  const hasScarf = props.numbers.strips !== undefined && !hiddenLanes.includes('scarf');
  const roomPx = measureRoom(props);
  const toMoreText = (timeMs: number) =>
    immersion === null
      ? undefined
      : t('immersionValue', { value: toImmersionText(immersion, timeMs) });
  return (
    <div className="relative grid max-h-[38vh] grid-cols-[8.25rem_1fr] overflow-y-auto border-border border-t">
      <div>
        <div className={`${HEAD} h-5.5`}>{t('time')}</div>
        {immersion && (
          <div className={`${HEAD} h-11.5`}>
            <span className="truncate">{t('immersion')}</span>
            <ImmersionValue immersion={immersion} clock={clock} stretch={props.stretch} />
          </div>
        )}
        {roomPx > 0 && <Room heightPx={roomPx} isHead />}
        <Suspense>
          {hasAois && <AoiLaneHeads numbers={props.numbers} />}
          {hasScarf && <ScarfHead numbers={props.numbers} />}
        </Suspense>
        {hasValidGaze && (
          <div className={`${HEAD} h-11.5`}>
            <span className="truncate">{t('validGaze')}</span>
            <LaneValue clock={clock} findValidShare={findValidShare} />
            {shares && <ValidGazeText shares={shares} endMs={endMs} />}
          </div>
        )}
      </div>
      <Scrubber
        clock={clock}
        findValidShare={findValidShare}
        toMoreText={toMoreText}
        range={props.range}
        onSeek={props.onSeek}
        hasFlag
        className="pr-7 pl-4"
      >
        <Ruler clock={clock} />
        {immersion && (
          <div className="relative h-11.5 border-border border-b pt-1">
            <ImmersionLane immersion={immersion} clock={clock} />
          </div>
        )}
        {roomPx > 0 && <Room heightPx={roomPx} />}
        <Suspense>
          {hasAois && <AoiLanes numbers={props.numbers} clock={clock} />}
          {hasScarf && <Scarf numbers={props.numbers} clock={clock} />}
        </Suspense>
        {hasValidGaze && (
          <div className="relative h-11.5 pt-1">
            {shares !== null && (
              <span
                aria-hidden="true"
                className="absolute top-1/2 -right-7 -left-4 border-border-2 border-t border-dashed"
              />
            )}
            {shares === undefined && <Skeleton className="absolute inset-x-0 top-3 h-6" />}
            {shares === null && (
              <p className="type-micro absolute inset-0 flex items-center pl-2 text-text-3">
                {emptyText}
              </p>
            )}
            {shares && <ValidGazeLane shares={shares} />}
            {shares && <RecordingsEnd clock={clock} endMs={endMs} />}
          </div>
        )}
      </Scrubber>
      <Announcement clock={clock} />
    </div>
  );
}

const IMMERSION_PX = 46;
const AREA_PX = 24;

/** Height of the lanes that are on their way. */
function measureRoom({ hiddenLanes, awaited, immersion, numbers }: LanesProps): number {
  const isHidden = (lane: Lane) => hiddenLanes.includes(lane);
  const isAwaited = numbers.strips === undefined && awaited.areas > 0;
  return (
    (awaited.immersion && immersion === null && !isHidden('immersion') ? IMMERSION_PX : 0) +
    (isAwaited && !isHidden('aois') ? awaited.areas * AREA_PX : 0) +
    (isAwaited && !isHidden('scarf') ? toScarfHeightPx(awaited.people) : 0)
  );
}

function Room({ heightPx, isHead = false }: { heightPx: number; isHead?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`border-border border-b ${isHead ? 'border-r' : ''}`}
      style={{ height: heightPx }}
    />
  );
}

function LaneValue({ clock, findValidShare }: Pick<LanesProps, 'clock' | 'findValidShare'>) {
  const t = useTexts();
  const share = findValidShare(useLabelTimeMs(clock));
  if (share === undefined) return null;
  return (
    <span className="tnum ml-auto font-semibold text-accent-text">
      {t('percent', { percent: Math.round(share * 100) })}
    </span>
  );
}

export function Ruler({ clock }: { clock: PlaybackClock }) {
  const t = useTexts();
  const durationMs = useDurationMs(clock);
  const box = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(0);
  useEffect(() => {
    if (box.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} aria-hidden="true" className="relative -mr-7 -ml-4 h-5.5 border-border border-b">
      <div className="absolute inset-y-0 right-7 left-4">
        {toTicks(durationMs, widthPx - 44).map(({ timeMs, isLabelled }) => (
          <span
            key={timeMs}
            className={`absolute bottom-0 border-border-2 border-l ${isLabelled ? 'h-2' : 'h-1'}`}
            style={{ left: `${(timeMs / durationMs) * 100}%` }}
          >
            {isLabelled && (
              <span className="tnum absolute bottom-0.5 left-0.75 whitespace-nowrap text-[0.625rem] text-text-3 leading-3.5">
                {t('seconds', { seconds: timeMs / 1_000 })}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Says where playback stands when it stops, and nothing while it runs. */
export function Announcement({ clock }: { clock: PlaybackClock }) {
  const t = useTexts();
  const isPlaying = useIsPlaying(clock);
  const timeMs = useLabelTimeMs(clock);
  const durationMs = useDurationMs(clock);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  const words = { time: seconds(timeMs), duration: seconds(durationMs) };
  return (
    <p role="status" className="sr-only">
      {!isPlaying && timeMs > 0 && t('timeValue', words)}
    </p>
  );
}
