import { toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListFilter, toParams } from '#features/projects/list/model/list-filter.ts';
import { toNumberText } from '#shared/format/numbers.ts';

interface RailLinkProps {
  /** Filter that a press shows. */
  to: ListFilter;
  isOn: boolean;
  icon: ReactNode;
  count: number | undefined;
  children: ReactNode;
}

export function RailLink({ to, isOn, icon, count, children }: RailLinkProps) {
  return (
    <Link
      to={{ search: toParams(to).toString() }}
      replace
      aria-current={isOn ? 'true' : undefined}
      className={toClassNames(
        'type-body focus-ring flex min-h-7.5 items-center gap-2 rounded-[7px] px-2 font-medium transition-colors',
        isOn ? 'bg-surface-3 text-text' : 'text-text-2 hover:bg-surface-2 hover:text-text',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {count !== undefined && (
        <span
          className={toClassNames(
            'tnum type-small font-normal',
            isOn ? 'text-text-2' : 'text-text-3',
          )}
        >
          {toNumberText(count)}
        </span>
      )}
    </Link>
  );
}
