import { toClassNames } from './class-names.ts';

export interface SkeletonProps {
  /** The size and shape of what will stand here. */
  className?: string;
}

/** Holds the place of what loads, so that nothing jumps. Say "loading" once, around all of them. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={toClassNames(
        'edge-when-forced relative block h-4 overflow-hidden rounded-chip bg-surface-3',
        className,
      )}
    >
      <span className="absolute inset-0 -translate-x-full animate-shimmer bg-linear-to-r from-transparent via-surface-2 to-transparent motion-reduce:hidden" />
    </span>
  );
}
