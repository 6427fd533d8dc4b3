import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  matchRoutes,
  type Navigator,
  parsePath,
  type RouteObject,
  type To,
} from 'react-router';
import { startWaiting } from '#shared/progress.ts';

/** Where the person is, with the code of that screen. */
export interface Place {
  readonly location: Location;
  /** False until the code of the first screen is there. */
  readonly isLoaded: boolean;
  /** Why its code did not come. */
  readonly failure?: { readonly error: unknown };
}

export interface ScreenHistory extends Navigator {
  /** Ends when the first screen can be drawn. */
  readonly ready: Promise<void>;
  getPlace(): Place;
  subscribe(onChange: () => void): () => void;
  /** Ends when the address has changed, or the person has gone somewhere else meanwhile. */
  navigate(to: string): Promise<void>;
  close(): void;
}

/**
 * The browser's history for the router, in place of the router's own, which also loads and sends data
 * and weighs more than all of our own first scripts. The address changes when the code of its screen
 * is there, so that the screen before stays until then.
 */
export function createScreenHistory(routes: RouteObject[]): ScreenHistory {
  const history = createBrowserHistory({ v5Compat: true });
  const watchers = new Set<() => void>();
  let place: Place = { location: history.location, isLoaded: false };
  let failure: Place['failure'];
  let journeys = 0;

  const arrive = () => {
    place = { location: history.location, isLoaded: true, ...(failure && { failure }) };
    for (const watcher of watchers) watcher();
  };
  /** The newest journey alone arrives. */
  const travel = async (to: To, change: () => void): Promise<void> => {
    journeys += 1;
    const own = journeys;
    const { pathname = '/' } = typeof to === 'string' ? parsePath(to) : to;
    const loading = (matchRoutes(routes, { pathname }) ?? []).flatMap(({ route }) => load(route));
    let failed: Place['failure'];
    if (loading.length > 0) {
      const stopWaiting = startWaiting();
      await Promise.all(loading)
        .catch((error: unknown) => {
          failed = { error };
        })
        .finally(stopWaiting);
      if (own !== journeys) return;
    }
    failure = failed;
    change();
  };
  const stop = history.listen(({ action, location }) => {
    if (action === 'POP') void travel(location, arrive);
    else arrive();
  });
  const push = (to: To, state?: unknown) => travel(to, () => history.push(to, state));

  return {
    ready: travel(history.location, arrive),
    getPlace: () => place,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    navigate: push,
    close: stop,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push,
    replace: (to, state) => travel(to, () => history.replace(to, state)),
  };
}

/** Loads the code that a route lacks and puts it into the route, so that it is loaded once. */
function load(route: RouteObject): Promise<void> | [] {
  const { lazy: loadParts } = route;
  if (typeof loadParts !== 'function') return [];
  return loadParts().then((loaded) => {
    Object.assign(route, loaded, { lazy: undefined });
  });
}
