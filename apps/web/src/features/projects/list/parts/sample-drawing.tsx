/** Looks in a drawing of 430 by 116 units: x, y and radius of each, in order. */
const LOOKS = [
  [8, 84, 4.5],
  [72, 22, 6],
  [58, 92, 8],
  [60, 84, 8],
  [168, 20, 7],
  [178, 12, 6],
  [194, 54, 10],
  [80, 94, 6],
  [186, 84, 5],
  [204, 80, 5],
  [230, 42, 6],
  [268, 37, 6],
] as const;
const WAY = LOOKS.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
const HEAT = [
  [172, 60, 84, 1],
  [62, 24, 46, 0.8],
  [252, 16, 40, 0.6],
  [104, 108, 48, 0.75],
] as const;
/** The heat ramp: offset, colour, opacity. */
const EMBER = [
  [0, '#fbb43c', 0.95],
  [0.3, '#ed6925', 0.8],
  [0.65, '#bc3754', 0.35],
  [1, '#521884', 0],
] as const;

/** Drawn by hand. It lies behind the words and gives way to them on narrow screens. */
export function SampleDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 300 116"
      preserveAspectRatio="xMaxYMid slice"
      style={{ right: '13rem' }}
      className="absolute inset-y-0 hidden h-full wide:block"
    >
      <radialGradient id="sample-heat">
        {EMBER.map(([offset, colour, opacity]) => (
          <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
        ))}
      </radialGradient>
      {HEAT.map(([x, y, r, heat]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="url(#sample-heat)" opacity={heat} />
      ))}
      <path d={WAY} fill="none" stroke="#fff" strokeOpacity="0.6" />
      {LOOKS.map(([x, y, r]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          fill="#fff"
          fillOpacity="0.2"
          stroke="#fff"
          strokeOpacity="0.8"
        />
      ))}
    </svg>
  );
}
