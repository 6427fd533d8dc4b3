import { GeneralErrorDrawing } from '@fovea/ui';
import { Component, type ReactNode, useEffect, useState } from 'react';
import type { Location } from 'react-router';
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
export function RootCrash({ error }: { error: unknown }) {
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

interface CrashState {
  readonly caught?: { readonly error: unknown } | undefined;
  readonly location?: Location;
}

/** A defect in a shell, or outside of all. At another address the app is drawn again. */
export class CrashBoundary extends Component<
  { location: Location; children: ReactNode },
  CrashState
> {
  override state: CrashState = {};

  static getDerivedStateFromError(error: unknown): CrashState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { location }: { location: Location },
    state: CrashState,
  ): CrashState {
    return location === state.location ? state : { location, caught: undefined };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? <RootCrash error={caught.error} /> : this.props.children;
  }
}
