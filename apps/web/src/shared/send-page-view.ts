import { CONFIG } from './config.ts';
import { createPageViews, type Tracker } from './page-views.ts';

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
      if (payload.n !== 'pageview') return null;
      return r?.startsWith(location.origin) ? payload : { ...payload, r: r ?? null };
    },
  });
  return { track };
}

export const sendPageView = createPageViews({
  url: CONFIG.plausibleUrl,
  origin: location.origin,
  loadTracker: loadPlausible,
});
