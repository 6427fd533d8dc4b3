import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from '#app/route-handle.ts';
import { useTitles } from '#app/titles.ts';
import { sendPageView } from '#shared/send-page-view.ts';
import { setRouteTitle } from '#shared/title.ts';

/** Effects of every change of the path: title, scroll to the top, one page view. */
export function useNavigationEffects(): void {
  const { pathname, hash } = useLocation();
  const { title, pattern } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
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
