import type { ReactNode } from 'react';

/** Four parts make every drawing: phone, eye ring, dots with a path, page card. */

export interface DrawingProps {
  className?: string;
}

export interface Spot {
  x: number;
  y: number;
  r: number;
}

/** 160 by 120 units. Lines stay 1.75 px wide at any size. */
export function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`block h-auto w-full stroke-text **:[vector-effect:non-scaling-stroke] ${className ?? ''}`}
    >
      {children}
    </svg>
  );
}

export interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  filled?: boolean;
}

export function PageCard({ x, y, width, height, filled = false }: BoxProps) {
  const fill = filled ? 'fill-accent-bg' : 'fill-surface';
  return <rect {...{ x, y, width, height }} rx="7" className={fill} />;
}

export function Phone({ x, y, width, height, filled = false }: BoxProps) {
  const middle = x + width / 2;
  return (
    <>
      <rect
        {...{ x, y, width, height }}
        rx={width / 5}
        className={filled ? 'fill-accent-bg' : 'fill-surface'}
      />
      <path d={`M${middle - width / 9} ${y + 5}h${(width * 2) / 9}`} />
    </>
  );
}

/** Lines of text, each from x to the right. */
export function TextLines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return <path d={widths.map((width, line) => `M${x} ${y + line * 7}h${width}`).join('')} />;
}

export function EyeRing({ x, y, r, look = [0.22, -0.26] }: Spot & { look?: [number, number] }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      <circle
        cx={x + look[0] * r}
        cy={y + look[1] * r}
        r={r * 0.34}
        stroke="none"
        className="fill-accent"
      />
    </>
  );
}

/** Joined by lines; `dashed` is for what is not there. */
export function GazeDots({ spots, dashed = false }: { spots: readonly Spot[]; dashed?: boolean }) {
  const line = spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <>
      <path d={line} className="stroke-accent" strokeDasharray={dashed ? '3 4' : undefined} />
      {spots.map(({ x, y, r }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} stroke="none" className="fill-accent" />
      ))}
    </>
  );
}
