import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

export const TONES = ['good', 'warn', 'bad', 'info', 'accent', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

const LOOKS: Readonly<Record<Tone, string>> = {
  good: 'bg-good-bg text-good',
  warn: 'bg-warn-bg text-warn',
  bad: 'bg-bad-bg text-bad',
  info: 'bg-info-bg text-info',
  accent: 'bg-accent-bg text-accent-text',
  neutral: 'bg-surface-2 text-text-2',
};

export interface BadgeProps {
  tone?: Tone;
  /** A small icon, or the dot of something that goes on. */
  icon?: ReactNode;
  dot?: boolean;
  children: ReactNode;
  className?: string;
}

/** A state in a word. The word carries it; the colour only helps. */
export function Badge({ tone = 'neutral', icon, dot = false, children, className }: BadgeProps) {
  return (
    <span
      className={toClassNames(
        'edge-when-forced inline-flex min-h-5.5 items-center gap-1.25 whitespace-nowrap rounded-full px-2 font-medium text-[0.71875rem] leading-[1.125rem] [&_svg.lucide]:size-3.5',
        LOOKS[tone],
        className,
      )}
    >
      {dot && (
        <span
          aria-hidden="true"
          className="size-1.5 rounded-full bg-current forced-colors:bg-[CanvasText]"
        />
      )}
      {icon}
      {children}
    </span>
  );
}
