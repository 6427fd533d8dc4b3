import { ProgressBar } from '@fovea/ui';
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router';
import { ModalLayer } from '#app/modals/modal-layer.tsx';
import type { RouteHandle } from '#app/route-handle.ts';
import { useTitles } from '#app/titles.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { useProgress } from '#shared/progress.ts';
import { sendPageView } from '#shared/send-page-view.ts';
import { setRouteTitle } from '#shared/title.ts';
import { toasts } from '#shared/toasts.ts';
import { useNormalStart } from './root-crash.tsx';
import { useTexts } from './texts.ts';

/** Fast screens never flash the bar. */
const SHOW_AFTER_MS = 120;

/** Runs at the very top of the window until the code and the first data of a screen are there. */
function TopProgress() {
  const t = useTexts();
  const isBusy = useProgress(({ waiting }) => waiting > 0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isShown && <ProgressBar top label={t('loading')} />;
}

const Toaster = lazyPart(() => import('./toaster.ts'), 'Toaster');

/** Loads the toasts' code with the first toast. */
function ToastLayer() {
  const t = useTexts();
  const [isNeeded, setNeeded] = useState(() => toasts.list().length > 0);
  useEffect(() => toasts.subscribe(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <Toaster store={toasts} label={t('toast')} listLabel={t('toasts')} closeLabel={t('close')} />
    </Suspense>
  );
}

/** Long enough for a screen to have set its title. */
const SPEAK_AFTER_MS = 500;

/** Reads the title of a new screen aloud, as a browser does for a new page. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const timer = setTimeout(() => setTitle(document.title), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** Around every screen. */
export function RootLayout({ routes }: { routes: RouteObject[] }) {
  useNormalStart();
  useNavigationEffects(routes);
  const screen = useRoutes(routes);
  return (
    <>
      <TopProgress />
      {screen}
      <ModalLayer />
      <ToastLayer />
      <RouteAnnouncer />
    </>
  );
}

/** Effects of every change of the path: title, scroll to the top, one page view. */
function useNavigationEffects(routes: RouteObject[]): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const { handle = {} } = matchRoutes(routes, location)?.at(-1)?.route ?? {};
  const { title, pattern } = handle as Partial<RouteHandle>;
  const t = useTitles();
  const counted = useRef('');
  const text = title === undefined ? '' : t(title);

  useEffect(() => setRouteTitle(text), [text]);

  useLayoutEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else if (pathname !== counted.current) scrollTo(0, 0);
  }, [pathname, hash]);

  useEffect(() => {
    if (pattern === undefined || counted.current === pathname) return;
    // The focused element may be gone with its screen; the first screen keeps the browser's start.
    if (counted.current !== '' && document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    counted.current = pathname;
    sendPageView(pattern);
  }, [pathname, pattern]);
}
