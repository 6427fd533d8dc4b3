import { toClassNames } from './class-names.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1; absent when nobody knows how long it takes. */
  share?: number | undefined;
  /** Text read aloud instead of a percentage, such as "42 of 60". */
  valueText?: string;
  tone?: 'accent' | 'good';
  /** Thin, along the top edge of the window. */
  top?: boolean;
  className?: string;
}

export function ProgressBar({
  label,
  share,
  valueText,
  tone = 'accent',
  top = false,
  className,
}: ProgressBarProps) {
  const percent =
    share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={toClassNames(
        'overflow-hidden bg-surface-3',
        top ? 'fixed inset-x-0 top-0 z-(--z-toast) h-0.5 bg-transparent' : 'h-1 rounded-full',
        className,
      )}
    >
      <div
        style={{ transform: `translateX(${(percent ?? 30) - 100}%)` }}
        className={toClassNames(
          'h-full w-full rounded-[inherit] transition-transform duration-(--drawer-ms)',
          tone === 'good' ? 'bg-good' : 'bg-accent',
          percent === undefined &&
            'animate-[travel_1.2s_var(--ease)_infinite] motion-reduce:animate-none',
        )}
      />
    </div>
  );
}
