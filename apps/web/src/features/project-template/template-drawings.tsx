import type { ReactNode } from 'react';

/** 360 by 290 units, lines of 1.75 px. Paper stays paper in both themes. */
function TemplateDrawing({ children }: { children: ReactNode }) {
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
    </svg>
  );
}

interface Box {
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

function Phone({ x, y, width, height, children }: Box & { children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="15" className="fill-surface" />
      <path d={`M${width / 2 - 9} 9.500h18`} strokeWidth="4.500" />
      {children}
    </g>
  );
}

function Picture({ x, y, width, height, tint = 'violet' }: Box & { tint?: keyof typeof TINTS }) {
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

function Gaze({ spots }: { spots: readonly (readonly [number, number, number])[] }) {
  return (
    <>
      <polyline points={spots.map(([x, y]) => `${x},${y}`).join(' ')} className="stroke-accent" />
      {spots.map(([x, y, r]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} className="fill-accent stroke-surface" />
      ))}
    </>
  );
}

/** Lines of a question and its choices, one of them taken. */
function Choices({ width, rows, taken }: { width: number; rows: number; taken: number }) {
  const step = rows > 3 ? 26 : 30;
  return (
    <>
      <path d={`M17 30h${width - 46}`} strokeWidth="7" />
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <g key={row} strokeWidth="1.500">
          <rect
            x="12"
            y={54 + row * step}
            width={width - 24}
            height={step - 7}
            rx="7"
            className={
              row === taken ? 'fill-accent-bg stroke-accent' : 'fill-surface stroke-border-2'
            }
          />
          <circle
            cx="24"
            cy={54 + row * step + (step - 7) / 2}
            r="4"
            className={row === taken ? 'fill-accent stroke-accent' : 'stroke-border-input'}
          />
        </g>
      ))}
    </>
  );
}

function Arrow({ x }: { x: number }) {
  return <path d={`M${x} 148h14m-5-5 5 5-5 5`} className="stroke-text-3" />;
}

export function CustomDrawing() {
  return (
    <TemplateDrawing>
      <rect
        x="119"
        y="56"
        width="122"
        height="184"
        rx="15"
        strokeDasharray="6 6"
        className="fill-surface"
      />
      <circle cx="180" cy="138" r="25" stroke="none" className="fill-accent-bg" />
      <path d="M180 127v22M169 138h22" strokeWidth="2.200" className="stroke-accent" />
      <path d="M152 185h56M162 199h36" strokeWidth="7" className="stroke-border-2" />
      <rect x="44" y="114" width="52" height="68" rx="9" className="fill-surface" />
      <Picture x={51} y={122} width={38} height={32} />
      <path d="M54 164h22" strokeWidth="5" className="stroke-border-2" />
      <rect x="264" y="114" width="52" height="68" rx="9" className="fill-surface" />
      <Picture x={271} y={122} width={38} height={32} tint="amber" />
      <path d="M274 164h26" strokeWidth="5" className="stroke-border-2" />
    </TemplateDrawing>
  );
}

export function WideDrawing() {
  return (
    <TemplateDrawing>
      <Phone x={52} y={50} width={116} height={196}>
        <Picture x={9} y={24} width={98} height={74} />
        <Picture x={9} y={104} width={98} height={74} tint="amber" />
        <Gaze
          spots={[
            [42, 60, 6],
            [80, 44, 4.5],
            [58, 142, 8],
          ]}
        />
      </Phone>
      <Arrow x={180} />
      <Phone x={206} y={50} width={104} height={196}>
        <Choices width={104} rows={3} taken={1} />
      </Phone>
    </TemplateDrawing>
  );
}

export function SquareDrawing() {
  return (
    <TemplateDrawing>
      <g transform="translate(15 12) scale(.92)">
        <Phone x={24} y={56} width={94} height={184}>
          <Picture x={8} y={42} width={37} height={37} />
          <Picture x={49} y={42} width={37} height={37} tint="amber" />
          <path d="M11 93h42M11 104h28" strokeWidth="5" className="stroke-border-2" />
          <Gaze
            spots={[
              [28, 60, 6],
              [68, 56, 5],
            ]}
          />
        </Phone>
        <Arrow x={126} />
        <Phone x={148} y={56} width={94} height={184}>
          <Picture x={8} y={24} width={37} height={47} />
          <Picture x={49} y={24} width={37} height={47} tint="amber" />
          <Picture x={8} y={76} width={37} height={47} tint="green" />
          <Picture x={49} y={76} width={37} height={47} tint="red" />
          <Gaze
            spots={[
              [26, 48, 5],
              [68, 100, 7],
              [30, 98, 4],
            ]}
          />
        </Phone>
        <Arrow x={250} />
        <Phone x={272} y={56} width={70} height={184}>
          <Choices width={70} rows={4} taken={2} />
        </Phone>
      </g>
    </TemplateDrawing>
  );
}
