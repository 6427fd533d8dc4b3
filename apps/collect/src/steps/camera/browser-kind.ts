export type BrowserKind = 'chrome' | 'safari' | 'samsung';

/** Where the permission of a page is changed differs; whatever is not known looks most like Chrome. */
export function toBrowserKind(userAgent: string): BrowserKind {
  if (userAgent.includes('SamsungBrowser')) return 'samsung';
  const isSafari = /Version[/][\d.]+.*Safari/.test(userAgent) && !userAgent.includes('Android');
  return isSafari ? 'safari' : 'chrome';
}
