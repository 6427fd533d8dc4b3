import { type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { QueryBoundary } from '#app/errors/query-boundary.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { useSession } from '#shared/session/session.ts';
import { AppHeader } from './app-header.tsx';
import { MainArea } from './main-area.tsx';
import { SignedIn } from './signed-in.tsx';
import { SkipLinks } from './skip-links.tsx';

/** Announced terms are rare. */
const TermsBanner = lazyPart(() => import('./terms-banner.tsx'), 'TermsBanner');

/** Header, and what stands below it with its own `main`. */
export function AppFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const terms = useSession(({ self }) => self?.terms);
  return (
    <SignedIn>
      <div className="flex min-h-dvh flex-col">
        <SkipLinks />
        <AppHeader />
        {terms && !terms.mustAgree && (
          <Suspense>
            <TermsBanner terms={terms} />
          </Suspense>
        )}
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
