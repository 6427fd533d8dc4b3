import { toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';

/** The one `main` of a page; skip links lead here. */
export function MainArea({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={toClassNames('min-w-0 outline-none', className)}>
      {children}
    </main>
  );
}
