import { useTexts } from '#features/analysis-playback/texts.ts';

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

/** The lane in words. It stands outside the slider, whose inside is not read aloud. */
export function ValidGazeText({ shares }: { shares: Float32Array }) {
  const t = useTexts();
  if (shares.length === 0) return null;
  const low = Math.round(Math.min(...shares) * 100);
  const high = Math.round(Math.max(...shares) * 100);
  return <p className="sr-only">{t('validGazeLane', { low, high })}</p>;
}
