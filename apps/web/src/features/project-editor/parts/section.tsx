import type { ReactNode } from 'react';

/** A group of settings in the inspector. */
export function Section({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2.5 border-border border-b px-4 py-3.5 last:border-b-0">
      {children}
    </div>
  );
}
