import { type Client, createClient } from '@fovea/contract';
import { createTransport, type Transport } from './http-transport.ts';

export interface CookieSession {
  readonly client: Client;
  /** The cookies by name, as a browser would keep them. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly cookieHeader: () => string;
}

/**
 * A client that keeps cookies and sends the XSRF token, as the web app does. It may begin with the
 * cookies of another, as a second tab or a thief does.
 */
export function createCookieSession(
  apiUrl: string,
  transport: Transport = createTransport(),
  initial: ReadonlyMap<string, string> = new Map(),
): CookieSession {
  const cookies = new Map(initial);
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const client = createClient({
    baseUrl: `${apiUrl}/api/v1`,
    xsrfToken: () => cookies.get('XSRF-TOKEN'),
    fetch: async (url, { method, headers, body }) => {
      const response = await transport.send(url, {
        method,
        headers: { ...headers, cookie: cookieHeader() },
        ...(body === undefined ? {} : { body }),
      });
      for (const line of response.headers['set-cookie'] ?? []) keepCookie(cookies, line);
      return response;
    },
  });
  return { client, cookies, cookieHeader };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  const isGone = attributes.some((text) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(text));
  if (isGone) cookies.delete(name);
  else cookies.set(name, decodeURIComponent(pair.slice(at + 1)));
}
