import type { PlaybackClock } from '@fovea/stage';
import { useDurationMs } from '#studio/clock/use-clock.ts';
import { useTexts } from '#studio/texts.ts';

const HEIGHT = 100;

/** The share of participants with valid gaze over time, as an area. */
export function ValidGazeLane({ shares }: { shares: Float32Array }) {
  const count = shares.length;
  if (count === 0) return null;
  const top = (i: number) => HEIGHT * (1 - (shares[i] as number));
  let edge = `M0 ${top(0)}`;
  for (let i = 0; i < count; i++) edge += `L${i + 0.5} ${top(i)}`;
  edge += `L${count} ${top(count - 1)}`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${count} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
    >
      <path d={`${edge}V${HEIGHT}H0Z`} className="fill-imm-1" />
      <path
        d={edge}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.3}
        className="stroke-imm-3"
      />
    </svg>
  );
}

interface EndProps {
  /** Where recordings end before the page does. */
  endMs: number | undefined;
}

/** Says over the lane why it falls to nothing. */
export function RecordingsEnd({ clock, endMs }: EndProps & { clock: PlaybackClock }) {
  const t = useTexts();
  const durationMs = useDurationMs(clock);
  if (endMs === undefined || durationMs === 0) return null;
  const share = endMs / durationMs;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 border-text-3 border-l border-dashed"
      style={{ left: `${share * 100}%` }}
    >
      {/* On the side where there is room. */}
      <span
        className={`type-micro absolute top-0.5 whitespace-nowrap text-text-2 ${share < 0.6 ? 'left-1.5' : 'right-1.5'}`}
      >
        {t('recordingsEnd')}
      </span>
    </span>
  );
}

/** The lane in words. It stands outside the slider, whose inside is not read aloud. */
export function ValidGazeText({ shares, endMs }: EndProps & { shares: Float32Array }) {
  const t = useTexts();
  if (shares.length === 0) return null;
  const low = Math.round(Math.min(...shares) * 100);
  const high = Math.round(Math.max(...shares) * 100);
  return (
    <p className="sr-only">
      {t('validGazeLane', { low, high })}
      {endMs !== undefined && ` ${t('recordingsEndAt', { seconds: Math.round(endMs / 100) / 10 })}`}
    </p>
  );
}
