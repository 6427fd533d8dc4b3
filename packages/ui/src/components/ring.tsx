import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

export interface RingProps {
  label: string;
  /** 0 to 1. */
  share: number;
  sizePx?: number;
  tone?: 'accent' | 'good' | 'warn' | 'bad';
  /** In the middle: a big number and its basis. */
  children?: ReactNode;
}

const STROKES = {
  accent: 'stroke-accent',
  good: 'stroke-good',
  warn: 'stroke-warn',
  bad: 'stroke-bad',
} as const;

export function Ring({ label, share, sizePx = 112, tone = 'accent', children }: RingProps) {
  const part = Math.min(1, Math.max(0, share));
  return (
    <div
      role="img"
      aria-label={label}
      className="relative inline-grid flex-none place-items-center"
      style={{ width: sizePx, height: sizePx }}
    >
      <svg aria-hidden="true" viewBox="0 0 96 96" className="absolute inset-0 size-full -rotate-90">
        <circle
          cx="48"
          cy="48"
          r={RADIUS}
          fill="none"
          strokeWidth="9"
          className="stroke-surface-3"
        />
        {part > 0 && (
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            fill="none"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray={`${part * AROUND} ${AROUND}`}
            className={toClassNames(
              'transition-[stroke-dasharray] duration-(--drawer-ms) forced-colors:stroke-[Highlight]',
              STROKES[tone],
            )}
          />
        )}
      </svg>
      <div aria-hidden="true" className="relative text-center">
        {children}
      </div>
    </div>
  );
}
