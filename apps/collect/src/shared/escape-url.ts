import type { InAppBrowser } from '@fovea/contract/in-app-browser';

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
