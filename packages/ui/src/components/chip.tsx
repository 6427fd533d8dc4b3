import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

interface ChipBase {
  children: ReactNode;
  icon?: ReactNode;
  /** Square corners, for tokens inside a field or a list. */
  inList?: boolean;
  className?: string;
}

export type ChipProps = ChipBase &
  (
    | { onRemove: () => void; removeLabel: string }
    | { onRemove?: undefined; removeLabel?: undefined }
  );

/** A word that belongs to something: a filter, a tag. It says no state; a Badge does. */
export function Chip({ children, icon, inList = false, className, ...removal }: ChipProps) {
  return (
    <span
      className={toClassNames(
        'inline-flex min-h-5.5 max-w-full items-center gap-1.25 border border-transparent bg-surface-2 px-2 font-medium text-[0.71875rem] text-text-2 leading-[1.125rem] [&_svg.lucide]:size-3.5',
        inList ? 'rounded-chip' : 'rounded-full',
        removal.onRemove && 'pr-1',
        className,
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {removal.onRemove && (
        <button
          type="button"
          aria-label={removal.removeLabel}
          onClick={removal.onRemove}
          className="focus-ring hit-area -my-1 grid size-6 place-items-center rounded-chip text-text-2 hover:text-text"
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
