import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from '@fovea/testkit';
import { type AppName, type PolicyOrigins, toPolicy } from './content-policy.ts';
import { findStaticFile, loadStaticFiles } from './static-files.ts';

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

const COLLECT_CALLS = '/api/v1/collect/';

/** Serves a built app and passes its calls on, as the reverse proxy in production does. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { app, apiUrls } = options;
  const agent = new Agent({ keepAlive: true });
  const files = await loadStaticFiles(options.folder);
  const own = toOwnHeaders(app, options.origins);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const pathname = incoming.url?.split('?')[0] ?? '/';
    if (mayCall(app, pathname)) {
      const { port } = new URL(apiUrls[turn++ % apiUrls.length] ?? '');
      // Participants have no session, so none may reach the server from their origin.
      const without = ['x-forwarded-for', ...(app === 'collect' ? ['cookie'] : [])];
      const headers = ['X-Forwarded-For', incoming.socket.remoteAddress ?? ''];
      forward({ agent, port: Number(port), headers, without }, incoming, outgoing);
    } else answer(incoming, outgoing, pathname);
  });
  // An event stream stays open for hours.
  server.requestTimeout = 0;

  function answer(incoming: IncomingMessage, outgoing: ServerResponse, pathname: string): void {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const encodings = String(incoming.headers['accept-encoding'] ?? '');
    const file = pathname.startsWith('/api/')
      ? undefined
      : findStaticFile(files, pathname, encodings);
    if (isRead && file !== undefined) {
      outgoing.writeHead(200, { ...own, ...file.headers }).end(file.body);
    } else outgoing.writeHead(isRead ? 404 : 405, own).end();
  }

  await listen(server, options.port);
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** Each origin reaches its own calls only. */
function mayCall(app: AppName, pathname: string): boolean {
  if (pathname.includes('/..')) return false;
  const isCollect = pathname.startsWith(COLLECT_CALLS);
  return app === 'collect' ? isCollect : pathname.startsWith('/api/') && !isCollect;
}

function toOwnHeaders(app: AppName, origins: PolicyOrigins): Record<string, string> {
  return {
    'content-security-policy': toPolicy(app, origins),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
