import type { PlaybackClock } from '@fovea/stage';
import { toAoiColour } from '#studio/aoi/aoi-colours.ts';
import { AoiSwatch } from '#studio/aoi/aoi-swatch.tsx';
import type { AoiNumbers } from '#studio/aoi/metrics-session.ts';
import { useDurationMs } from '#studio/clock/use-clock.ts';
import { AREA_METRICS } from '#studio/metrics/area-metrics.ts';
import { toSeconds } from '#studio/metrics/metric.ts';
import { useTexts } from './texts.ts';
import { useMetricText } from './use-metric-text.ts';

/** Shades of a lane: its bins of one shade are one path. */
const SHADES = 12;
const FAINTEST = 0.06;

export interface AoiLanesProps {
  numbers: AoiNumbers;
  clock: PlaybackClock;
}

/** Names of areas with their attention, one over the other. */
export function AoiLaneHeads({ numbers }: Pick<AoiLanesProps, 'numbers'>) {
  const t = useTexts();
  const toText = useMetricText();
  const { strips, table } = numbers;
  return strips?.of.map(({ id, name, color }, i) => (
    <div
      key={id}
      className="flex h-6 min-w-0 items-center gap-2 border-border border-r border-b px-3 text-[0.71875rem] text-text-2"
    >
      <AoiSwatch slot={color} />
      <span className="truncate">{name}</span>
      <span className={`tnum ml-auto ${numbers.isOld ? 'text-text-3' : ''}`}>
        {toText(
          table?.areas[table.of.findIndex((each) => each.id === id)]?.attention.ratio ?? null,
          AREA_METRICS[0],
          table?.people ?? 0,
        )}
      </span>
      <span className="sr-only">{toLaneText(t, name, strips.lanes[i], strips.laneMs)}</span>
    </div>
  ));
}

/** How many people look at each area over time, as shades of its colour. */
export function AoiLanes({ numbers: { strips }, clock }: AoiLanesProps) {
  const durationMs = useDurationMs(clock);
  if (strips === undefined || durationMs === 0) return null;
  return strips.of.map(({ id, color }, i) => (
    <div key={id} className="h-6 border-border border-b py-0.75">
      <Lane
        shares={strips.lanes[i] ?? new Float32Array()}
        color={color}
        width={durationMs / strips.laneMs}
      />
    </div>
  ));
}

function Lane({ shares, color, width }: { shares: Float32Array; color: number; width: number }) {
  const paths = Array.from({ length: SHADES + 1 }, () => '');
  shares.forEach((share, i) => {
    const shade = Math.round((Number.isNaN(share) ? 0 : share) * SHADES);
    paths[shade] += `M${i} 0h1v1h-1z`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ color: toAoiColour(color) }}
      className="keep-color block size-full"
    >
      {paths.map(
        (path, shade) =>
          path !== '' && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a shade is its place.
              key={shade}
              d={path}
              fill="currentColor"
              opacity={FAINTEST + (1 - FAINTEST) * (shade / SHADES)}
            />
          ),
      )}
    </svg>
  );
}

function toLaneText(
  t: ReturnType<typeof useTexts>,
  name: string,
  shares: Float32Array | undefined,
  laneMs: number,
): string {
  const known = (shares ?? new Float32Array()).filter((share) => !Number.isNaN(share));
  if (shares === undefined || known.length === 0) return '';
  const high = known.reduce((most, share) => Math.max(most, share), 0);
  const low = known.reduce((least, share) => Math.min(least, share), 1);
  return t('laneText', {
    name,
    low: Math.round(low * 100),
    high: Math.round(high * 100),
    seconds: toSeconds(shares.indexOf(high) * laneMs),
  });
}
