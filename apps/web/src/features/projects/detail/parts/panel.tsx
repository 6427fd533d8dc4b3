import { toClassNames } from '@fovea/ui';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, aside, children, className }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={toClassNames(
        'flex min-w-0 flex-col rounded-banner border border-border bg-surface px-4 py-4 shadow-e1 md:px-5 md:py-4.5',
        className,
      )}
    >
      <div className="flex items-center gap-3">
        <h2 id={id} className="type-h3 flex-1 whitespace-nowrap">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
