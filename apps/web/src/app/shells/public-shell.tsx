import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Footer, ShortFooter } from './footer.tsx';
import { MainArea } from './main-area.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLinks } from './skip-links.tsx';

function PublicFrame({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks />
      <PublicHeader />
      <MainArea className="flex-1">{children}</MainArea>
      {footer}
    </div>
  );
}

export function PublicShell() {
  return (
    <PublicFrame footer={<Footer />}>
      <Outlet />
    </PublicFrame>
  );
}

/** For error pages: nothing below them to get lost in. */
export function BriefPublicShell() {
  return (
    <PublicFrame footer={<ShortFooter />}>
      <Outlet />
    </PublicFrame>
  );
}
