/** As browsers and Node have it. */
declare const URL: {
  new (location: string, base: string): { readonly origin: string; readonly pathname: string };
  canParse(location: string, base: string): boolean;
};

/** Any site will do to see whether a location stays on it. */
const SITE = 'https://site.invalid';

/** As a browser reads it: it drops tabs and line breaks, and takes `\` for `/`. */
export function isOwnPath(location: string): boolean {
  if (!location.startsWith('/') || !URL.canParse(location, SITE)) return false;
  const { origin, pathname } = new URL(location, SITE);
  // Dots may leave a path that begins with two slashes, which is a host to whoever reads it next.
  return origin === SITE && !pathname.startsWith('//');
}
