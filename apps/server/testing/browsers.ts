import { randomBytes } from 'node:crypto';
import type { Call } from '@fovea/contract';
import { type CookieSession, createCookieSession } from '@fovea/testkit';
import type { App } from '#platform/http/app.ts';
import { API_PREFIX } from '#platform/http/binder.ts';
import { toTransport } from './journey.ts';

const DEVICE = '__Host-device';

interface Body {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message?: string;
  readonly requestId?: string;
  readonly data?: unknown;
  readonly details?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body: Body;
  /** The bytes without the request's own number. */
  readonly bytes: string;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly cookies: readonly { name: string; value: string; maxAge?: number }[];
}

/** A browser at an address of its own, whose answers tests read whole. */
export interface Browser extends CookieSession {
  readonly address: string;
  send(call: Call, body?: object, headers?: Record<string, string>): Promise<Answer>;
}

let addresses = 0;

/** An address in a network that no other test uses. */
export function toAddress(): string {
  addresses += 1;
  return `10.${addresses >> 8}.${addresses & 255}.1`;
}

const toDevice = () => new Map([[DEVICE, randomBytes(16).toString('base64url')]]);

/** Has its number already and no session, unless it begins with the cookies of another. */
export function openBrowserAt(
  app: App,
  address = toAddress(),
  cookies: ReadonlyMap<string, string> = toDevice(),
): Browser {
  const session = createCookieSession('', toTransport(app, address), cookies);
  return { ...session, address, send: (...args) => send(app, { ...session, address }, ...args) };
}

/** The browser of a second tab or a thief: the cookies of this moment. */
export function copyBrowser(app: App, from: CookieSession): CookieSession {
  return createCookieSession('', toTransport(app), from.cookies);
}

async function send(
  app: App,
  { address, cookies, cookieHeader }: Pick<Browser, 'address' | 'cookies' | 'cookieHeader'>,
  call: Call,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.inject({
    method: call.method,
    url: API_PREFIX + call.path,
    remoteAddress: address,
    headers: {
      ...(cookies.size === 0 ? {} : { cookie: cookieHeader() }),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = response.json<Body>();
  return {
    status: response.statusCode,
    body,
    bytes: response.body.replace(String(body.requestId), ''),
    headers: response.headers,
    cookies: response.cookies as Answer['cookies'],
  };
}
