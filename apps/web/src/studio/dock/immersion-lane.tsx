import { IMMERSION_DEFAULTS } from '@fovea/gaze/attention';
import type { PlaybackClock, TimeRange } from '@fovea/stage';
import { useDurationMs, useLabelTimeMs } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';
import { findImmersionAt, type PageImmersion, splitImmersion, toWindowMs } from './immersion.ts';

const HEIGHT = 100;
const LINES = [IMMERSION_DEFAULTS.mediumFrom, IMMERSION_DEFAULTS.highFrom];
const FILLS = ['fill-imm-1', 'fill-imm-2', 'fill-imm-3'] as const;
/** Until a person's gaze is read only the level is known: its step stands in the middle of its scores. */
const STEP_SCORES = [25, 62.5, 87.5] as const;

interface LaneProps {
  immersion: PageImmersion;
  clock: PlaybackClock;
}

/** People at each level as a stacked area, deep immersion at its foot; one person as their score. */
export function ImmersionLane({ immersion, clock }: LaneProps) {
  const durationMs = useDurationMs(clock);
  if (durationMs === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${durationMs} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block size-full overflow-hidden"
    >
      {immersion.kind === 'one' ? (
        <One {...immersion} durationMs={durationMs} />
      ) : (
        <Areas {...immersion.shares} durationMs={durationMs} />
      )}
      {LINES.map((value) => (
        <path
          key={value}
          d={`M0 ${HEIGHT - value}H${durationMs}`}
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
          className="stroke-text-3"
        />
      ))}
    </svg>
  );
}

type Shares = Extract<PageImmersion, { kind: 'people' }>['shares'];

function Areas({ low, medium, high, durationMs }: Shares & { durationMs: number }) {
  const count = high.length;
  const toEdge = (toShare: (i: number) => number) => {
    const y = (i: number) => HEIGHT * (1 - toShare(i));
    let edge = `M0 ${y(0)}`;
    for (let i = 0; i < count; i++) edge += `L${toWindowMs(i)} ${y(i)}`;
    const endMs = Math.min(toWindowMs(count - 1) + IMMERSION_DEFAULTS.windowMs / 2, durationMs);
    return { edge: `${edge}L${endMs} ${y(count - 1)}`, endMs };
  };
  const at = (shares: Float64Array, i: number) => shares[i] ?? 0;
  const tops = [
    toEdge((i) => at(low, i) + at(medium, i) + at(high, i)),
    toEdge((i) => at(medium, i) + at(high, i)),
    toEdge((i) => at(high, i)),
  ];
  return (
    <>
      {tops.map(({ edge, endMs }, level) => (
        <path key={FILLS[level]} d={`${edge}L${endMs} ${HEIGHT}H0Z`} className={FILLS[level]} />
      ))}
    </>
  );
}

type OneProps = Extract<PageImmersion, { kind: 'one' }> & { durationMs: number };

/** The score goes straight from window to window, each half in the tone of its own level. */
function One({ levels, scores, durationMs }: OneProps) {
  const last = levels.length - 1;
  const at = (i: number) =>
    scores?.[Math.min(Math.max(i, 0), last)] ?? STEP_SCORES[levels[i] as 0 | 1 | 2] ?? 0;
  const { hopMs, windowMs } = IMMERSION_DEFAULTS;
  return levels.map((level, i) => {
    const middleMs = toWindowMs(i);
    const fromMs = i === 0 ? 0 : middleMs - hopMs / 2;
    const toMs = Math.min(middleMs + (i === last ? windowMs : hopMs) / 2, durationMs);
    // Without scores a window is a step.
    const edge = (other: number) => HEIGHT - (scores ? (at(i) + at(other)) / 2 : at(i));
    const top = `M${fromMs} ${edge(i - 1)}L${middleMs} ${HEIGHT - at(i)}L${toMs} ${edge(i + 1)}`;
    return (
      <path
        key={fromMs}
        d={`${top}V${HEIGHT}H${fromMs}Z`}
        shapeRendering="crispEdges"
        className={FILLS[level as 0 | 1 | 2]}
      />
    );
  });
}

export function useImmersionText() {
  const t = useTexts();
  return (immersion: PageImmersion, timeMs: number) => {
    const found = findImmersionAt(immersion, timeMs);
    if ('share' in found) return t('percent', { percent: Math.round(found.share * 100) });
    const level = t(`level_${found.level}`);
    return found.score === undefined ? level : `${Math.floor(found.score)} ${level}`;
  };
}

/**
 * How many are deep in it, or score and level of the one: at the playhead, or where a stretch is given
 * the mean over it.
 */
export function ImmersionValue({
  immersion,
  clock,
  stretch,
}: LaneProps & { stretch: TimeRange | null }) {
  const toText = useImmersionText();
  const t = useTexts();
  const timeMs = useLabelTimeMs(clock);
  const split = stretch && splitImmersion(immersion, stretch);
  const text = split
    ? t('percent', { percent: Math.round(split.high * 100) })
    : toText(immersion, timeMs);
  return (
    <span
      className="tnum ml-auto font-semibold text-accent-text"
      title={immersion.kind === 'people' ? t('immersion_high') : undefined}
    >
      {text}
    </span>
  );
}

/** Names of the tones. */
export function ImmersionKey() {
  const t = useTexts();
  return (
    <ul className="type-micro ml-auto hidden items-center gap-3 whitespace-nowrap text-text-2 wide:flex">
      {(['high', 'medium', 'low'] as const).map((level, i) => (
        <li key={level} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="8" height="8">
            <circle cx="4" cy="4" r="4" className={FILLS[2 - i]} />
          </svg>
          {t(`immersion_${level}`)}
        </li>
      ))}
    </ul>
  );
}
