const HEIGHT_PX = 40;

interface HourBarsProps {
  /** The last one is still growing. */
  bars: readonly number[];
  toLabel: (counts: string) => string;
}

export function HourBars({ bars, toLabel }: HourBarsProps) {
  const most = Math.max(1, ...bars);
  return (
    <div
      role="img"
      aria-label={toLabel(bars.join(', '))}
      className="mt-2 flex items-end gap-0.5"
      style={{ height: HEIGHT_PX }}
    >
      {bars.map((count, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
          key={at}
          className="edge-when-forced min-w-0 flex-1 rounded-full bg-accent"
          style={{
            height: Math.max(4, (HEIGHT_PX * count) / most),
            opacity: at === bars.length - 1 ? 1 : 0.35,
          }}
        />
      ))}
    </div>
  );
}
