import type { ReactNode } from 'react';

/** A group of settings in the inspector. */
export function Section({ children }: { children: ReactNode }) {
  return (
    <div
      className="flex flex-col gap-2.5 border-border border-b px-4 py-3.5 last:border-b-0"
      // In columns it stays in one piece.
      style={{ breakInside: 'avoid' }}
    >
      {children}
    </div>
  );
}

/** The name of a group, with a control at its right end. */
export function SectionTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <h3 className="type-body min-w-0 flex-1 font-semibold">{children}</h3>
      {aside}
    </div>
  );
}
