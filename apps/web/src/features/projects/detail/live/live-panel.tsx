import { type ReactNode, useId } from 'react';

interface LivePanelProps {
  title: string;
  note?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A panel of the cockpit: title and its basis in one line. */
export function LivePanel({ title, note, aside, children }: LivePanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col rounded-banner border border-border bg-surface px-4 py-4 shadow-e1"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        <span className="type-small tnum min-w-0 flex-1 truncate text-text-3">{note}</span>
        {aside}
      </div>
      {children}
    </section>
  );
}
