/** Browsers inside other apps, which keep the camera from pages or forget what they store. */
const APPS = [
  ['kakaotalk', /KAKAOTALK/i],
  ['line', /\bLine\//i],
  ['naver', /NAVER\(inapp/i],
  ['instagram', /Instagram/i],
] as const;
export type InAppBrowser = (typeof APPS)[number][0];

export function findInAppBrowser(userAgent: string): InAppBrowser | undefined {
  return APPS.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

/** The app's own way out to the phone's browser, where there is one. */
export function findEscapeUrl(
  app: InAppBrowser,
  url: string,
  userAgent: string,
): string | undefined {
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
  if (app === 'line') {
    const outside = new URL(url);
    outside.searchParams.set('openExternalBrowser', '1');
    return outside.href;
  }
  if (!userAgent.includes('Android')) return undefined;
  const { host, pathname, search, protocol } = new URL(url);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};end`;
}
