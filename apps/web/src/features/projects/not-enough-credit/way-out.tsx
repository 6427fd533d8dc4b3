import { toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';

interface WayOutProps {
  icon: ReactNode;
  title: string;
  note: string;
  /** The one that keeps what was wanted. */
  isFirst?: boolean;
  action: ReactNode;
}

export function WayOut({ icon, title, note, isFirst = false, action }: WayOutProps) {
  return (
    <li
      className={toClassNames(
        'flex flex-wrap items-center gap-3 rounded-bar border px-3.5 py-2.5',
        isFirst
          ? 'border-accent bg-accent-bg shadow-[0_0_0_1px_var(--accent)]'
          : 'border-border-2 bg-surface',
      )}
    >
      <span className={isFirst ? 'text-accent-text' : 'text-text-2'}>{icon}</span>
      <span className="min-w-0 flex-1 basis-36">
        <span className="type-body tnum block font-semibold">{title}</span>
        <span
          className={toClassNames(
            'type-small tnum block text-pretty',
            isFirst ? 'text-text-2' : 'text-text-3',
          )}
        >
          {note}
        </span>
      </span>
      {action}
    </li>
  );
}
