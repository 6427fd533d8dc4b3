import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { handleError, toErrorBody } from './error-reply.ts';

const JSON_MAX_BYTES = 1024 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the call, as metrics label. */
    call?: string;
  }
}

export type App = FastifyInstance;

export async function createApp(log: Log, metrics: Metrics): Promise<App> {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    bodyLimit: JSON_MAX_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000 },
    genReqId: () => `${prefix}-${++count}`,
    routerOptions: { ignoreTrailingSlash: false },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  await app.register(cookie);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).send(toErrorBody('not_found', request.id));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Nothing of the API may be cached or sniffed; a route that wants otherwise says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? 'none';
    metrics.requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.statusCode >= 500 && reply.statusCode !== 503) {
      request.log.warn({ call, status: reply.statusCode }, 'request failed');
    }
    done();
  });
  return app;
}
