import { CONFIG } from './config.ts';
import { createPageViews, type Tracker } from './page-views.ts';

/**
 * The library follows what it knows as a page view with the time and the scroll depth of the
 * screen, past `transformRequest`. Ours have another name until they leave, so nothing follows.
 */
const UNFOLLOWED = 'view';

async function loadPlausible(): Promise<Tracker> {
  const { init, track } = await import('@plausible-analytics/tracker');
  init({
    domain: location.hostname,
    endpoint: CONFIG.plausibleUrl,
    autoCapturePageviews: false,
    captureOnLocalhost: true,
    bindToWindow: false,
    logging: false,
    // Page views alone are sent, and no address of our own that could hold an id.
    transformRequest: ({ r, ...payload }) => {
      if (payload.n !== UNFOLLOWED) return null;
      const view = { ...payload, n: 'pageview' };
      return r?.startsWith(location.origin) ? view : { ...view, r: r ?? null };
    },
  });
  return { track: (url) => track(UNFOLLOWED, { url }) };
}

export const sendPageView = createPageViews({
  url: CONFIG.plausibleUrl,
  origin: location.origin,
  loadTracker: loadPlausible,
});
