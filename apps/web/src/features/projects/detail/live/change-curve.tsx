import { useTexts } from '#features/projects/detail/live/texts.ts';

const WIDTH = 100;
const HEIGHT = 40;
/**
 * Fewest people for a curve of the map with and without each of them: below it the curve would be
 * of a single look.
 */
const FEWEST = 2;

/** One less the correlation of the map with and without each new person: it falls as the map settles. */
export function ChangeCurve({ likeness }: { likeness: readonly number[] }) {
  const t = useTexts();
  const newest = likeness.at(-1);
  if (newest === undefined || likeness.length < FEWEST) return null;
  const changes = likeness.map((each) => Math.max(0, 1 - each));
  const most = Math.max(...changes) || 1;
  const points = changes
    .map((change, i) => {
      const x = (WIDTH * i) / (changes.length - 1);
      const y = HEIGHT - 2 - ((HEIGHT - 4) * change) / most;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
  // Never more alike than it is, but for what sums in floating point lose.
  const value = (Math.floor(100 * newest + 1e-6) / 100).toFixed(2);
  return (
    <div className="mt-3">
      <p className="type-micro text-text-3">{t('change')}</p>
      <svg
        role="img"
        aria-label={t('changeLabel', { people: changes.length + 1, value })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1.5 block w-full"
        style={{ height: '3.25rem' }}
      >
        <line
          x1="0"
          x2={WIDTH}
          y1={HEIGHT - 2}
          y2={HEIGHT - 2}
          stroke="var(--border)"
          vectorEffect="non-scaling-stroke"
        />
        <polyline
          points={points}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="1.75"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="type-micro tnum mt-1 text-pretty text-text-3">{t('likeness', { value })}</p>
    </div>
  );
}
