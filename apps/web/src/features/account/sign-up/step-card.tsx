import { toClassNames } from '@fovea/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepCardProps {
  number: number;
  title: string;
  state: 'open' | 'waiting';
  children?: ReactNode;
}

/** A step with its number. One that waits is quiet. */
export function StepCard({ number, title, state, children }: StepCardProps) {
  const isOpen = state === 'open';
  return (
    <section
      aria-label={title}
      className={toClassNames(
        'rounded-card border border-border p-4',
        isOpen && 'bg-surface shadow-e2',
      )}
    >
      <h2 className="flex items-center gap-2.5">
        <span
          aria-hidden="true"
          className={toClassNames(
            'tnum edge-when-forced grid size-5.5 flex-none place-items-center rounded-full font-semibold text-[0.75rem]',
            isOpen ? 'bg-accent text-on-accent' : 'bg-surface-3 text-text-2',
          )}
        >
          {number}
        </span>
        <span className={toClassNames('type-h3', !isOpen && 'text-text-2')}>{title}</span>
      </h2>
      {children}
    </section>
  );
}

interface DoneLineProps {
  doneLabel: string;
  children: ReactNode;
  action?: ReactNode;
}

/** A step that is behind, in one line. */
export function DoneLine({ doneLabel, children, action }: DoneLineProps) {
  return (
    <div className="type-body flex min-h-11 items-center gap-3 rounded-touch bg-surface-2 px-3.5 text-[0.875rem]">
      <span className="grid size-5.5 flex-none place-items-center rounded-full bg-good-bg text-good">
        <Check aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{doneLabel}</span>
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {action}
    </div>
  );
}
