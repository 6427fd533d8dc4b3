import type { RouteObject } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useProgress } from '#shared/progress.ts';
import { createScreenHistory, type ScreenHistory } from './screen-history.ts';

let opened: ScreenHistory | undefined;

/** A screen whose code comes when the test says so. */
function toSlowScreen(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ element: string }>();
  const route: RouteObject = { path, lazy: () => promise };
  return { route, arrive: () => resolve({ element: path }), fail: reject };
}

function open(...routes: RouteObject[]): ScreenHistory {
  history.replaceState(null, '', '/');
  opened = createScreenHistory([{ path: '/', element: 'start' }, ...routes]);
  return opened;
}

afterEach(() => opened?.close());

it('keeps the address until the code of the next screen is there, and says that it waits', async () => {
  const slow = toSlowScreen('/slow');
  const screens = open(slow.route);
  await screens.ready;
  const going = screens.navigate('/slow');
  expect([location.pathname, useProgress.getState().waiting]).toEqual(['/', 1]);
  slow.arrive();
  await going;
  expect([location.pathname, useProgress.getState().waiting]).toEqual(['/slow', 0]);
  expect(screens.getPlace()).toMatchObject({ location: { pathname: '/slow' }, isLoaded: true });
});

it('goes at once where nothing is to be loaded', async () => {
  const screens = open({ path: '/near', element: 'near' });
  await screens.ready;
  screens.push({ pathname: '/near', search: '?a=1', hash: '' }, { from: 'start' });
  expect(location.href).toContain('/near?a=1');
  expect(screens.getPlace().location.state).toEqual({ from: 'start' });
});

it('ends only the newest of two journeys', async () => {
  const [slow, quick] = [toSlowScreen('/slow'), toSlowScreen('/quick')];
  const screens = open(slow.route, quick.route);
  await screens.ready;
  const journeys = [screens.navigate('/slow'), screens.navigate('/quick')];
  quick.arrive();
  await journeys[1];
  slow.arrive();
  await journeys[0];
  expect(screens.getPlace().location.pathname).toBe('/quick');
});

it('keeps the screen on the way back until the code of the other one is there', async () => {
  const slow = toSlowScreen('/slow');
  const screens = open(slow.route);
  await screens.ready;
  history.pushState({ idx: 1 }, '', '/slow');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(screens.getPlace().location.pathname).toBe('/');
  slow.arrive();
  await expect.poll(() => screens.getPlace().location.pathname).toBe('/slow');
});

it('arrives where code did not come, with the reason, and forgets it on the next journey', async () => {
  const slow = toSlowScreen('/slow');
  const screens = open(slow.route);
  await screens.ready;
  const going = screens.navigate('/slow');
  const error = new Error('no network');
  slow.fail(error);
  await going;
  expect(screens.getPlace()).toMatchObject({ location: { pathname: '/slow' }, failure: { error } });
  await screens.navigate('/');
  expect(screens.getPlace().failure).toBeUndefined();
});
