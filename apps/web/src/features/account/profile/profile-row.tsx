import type { ReactNode } from 'react';

interface ProfileRowProps {
  name: string;
  /** At the right end; on narrow screens beside the name. */
  aside?: ReactNode;
  hint?: string;
  children: ReactNode;
}

/** One line of the list of the account. */
export function ProfileRow({ name, aside, hint, children }: ProfileRowProps) {
  return (
    <div className="type-body flex min-h-14.5 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 not-first:border-border not-first:border-t md:px-5">
      <dt className="min-w-0 flex-1 text-text-3 md:w-48 md:flex-none">{name}</dt>
      <dd className="order-2 flex w-full min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 md:order-none md:w-auto md:flex-1">
        {children}
        {hint && <span className="type-small text-text-3">{hint}</span>}
      </dd>
      {aside && <dd className="order-1 flex-none md:order-none">{aside}</dd>}
    </div>
  );
}
