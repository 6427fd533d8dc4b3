import { Link } from '@fovea/ui';
import type { ReactNode } from 'react';
import { CONFIG } from './config.ts';
import { modals } from './modals/modals.ts';

interface SdkLinkProps {
  /** Said of a link that leaves the site. */
  newTab: string;
  className: string;
  children: ReactNode;
}

/** Leads to the SDK's own site, or says that there is none yet. */
export function SdkLink({ newTab, className, children }: SdkLinkProps) {
  if (CONFIG.developersUrl !== '') {
    return (
      <Link
        look="quiet"
        external
        externalLabel={newTab}
        href={CONFIG.developersUrl}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link look="quiet" asChild className={className}>
      <button type="button" onClick={() => modals.open('inTheWorks', {})}>
        {children}
      </button>
    </Link>
  );
}
