import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { QueryBoundary } from '#app/errors/query-boundary.tsx';
import { AppHeader } from './app-header.tsx';
import { MainArea } from './main-area.tsx';
import { SignedIn } from './signed-in.tsx';
import { SkipLinks } from './skip-links.tsx';

/** Header, and what stands below it with its own `main`. */
export function AppFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <SignedIn>
      <div className="flex min-h-dvh flex-col">
        <SkipLinks />
        <AppHeader />
        {children}
        {footer}
      </div>
    </SignedIn>
  );
}

export function AppShell() {
  return (
    <AppFrame>
      {/* A screen with data-bleed uses the whole width and brings its own margins. */}
      <MainArea className="mx-auto w-full max-w-content flex-1 px-4 pt-5 pb-16 has-data-bleed:max-w-none has-data-bleed:p-0 md:px-5 md:pt-7">
        <QueryBoundary>
          <Outlet />
        </QueryBoundary>
      </MainArea>
    </AppFrame>
  );
}
