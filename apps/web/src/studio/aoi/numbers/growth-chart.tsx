import { type FirstLook, getNoticedBy } from '@fovea/gaze/metrics';
import type { PlaybackClock } from '@fovea/stage';
import { toAoiColour } from '#studio/aoi/aoi-colours.ts';
import { useDurationMs, useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { toSeconds } from '#studio/metrics/metric.ts';
import { useTexts } from './texts.ts';

export interface GrowthChartProps {
  name: string;
  color: number;
  firstLook: FirstLook;
  /** From when looks count: the area is there from then on. Null where it never is. */
  startMs: number | null;
  clock: PlaybackClock;
}

const HEIGHT = 100;

/** The share of people who have looked at an area by each time. */
export function GrowthChart({ name, color, firstLook, startMs, clock }: GrowthChartProps) {
  const t = useTexts();
  const durationMs = useDurationMs(clock);
  const timeMs = useLabelTimeMs(clock);
  if (durationMs === 0) return null;
  const fromMs = startMs ?? durationMs;
  const toText = (key: 'haveSeen' | 'growthText', atMs: number) => {
    const share = getNoticedBy(firstLook, atMs - fromMs);
    if (share === null) return t('none');
    return t(key, { percent: Math.round(share * 100), seconds: toSeconds(atMs) });
  };
  const edge = toEdge(firstLook, fromMs, durationMs);
  const at = (timeMs / durationMs) * 100;
  return (
    <section aria-label={t('seenOverTime', { name })}>
      <h2 className="type-body mb-2 truncate font-semibold">{t('seenOverTime', { name })}</h2>
      <div className="relative h-22">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${durationMs} ${HEIGHT}`}
          preserveAspectRatio="none"
          style={{ color: toAoiColour(color) }}
          className="keep-color block size-full overflow-visible"
        >
          <path d={`${edge}V${HEIGHT}H${fromMs}Z`} fill="currentColor" opacity={0.25} />
          <path
            d={edge}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span
          aria-hidden="true"
          className="absolute inset-y-0 border-accent-hover border-l border-dashed"
          style={{ left: `${at}%` }}
        />
        <span
          className="type-micro absolute top-1/2 whitespace-nowrap text-text-2"
          style={at < 60 ? { left: `calc(${at}% + 6px)` } : { right: `calc(${100 - at}% + 6px)` }}
        >
          {toText('haveSeen', timeMs)}
        </span>
      </div>
      <p aria-hidden="true" className="tnum type-micro flex justify-between text-text-3">
        <span>{t('seconds', { seconds: 0 })}</span>
        <span>{t('seconds', { seconds: Math.round(durationMs / 100) / 10 })}</span>
      </p>
      <p className="sr-only">{toText('growthText', durationMs)}</p>
    </section>
  );
}

/** A step up at every first look, from when the area is there. */
function toEdge({ tMs, notYet }: FirstLook, fromMs: number, durationMs: number): string {
  let edge = `M${fromMs} ${HEIGHT}`;
  for (let i = 0; i < tMs.length; i++) {
    edge += `H${fromMs + (tMs[i] as number)}V${HEIGHT * (notYet[i] as number)}`;
  }
  return `${edge}H${durationMs}`;
}
