import type { Language, User } from '@fovea/contract';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import { reportRecovered } from '#app/errors/report-recovered.ts';
import { Providers } from '#app/providers.tsx';
import { ROUTES } from '#app/routes.ts';
import { createScreenHistory, type ScreenHistory } from '#app/screen-history.ts';
import { Screens } from '#app/screens.tsx';
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

let screenHistory: ScreenHistory | undefined;

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
  return screenHistory?.getPlace().location.state;
}

export function leaveScreen(): void {
  screenHistory?.close();
  screenHistory = undefined;
  history.replaceState(null, '', '/');
}

async function open(routes: RouteObject[], path: string, visit: Visit): Promise<UserEvent> {
  language.set(visit.language ?? 'en');
  if (visit.self) authMarker.set();
  if (visit.self === 'unknown') void startSession();
  else setSelf(visit.self ?? null);
  history.replaceState({ usr: visit.state ?? null, key: 'first', idx: 0 }, '', path);
  const opened = createScreenHistory(routes);
  screenHistory = opened;
  setNavigate(opened.navigate);
  await opened.ready;
  render(<Screens history={opened} routes={routes} />, { onRecoverableError: reportRecovered });
  // No style sheet is there, so nothing can be out of a pointer's reach.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
