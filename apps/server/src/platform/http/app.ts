import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Config } from '#platform/config/fields.ts';
import type { Log } from '#platform/log/log.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { createTurns, type Turns } from '#platform/turns/turns.ts';
import { handleError, toErrorBody } from './error-reply.ts';

const JSON_MAX_BYTES = 1024 * 1024;
/** A call holds no connection while it computes or asks the store. */
const CALLS_A_CONNECTION = 2;
const CLOSE_IDLE_MS = 50;
const TIMEOUTS = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the call, as metrics label. */
    call?: string;
  }
  interface FastifyInstance {
    turns: Turns;
  }
}

export type App = FastifyInstance;

export interface AppDeps {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'TRUSTED_PROXIES' | 'DATABASE_POOL_MAX' | 'HUMAN_PACE'>;
}

/** Answers a request itself, or says false and leaves it to the router. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean;

export async function createApp(
  { log, metrics, config }: AppDeps,
  shortcut: Shortcut = () => false,
): Promise<App> {
  let isClosing = false;
  const sockets = new Set<Socket>();
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than the request; what is logged names the request itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: JSON_MAX_BYTES,
    // Anybody can write the header; only our own proxies are believed.
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? [...config.TRUSTED_PROXIES] : false,
    genReqId: createRequestIds(),
    // Such as a broken escape in the address; hooks do not run for these.
    frameworkErrors: (error, request, reply) => {
      setSafeHeaders(reply);
      handleError(error, request, reply);
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer(TIMEOUTS, (request, response) => {
        // A kept-alive connection would hold the closing server open.
        if (isClosing) response.setHeader('connection', 'close');
        if (!shortcut(request, response)) handler(request, response);
      }).on('connection', (socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      }),
  }) as unknown as FastifyInstance;
  const turns = createTurns({
    most: CALLS_A_CONNECTION * config.DATABASE_POOL_MAX,
    nowMs: () => performance.now(),
    isDrill: config.HUMAN_PACE === 0,
  });
  app.decorate('turns', turns);
  app.addHook('preClose', (done) => {
    isClosing = true;
    // A connection falls idle when its last answer is out, which Node closes only if it asks again.
    const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS).unref();
    app.server.once('close', () => clearInterval(timer));
    // Browsers connect in advance; Node would wait for the first request of such a connection.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  await app.register(cookie);
  // JSON only: a form of another site can send plain text.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).send(toErrorBody('not_found', request.id));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    setSafeHeaders(reply);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const call = request.routeOptions.config.call ?? 'none';
    metrics.requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1_000);
    if (reply.statusCode >= 500 && reply.statusCode !== 503) {
      log.warn({ call, status: reply.statusCode, requestId: request.id }, 'request failed');
    }
    done();
  });
  return app;
}

/** Nothing of the API may be cached or sniffed; a route that wants otherwise says so itself. */
function setSafeHeaders(reply: FastifyReply): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.header('x-content-type-options', 'nosniff');
}

/** Short ids that differ between processes and within one. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${++count}`;
}
