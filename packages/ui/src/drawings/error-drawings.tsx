import { Drawing, type DrawingProps, GazeDots, PageCard, TextLines } from './parts.tsx';

/** A gaze path that leaves the page. */
export function NotFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <PageCard x={26} y={14} width={54} height={80} filled />
      <TextLines x={35} y={27} widths={[24, 15]} />
      <PageCard x={35} y={42} width={36} height={24} />
      <path
        d="M86 60 112 41"
        strokeDasharray="3 4"
        className="animate-[march_3s_linear_infinite] stroke-accent motion-reduce:animate-none"
      />
      <circle cx="116.500" cy="37" r="5.500" strokeDasharray="3 3" className="stroke-accent" />
      <GazeDots
        spots={[
          { x: 40, y: 56, r: 3.8 },
          { x: 54, y: 49, r: 3 },
          { x: 66, y: 74, r: 4.8 },
          { x: 86, y: 60, r: 3.2 },
        ]}
      />
    </Drawing>
  );
}

/** A ring with a gap, and a spark. */
export function ServerErrorDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="80" cy="64" r="38" stroke="none" className="fill-accent-bg" />
      <path d="M80 26a38 38 0 1 0 37.400 31" />
      <path d="M80 45a19 19 0 1 1-18.200 13.500" />
      <circle cx="85" cy="59" r="6.200" stroke="none" className="fill-accent" />
      <path d="M97 21l-3.500 10 10.500-1.500L99.500 41" className="stroke-accent" />
      <path d="M125 38l5-4M128 50l7-1" />
    </Drawing>
  );
}

const OUT_OF_ORDER = [
  { x: 46, y: 42, n: 3 },
  { x: 114, y: 38, n: 2 },
  { x: 88, y: 58, n: 4 },
  { x: 66, y: 82, n: 5 },
  { x: 124, y: 77, n: 1 },
] as const;

/** Fixations in the wrong order. */
export function GeneralErrorDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <PageCard x={20} y={16} width={120} height={88} />
      <circle cx="57" cy="66" r="25" stroke="none" className="fill-accent-bg" />
      <path d="M124 77 46 42M114 38 88 58 66 82 124 77" strokeDasharray="3 4" />
      {OUT_OF_ORDER.map(({ x, y, n }) => (
        <g key={n}>
          <circle
            cx={x}
            cy={y}
            r="8"
            className={n === 1 ? 'fill-accent stroke-accent' : 'fill-surface'}
          />
          <text
            x={x}
            y={y + 3.3}
            textAnchor="middle"
            stroke="none"
            className={`font-bold text-[9px] ${n === 1 ? 'fill-on-accent' : 'fill-text'}`}
          >
            {n}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
