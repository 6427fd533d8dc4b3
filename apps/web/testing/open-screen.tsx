import type { Language, User } from '@fovea/contract';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reportRecovered } from '#app/errors/report-recovered.ts';
import { Providers } from '#app/providers.tsx';
import { PUBLIC_ROUTES } from '#app/public-routes.ts';
import { RootCrash } from '#app/root/root-crash.tsx';
import { RootLayout } from '#app/root/root-layout.tsx';
import { SIGNED_IN_ROUTES } from '#app/signed-in-routes.tsx';
import { startSession } from '#app/start-session.ts';
import { language } from '#shared/language.ts';
import { setNavigate } from '#shared/navigation.ts';
import { authMarker, setSelf } from '#shared/session/session.ts';

interface Visit {
  /**
   * User who is logged in; nobody if it is left out. `unknown` asks the server, as a new page does.
   */
  self?: User | 'unknown';
  language?: Language;
  /** The router's state of the first screen, as another screen would hand it over. */
  state?: unknown;
}

const ROUTES = [...PUBLIC_ROUTES, ...SIGNED_IN_ROUTES];

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Opens the app at an address: its guards, shell, screen, dialogs and toasts. */
export function openScreen(path: string, visit: Visit = {}): Promise<UserEvent> {
  return open(ROUTES, path, visit);
}

/** Draws one part of a screen with all that the app puts around it, but no shell. */
export function openPart(part: ReactElement, visit: Visit = {}): Promise<UserEvent> {
  return open([{ path: '*', element: <Providers>{part}</Providers> }], '/part', visit);
}

/** Where the person is now. */
export function readAddress(): string {
  return location.pathname + location.search + location.hash;
}

/** The router's state of the address. */
export function readState(): unknown {
  return router?.state.location.state;
}

export function leaveScreen(): void {
  router?.dispose();
  router = undefined;
  history.replaceState(null, '', '/');
}

async function open(children: RouteObject[], path: string, visit: Visit): Promise<UserEvent> {
  language.set(visit.language ?? 'en');
  if (visit.self) authMarker.set();
  if (visit.self === 'unknown') void startSession();
  else setSelf(visit.self ?? null);
  history.replaceState({ usr: visit.state ?? null, key: 'first', idx: 0 }, '', path);
  const opened = createBrowserRouter([
    { Component: RootLayout, ErrorBoundary: RootCrash, children },
  ]);
  router = opened;
  setNavigate((to) => opened.navigate(to));
  await waitUntilLoaded(opened);
  render(<RouterProvider router={opened} />, { onRecoverableError: reportRecovered });
  // No style sheet is there, so nothing can be out of a pointer's reach.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** The code of a screen comes in its own time. */
function waitUntilLoaded(opened: NonNullable<typeof router>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = opened.subscribe(({ initialized }) => initialized && resolve());
  if (opened.state.initialized) resolve();
  return promise.finally(stop);
}
