import type { PlaybackClock, StageView } from '@fovea/stage';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toAoiStageColour } from '#studio/aoi/aoi-colours.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { AREA_METRICS } from '#studio/metrics/area-metrics.ts';
import { toSeconds } from '#studio/metrics/metric.ts';
import { type CallOutPlace, placeCallOuts } from './call-out-places.ts';
import { useTexts } from './texts.ts';
import { useMetricText } from './use-metric-text.ts';

export interface CallOutsProps {
  numbers: AoiNumbers;
  view: StageView;
  clock: PlaybackClock;
  /** Whether any stand beside the picture: names on it would only repeat them. */
  onShown: (isShown: boolean) => void;
}

const WIDTH_PX = 150;

/** Numbers of the most looked at areas, beside the picture, with lines to them. */
export function CallOuts({ numbers, view, clock, onShown }: CallOutsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState({ widthPx: 0, heightPx: 0 });
  const place = useSyncExternalStore(view.subscribePlace, view.getPlace);
  const timeMs = useLabelTimeMs(clock);
  const { table, isOld } = numbers;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () =>
      setStage({ widthPx: element.clientWidth, heightPx: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const ratios = new Map(table?.of.map(({ id }, i) => [id, table.areas[i]?.attention.ratio ?? 0]));
  const ranked = table?.of.toSorted((a, b) => (ratios.get(b.id) ?? 0) - (ratios.get(a.id) ?? 0));
  const places = placeCallOuts(ranked ?? [], timeMs, place, stage);
  const isShown = places.length > 0;
  useEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  const find = (id: string) => {
    const at = table?.of.findIndex((each) => each.id === id) ?? -1;
    return { area: table?.of[at], metrics: table?.areas[at] };
  };
  return (
    <div
      ref={box}
      className={`pointer-events-none absolute inset-0 overflow-hidden ${isOld ? 'opacity-60' : ''}`}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        {places.map((each) => (
          <Leader key={each.id} place={each} color={find(each.id).area?.color ?? 1} />
        ))}
      </svg>
      {places.map((each) => (
        <CallOut key={each.id} place={each} {...find(each.id)} />
      ))}
    </div>
  );
}

function Leader({ place, color }: { place: CallOutPlace; color: number }) {
  const { xPx, yPx, anchorX, anchorY, side } = place;
  const step = side === 'left' ? 1 : -1;
  const points = [xPx + step * 6, yPx + 12, xPx + step * 28, yPx + 12, anchorX, anchorY].join(' ');
  return (
    <>
      <polyline points={points} fill="none" className="stroke-text-3" />
      <circle
        cx={anchorX}
        cy={anchorY}
        r={4}
        fill={toAoiStageColour(color)}
        stroke="#fff"
        strokeWidth={1.5}
        className="keep-color"
      />
    </>
  );
}

function CallOut({ place, area, metrics }: { place: CallOutPlace } & ReturnType<FindMetrics>) {
  const t = useTexts();
  const toText = useMetricText();
  if (area === undefined || metrics === undefined) return null;
  const isLeft = place.side === 'left';
  const { medianMs } = metrics.firstLook;
  return (
    <div
      className={`tnum absolute flex flex-col ${isLeft ? 'items-end text-right' : 'items-start'}`}
      style={{
        left: isLeft ? place.xPx - WIDTH_PX : place.xPx,
        top: place.yPx,
        width: WIDTH_PX,
      }}
    >
      <span className="type-body flex max-w-full items-center gap-2 font-semibold">
        <AoiSwatch slot={area.color} />
        <span className="truncate">{area.name}</span>
      </span>
      <span className="font-semibold text-[1.375rem] leading-7">
        {toText(metrics.attention.ratio, AREA_METRICS[0], metrics.people)}
      </span>
      {metrics.viewersShare !== null && (
        <>
          <span className="type-small text-text-3">
            {medianMs === null
              ? t('notHalf')
              : t('toFirstLook', { seconds: toSeconds(medianMs, metrics.people) })}
          </span>
          <span className="type-small text-text-3">
            {t('sawIt', { percent: Math.round(metrics.viewersShare * 100) })}
          </span>
        </>
      )}
    </div>
  );
}

type Table = NonNullable<AoiNumbers['table']>;
type FindMetrics = () => {
  area: Table['of'][number] | undefined;
  metrics: Table['areas'][number] | undefined;
};
