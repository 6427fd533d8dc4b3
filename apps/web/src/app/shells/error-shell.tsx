import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '#shared/lazy-part.ts';
import { authMarker, useSession } from '#shared/session/session.ts';
import { BriefPublicShell } from './public-shell.tsx';

const AppShell = lazyPart(() => import('./app-shell.tsx'), 'AppShell');

/** Error pages stand in the app for people who are logged in, else on the public site. */
export function ErrorShell() {
  const { state, isLogin } = useSession();
  const isMember = state === 'ready' ? isLogin : authMarker.isValid();
  if (!isMember) return <BriefPublicShell />;
  return (
    <Suspense fallback={<Outlet />}>
      <AppShell />
    </Suspense>
  );
}
