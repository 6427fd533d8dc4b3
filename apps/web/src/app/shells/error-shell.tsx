import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { loadChunk } from '#app/chunk.ts';
import { authMarker, useSession } from '#shared/session/session.ts';
import { BriefPublicShell } from './public-shell.tsx';

const AppShell = lazy(async () => {
  const { AppShell: Component } = await loadChunk(import('./app-shell.tsx'));
  return { default: Component };
});

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
