import { startTransition, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router } from 'react-router';
import { CrashBoundary, RootCrash } from './root/root-crash.tsx';
import { RootLayout } from './root/root-layout.tsx';
import { StartScreen } from './root/start-screen.tsx';
import type { ScreenHistory } from './screen-history.ts';

interface ScreensProps {
  history: ScreenHistory;
  routes: RouteObject[];
}

/** The screen of each address. */
export function Screens({ history, routes }: ScreensProps) {
  const [{ location, isLoaded, failure }, setPlace] = useState(history.getPlace);
  useLayoutEffect(() => {
    const handleChange = () => startTransition(() => setPlace(history.getPlace()));
    handleChange();
    return history.subscribe(handleChange);
  }, [history]);
  return (
    <Router location={location} navigator={history}>
      <CrashBoundary location={location}>
        {failure && <RootCrash error={failure.error} />}
        {!failure && isLoaded && <RootLayout routes={routes} />}
        {!failure && !isLoaded && <StartScreen />}
      </CrashBoundary>
    </Router>
  );
}
