import { GeneralErrorDrawing } from '@fovea/ui';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '#app/errors/error-page.tsx';
import { createReloadCounter } from './reload-counter.ts';

const reloads = createReloadCounter(localStorage);
/** A start is normal once its first screen has stood this long. */
const NORMAL_START_MS = 3_000;

/** Forgets earlier crashes when the page has rendered and not crashed for a moment. */
export function useNormalStart(): void {
  useEffect(() => {
    const timer = setTimeout(reloads.clear, NORMAL_START_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Nothing below could show: code that did not arrive, or a defect in a shell. */
export function RootCrash() {
  const error = useRouteError();
  const [isReloading, setReloading] = useState(true);
  useEffect(() => {
    console.error(error);
    // Without a network nothing would come back.
    if (navigator.onLine && reloads.tryReload()) location.reload();
    else setReloading(false);
  }, [error]);
  if (isReloading) return null;
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorPage kind="general" Drawing={GeneralErrorDrawing} error={error} leaves />
    </main>
  );
}
