import type { ReactNode } from 'react';

/** Part that is lit while a card plays its page order; undefined lights everything. */
export type Frame = 0 | 1 | 2 | undefined;

const DIM = 0.3;

/** 360 by 290 units, lines of 1.75 px. Paper stays paper in both themes. */
export function TemplateDrawing({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 290"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block h-auto w-full stroke-text"
    >
      {children}
      {frame !== undefined &&
        [0, 1, 2].map((at) => (
          <rect
            key={at}
            // The lit dot is 10 wider than the others; those behind it move along.
            x={162 + at * 10 + (frame < at ? 10 : 0)}
            y="262"
            width={frame === at ? 16 : 6}
            height="6"
            rx="3"
            stroke="none"
            fill={frame === at ? 'var(--accent)' : 'var(--accent-border)'}
          />
        ))}
    </svg>
  );
}

interface StepProps {
  /** In which frames it is lit. */
  at: readonly number[];
  frame: Frame;
  children: ReactNode;
}

export function Step({ at, frame, children }: StepProps) {
  const isLit = frame === undefined || at.includes(frame);
  return (
    <g opacity={isLit ? 1 : DIM} className="transition-opacity">
      {children}
    </g>
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const TINTS = {
  violet: ['fill-imm-1', 'fill-imm-2'],
  amber: ['fill-warn-bg', 'fill-warn'],
  green: ['fill-good-bg', 'fill-good'],
  red: ['fill-bad-bg', 'fill-bad'],
} as const;

export function Phone({ x, y, width, height, children }: Box & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="15" className="fill-surface" />
      <path d={`M${width / 2 - 9} 9.500h18`} strokeWidth="4.500" />
      {children}
    </g>
  );
}

/** A small sheet beside the big one. */
export function Sheet({ x, y, height, children }: Omit<Box, 'width'> & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="52" height={height} rx="9" className="fill-surface" />
      {children}
    </g>
  );
}

export function Picture(props: Box & { tint?: keyof typeof TINTS }) {
  const { x, y, width, height, tint = 'violet' } = props;
  const [ground, hills] = TINTS[tint];
  const base = y + height - 4;
  return (
    <g stroke="none">
      <rect {...{ x, y, width, height }} rx="6" className={ground} />
      <path
        d={`M${x + 3} ${base}l${width * 0.3} ${-height * 0.42} ${width * 0.2} ${height * 0.2} ${width * 0.2} ${-height * 0.3} ${width * 0.22} ${height * 0.52}z`}
        className={hills}
        opacity={tint === 'violet' ? 1 : 0.45}
      />
      <circle
        cx={x + width * 0.76}
        cy={y + height * 0.28}
        r={Math.min(width, height) * 0.11}
        className="fill-surface"
      />
    </g>
  );
}

export function Gaze({ spots }: { spots: readonly (readonly [number, number, number])[] }) {
  return (
    <>
      <polyline points={spots.map(([x, y]) => `${x},${y}`).join(' ')} className="stroke-accent" />
      {spots.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} className="fill-accent stroke-surface" />
      ))}
    </>
  );
}

interface ChoicesProps {
  width: number;
  rows: number;
  taken: number;
}

/** Lines of a question and its choices, one of them taken. */
export function Choices({ width, rows, taken }: ChoicesProps) {
  const isTight = rows > 3;
  const step = isTight ? 26 : 30;
  const top = isTight ? 48 : 60;
  return (
    <>
      <path d={`M17 ${isTight ? 31 : 30}h${width - (isTight ? 40 : 46)}`} strokeWidth="6.500" />
      {!isTight && <path d={`M17 42h${width - 64}`} strokeWidth="6.500" />}
      {Array.from({ length: rows }, (_, row) => row).map((row) => {
        const middle = top + row * step + (step - 7) / 2;
        return (
          <g key={row} strokeWidth="1.500">
            <rect
              x={isTight ? 10 : 14}
              y={top + row * step}
              width={width - (isTight ? 20 : 28)}
              height={step - 7}
              rx="7"
              className={
                row === taken ? 'fill-accent-bg stroke-accent' : 'fill-surface stroke-border-2'
              }
            />
            <circle
              cx={isTight ? 20 : 27}
              cy={middle}
              r="4"
              className={row === taken ? 'fill-accent stroke-accent' : 'stroke-border-input'}
            />
            {!isTight && (
              <path
                d={`M41 ${middle}h${[30, 22, 26][row]}`}
                strokeWidth="4.500"
                opacity={row === taken ? 0.6 : 1}
                className={row === taken ? 'stroke-accent' : 'stroke-border-2'}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

export function Arrow({ x }: { x: number }) {
  return <path d={`M${x} 148h14m-5-5 5 5-5 5`} className="stroke-text-3" />;
}
