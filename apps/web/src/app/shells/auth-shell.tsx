import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '#shared/lazy-part.ts';
import { PATHS } from '#shared/paths.ts';
import { Logo } from './logo.tsx';
import { MainArea } from './main-area.tsx';
import { SkipLinks } from './skip-links.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

/** Decoration: the form does not wait for it. */
const AuthDrawing = lazyPart(() => import('./auth-drawing.tsx'), 'AuthDrawing');

/** A form at the left, a drawing at the right of wide screens. */
export function AuthShell() {
  return (
    <>
      <SkipLinks />
      <div className="grid min-h-dvh bg-surface lg:grid-cols-2">
        <div className="flex min-w-0 flex-col">
          <header className="flex h-16 flex-none items-center gap-1 px-5 md:h-20 md:px-8">
            <Logo to={PATHS.home} />
            <LanguageSwitch className="ml-auto" />
            <ThemeSwitch />
          </header>
          <MainArea className="mx-auto flex w-full max-w-110 flex-1 flex-col justify-center px-5 pt-4 pb-24">
            <Outlet />
          </MainArea>
        </div>
        <Suspense fallback={<div className="bg-stage max-lg:hidden" />}>
          <AuthDrawing />
        </Suspense>
      </div>
    </>
  );
}
