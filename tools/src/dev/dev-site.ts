import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import react from '@vitejs/plugin-react';
import { createLogger, createServer } from 'vite';
import { toRootPath } from '#harness/root.ts';
import { createCallProxy } from '#site/call-proxy.ts';
import type { AppName, PolicyOrigins } from '#site/content-policy.ts';
import { listen, type Site, toOwnHeaders } from '#site/start-site.ts';
import type { Say } from './say.ts';

export interface DevSiteOptions {
  readonly app: AppName;
  readonly port: number;
  readonly apiUrl: string;
  /** Calls wait for it: an API that starts anew refuses them for a moment. */
  readonly untilApi: () => Promise<unknown>;
  readonly origins: PolicyOrigins;
  readonly say: Say;
}

/** Serves an app from its sources under the rules of a built one; what changes is shown at once. */
export async function startDevSite(options: DevSiteOptions): Promise<Site> {
  const { app, port, say } = options;
  const scriptNonce = randomBytes(16).toString('base64');
  const toHeaders = (url = '/') =>
    toOwnHeaders(app, { ...options.origins, scriptNonce }, url.split('?')[0] ?? '/');
  const calls = createCallProxy(app, [options.apiUrl]);
  const server = createHttpServer();
  server.requestTimeout = 0;
  const vite = await createServer({
    root: toRootPath(`apps/${app}`),
    cacheDir: toRootPath(`node_modules/.cache/fovea-dev-${app}`),
    plugins: [react()],
    html: { cspNonce: scriptNonce },
    server: { middlewareMode: true, ws: { server } },
    customLogger: createLogger('info', { allowClearScreen: false, console: toConsole(say) }),
  });
  server.on('request', (incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/')) {
      void options.untilApi().then(() => {
        if (!calls.pass(incoming, outgoing)) outgoing.writeHead(404, toHeaders()).end();
      });
      return;
    }
    for (const [name, value] of Object.entries(toHeaders(incoming.url)))
      outgoing.setHeader(name, value);
    vite.middlewares(incoming, outgoing);
  });
  await listen(server, port);
  return {
    port,
    async stop() {
      server.closeAllConnections();
      await vite.close();
      await new Promise((resolve) => server.close(resolve));
      calls.stop();
    },
  };
}

function toConsole(say: Say): Console {
  return { ...console, log: say, info: say, warn: say, error: say };
}
