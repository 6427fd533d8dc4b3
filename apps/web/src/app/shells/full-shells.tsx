import { TooltipProvider } from '@fovea/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router';
import { QueryBoundary } from '#app/errors/query-boundary.tsx';
import { useSession } from '#shared/session/session.ts';
import { theme } from '#shared/theme.ts';
import { AppHeader } from './app-header.tsx';
import { MainArea } from './main-area.tsx';
import { SignedIn } from './signed-in.tsx';
import { SkipLinks, type SkipLinksProps } from './skip-links.tsx';

interface FullFrameProps extends SkipLinksProps {
  children: ReactNode;
  /** Context that the screen needs. */
  Around?: ComponentType<{ children: ReactNode }>;
}

/**
 * As high as the window. The screen draws its own header and its own `main` with the id `content`;
 * in the studio `timeline` and `participants` too.
 */
function FullFrame({ children, targets, Around = SignedIn }: FullFrameProps) {
  return (
    <Around>
      <div className="flex h-dvh flex-col overflow-hidden">
        <SkipLinks {...(targets ? { targets } : {})} />
        <TooltipProvider>
          <QueryBoundary Frame={ErrorFrame}>{children}</QueryBoundary>
        </TooltipProvider>
      </div>
    </Around>
  );
}

function ErrorFrame({ children }: { children: ReactNode }) {
  const isLogin = useSession((session) => session.isLogin);
  return (
    <>
      {isLogin && <AppHeader />}
      <MainArea className="flex-1 overflow-y-auto">{children}</MainArea>
    </>
  );
}

export function EditorShell() {
  useEffect(() => {
    // Changes are made offline too. What they end in must be there before: toasts and dialogs.
    Promise.all([import('#app/root/toaster.ts'), import('#app/modals/open-modal.tsx')])
      .then(([, { preloadModals }]) => preloadModals(['createAsset', 'changeLayout', 'movePages']))
      .catch(() => undefined);
  }, []);
  return (
    <FullFrame>
      <Outlet />
    </FullFrame>
  );
}

/** Dark for people who chose no theme: pictures stand out. */
export function StudioShell({ Around }: Pick<FullFrameProps, 'Around'>) {
  useEffect(() => {
    theme.setDefault('dark');
    return () => theme.setDefault('system');
  }, []);
  return (
    <FullFrame
      targets={['skip', 'skipTimeline', 'skipParticipants']}
      {...(Around ? { Around } : {})}
    >
      <Outlet />
    </FullFrame>
  );
}
