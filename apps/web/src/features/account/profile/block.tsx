import type { ReactNode } from 'react';

/** A card below the list of the account. */
export function Block({ children }: { children: ReactNode }) {
  return (
    <section className="max-md:[&_.field-edge]:min-h-11 mt-3.5 rounded-card border border-border bg-surface shadow-e1">
      {children}
    </section>
  );
}
