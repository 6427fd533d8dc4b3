import type { ReactNode } from 'react';

interface StepProps {
  number: number;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Step({ number, title, note, children }: StepProps) {
  return (
    <section className="rounded-card border border-border bg-surface p-4 shadow-e1 md:p-5">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="tnum grid size-6 place-items-center rounded-full bg-text font-semibold text-[0.8125rem] text-bg"
        >
          {number}
        </span>
        <h2 className="type-h3 flex-1">{title}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}
