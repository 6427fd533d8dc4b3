import { FOG_ALPHA_PERCENT, HEAT_RAMPS } from '@fovea/gaze/maps';
import {
  getSlotColour,
  type HeatKind,
  type HeatLegend,
  type HeatLook,
  type ViewOptions,
} from '@fovea/stage';
import { MAP_METRICS } from '#studio/metrics/map-metrics.ts';
import { useMetricWords } from '#studio/metrics/use-metric-words.ts';
import { useTexts } from '#studio/texts.ts';

/** A map blurred by less than half of this error shows finer places than the gaze can tell. */
const TRUSTED_SIGMAS = 2;

export interface MapLegendProps {
  legend: HeatLegend;
  preset: ViewOptions['preset'];
  sigmaDegrees: number;
  /** Median over the people shown; undefined where it was not measured. */
  errorDegrees: number | undefined;
}

const BOX = 'type-micro rounded-touch border border-border bg-surface text-text-3';

/** Meaning of a map's colours, and how far they can be trusted. */
export function MapLegend({ legend, preset, sigmaDegrees, errorDegrees }: MapLegendProps) {
  const t = useTexts();
  const toWords = useMetricWords();
  const isCoarse = errorDegrees !== undefined && errorDegrees > TRUSTED_SIGMAS * sigmaDegrees;
  return (
    <section
      aria-label={t('legend')}
      className={`${BOX} max-w-full px-3 py-2`}
      style={{ width: '13rem' }}
    >
      <p className="type-small font-semibold text-text">{toWords(MAP_METRICS[legend.kind]).name}</p>
      <Scale legend={legend} hasMiddle />
      <p className="tnum mt-1 text-text-2">
        {t('methodAndPeople', { method: t(`method_${legend.method}`), count: legend.people })}
      </p>
      {preset !== 'phone' && <p className="mt-1">{t(`preset_${preset}`)}</p>}
      {errorDegrees !== undefined && (
        <p className="mt-1 flex items-center gap-1.5">
          <ErrorRing sigmaDegrees={sigmaDegrees} errorDegrees={errorDegrees} />
          {t('medianError', { degrees: errorDegrees.toFixed(1) })}
        </p>
      )}
      {isCoarse && <p className="mt-1 text-warn">{t('coarse')}</p>}
    </section>
  );
}

/** Where there is little room: what is measured, and up to how much. */
export function SmallLegend({ legend }: Pick<MapLegendProps, 'legend'>) {
  const t = useTexts();
  const toWords = useMetricWords();
  return (
    <section aria-label={t('legend')} className={`${BOX} pointer-events-none w-20 px-2 py-1.5`}>
      <p>{toWords(MAP_METRICS[legend.kind]).name}</p>
      <Scale legend={legend} />
    </section>
  );
}

function Scale({ legend, hasMiddle = false }: { legend: HeatLegend; hasMiddle?: boolean }) {
  const t = useTexts();
  const toValue = useHeatValue();
  const { kind, look, top } = legend;
  return (
    <>
      <div
        aria-hidden="true"
        className="keep-color mt-1.5 rounded-full"
        style={{ height: 8, background: toGradient(look) }}
      />
      <p className="tnum mt-1 flex justify-between gap-1">
        <span>{toValue(kind, 0)}</span>
        <span className="sr-only">{t('rangeTo')}</span>
        {hasMiddle && <span aria-hidden="true">{toValue(kind, top / 2)}</span>}
        <span>{toValue(kind, top)}</span>
      </p>
    </>
  );
}

const RING_PX = 22;

/** The error as a ring around the disc that one look leaves on the map, both to one scale. */
function ErrorRing({
  sigmaDegrees,
  errorDegrees,
}: Omit<Required<MapLegendProps>, 'legend' | 'preset'>) {
  const error = errorDegrees ?? 0;
  const scale = (RING_PX / 2 - 1) / Math.max(error, sigmaDegrees);
  const middle = RING_PX / 2;
  return (
    <svg aria-hidden="true" width={RING_PX} height={RING_PX} className="flex-none">
      <circle cx={middle} cy={middle} r={sigmaDegrees * scale} className="fill-surface-3" />
      <circle
        cx={middle}
        cy={middle}
        r={error * scale}
        fill="none"
        strokeWidth={1.5}
        className="stroke-imm-3"
      />
    </svg>
  );
}

const CIRCLE = { background: getSlotColour(0) };

/** Circles of a path in words. */
export function PathLegend() {
  const t = useTexts();
  return (
    <p className="type-micro flex items-center gap-2 rounded-touch border border-border bg-surface px-3 py-2 text-text-2">
      <span aria-hidden="true" className="keep-color size-2 rounded-full" style={CIRCLE} />
      <span aria-hidden="true" className="keep-color size-4 rounded-full" style={CIRCLE} />
      {t('circleSize')}
      <span>{t('circleNumber')}</span>
    </p>
  );
}

/** A value of a map with its unit, per person. */
export function useHeatValue() {
  const t = useTexts();
  return (kind: HeatKind, value: number, digits = value < 0.1 ? 2 : 1): string => {
    const isShare = kind === 'relative' || kind === 'viewers';
    return isShare
      ? t('percent', { percent: Math.round(value * 100) })
      : t(`value_${kind}`, { value: value === 0 ? '0' : value.toFixed(digits) });
  };
}

function toGradient(look: HeatLook): string {
  if (look === 'fog') {
    return `linear-gradient(90deg, rgb(0 0 0 / ${FOG_ALPHA_PERCENT}%), rgb(0 0 0 / 0))`;
  }
  const stops = HEAT_RAMPS[look].map(
    ([percent, red, green, blue, alpha]) =>
      `rgb(${red} ${green} ${blue} / ${Math.max(alpha, 25)}%) ${percent}%`,
  );
  return `linear-gradient(90deg, ${stops.join(', ')})`;
}
