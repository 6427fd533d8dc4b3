import { createServer, type Server } from 'node:http';
import type { Metrics } from '#platform/metrics/metrics.ts';

const READY_MS = 300;
const LAG_LIMIT_MS = 1_000;

export interface InternalOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Metrics;
  /** Names what is not ready, or nothing. */
  readonly findFault: () => Promise<string | undefined>;
  /** Notes for operators about a process that is ready. */
  readonly listNotes: () => readonly string[];
}

export interface Internal {
  readonly port: number;
  /** From here on /readyz answers 503. */
  drain(): void;
  stop(): Promise<void>;
}

/** /livez, /readyz and /metrics, on a port of their own that is not published. */
export async function startInternal(options: InternalOptions): Promise<Internal> {
  let draining = false;
  let lagMs = 0;
  let last = performance.now();
  const lagTimer = setInterval(() => {
    const now = performance.now();
    lagMs = Math.max(0, now - last - 250);
    last = now;
  }, 250).unref();

  async function answer(path: string): Promise<[number, string]> {
    if (path === '/livez')
      return lagMs < LAG_LIMIT_MS ? [200, 'alive'] : [503, `loop lag ${lagMs} ms`];
    if (path === '/metrics') return [200, await options.metrics.registry.metrics()];
    if (path !== '/readyz') return [404, 'not found'];
    if (draining) return [503, 'stopping'];
    const fault = await within(options.findFault(), READY_MS);
    return fault === undefined ? [200, ['ready', ...options.listNotes()].join('\n')] : [503, fault];
  }

  const server = createServer((request, response) => {
    void answer(request.url ?? '')
      .catch((error: unknown): [number, string] => [503, String(error)])
      .then(([status, text]) => {
        response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`${text}\n`);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: portOf(server),
    drain: () => {
      draining = true;
    },
    stop: () => {
      clearInterval(lagTimer);
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function within(fault: Promise<string | undefined>, ms: number): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('too slow'), ms);
  });
  try {
    return await Promise.race([fault, late]);
  } finally {
    clearTimeout(timer);
  }
}
