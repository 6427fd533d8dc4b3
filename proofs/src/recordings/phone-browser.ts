export const BROWSER = '/usr/bin/chromium-headless-shell';

/** How a browser is started that plays a phone. */
export const PHONE_ARGS = ['--no-sandbox', '--disable-gpu', '--in-process-gpu', '--no-first-run'];

export const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const;
