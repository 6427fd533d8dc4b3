import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallProxy } from './call-proxy.ts';
import { type AppName, type PolicyOrigins, toPermissions, toPolicy } from './content-policy.ts';
import { fillLinkHead } from './link-head.ts';
import { findStaticFile, loadStaticFiles } from './static-files.ts';

interface Part {
  readonly status: 200 | 206 | 416;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

export interface Site {
  readonly port: number;
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly app: AppName;
  /** A built app. */
  readonly folder: string;
  readonly port: number;
  /** Calls go to one of these in turn. */
  readonly apiUrls: readonly string[];
  readonly origins: PolicyOrigins;
}

/** As `infra/nginx/shared.conf` has it. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** Serves a built app and passes its calls on, as the reverse proxy in production does. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { app, apiUrls } = options;
  const calls = createCallProxy(app, apiUrls);
  const files = await loadStaticFiles(options.folder);
  const server = createServer((incoming, outgoing) => {
    const pathname = incoming.url?.split('?')[0] ?? '/';
    if (!calls.pass(incoming, outgoing)) void answer(incoming, outgoing, pathname);
  });
  // An event stream stays open for hours.
  server.requestTimeout = 0;

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const isTls = incoming.headers['x-forwarded-proto'] === 'https';
    const always = toOwnHeaders(app, options.origins, pathname);
    const own = isTls ? { ...always, 'strict-transport-security': STRICT_TRANSPORT } : always;
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const encodings = String(incoming.headers['accept-encoding'] ?? '');
    const file = pathname.startsWith('/api/')
      ? undefined
      : findStaticFile(files, pathname, encodings);
    if (isRead && file !== undefined) {
      const language = incoming.headers['accept-language'] ?? '';
      const body =
        app === 'collect' && file === files.get('/index.html')
          ? await fillLinkHead(String(file.body), pathname, apiUrls[0] ?? '', language)
          : file.body;
      const part = takeRange(Buffer.from(body), incoming.headers.range);
      outgoing.writeHead(part.status, { ...own, ...file.headers, ...part.headers }).end(part.body);
    } else outgoing.writeHead(isRead ? 404 : 405, own).end();
  }

  await listen(server, options.port);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      calls.stop();
    },
  };
}

/** Headers of every answer of an app's origin. */
export function toOwnHeaders(
  app: AppName,
  origins: PolicyOrigins,
  path: string,
): Record<string, string> {
  return {
    'content-security-policy': toPolicy(app, origins, path),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': toPermissions(app),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** The bytes that were asked for: browsers wind a film only where a server gives parts of it. */
function takeRange(body: Buffer, range: string | undefined): Part {
  const whole = { status: 200, body, headers: { 'accept-ranges': 'bytes' } } as const;
  const [, first = '', last = ''] = ONE_RANGE.exec(range ?? '') ?? [];
  if (first === '' && last === '') return whole;
  const { length } = body;
  const from = first === '' ? Math.max(length - Number(last), 0) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (from > to) {
    const headers = { 'content-range': `bytes */${length}` };
    return { status: 416, body: Buffer.alloc(0), headers };
  }
  return {
    status: 206,
    body: body.subarray(from, to + 1),
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${to}/${length}` },
  };
}
