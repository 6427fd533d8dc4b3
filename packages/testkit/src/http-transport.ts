import { Agent, type IncomingMessage, request } from 'node:http';
import { request as requestTls } from 'node:https';

export interface TransportResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  text(): Promise<string>;
  bytes(): Promise<Buffer>;
}

export interface TransportInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Uint8Array;
}

export interface TransportOptions {
  readonly maxSockets?: number;
  readonly timeoutMs?: number;
  /** The address calls come from, such as another one of 127.0.0.0/8. */
  readonly localAddress?: string;
}

/** Sends over kept-alive connections; about a third of the cost of fetch under load. */
export function createTransport(options: TransportOptions = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: options.maxSockets ?? 256 });
  const from = options.localAddress === undefined ? {} : { localAddress: options.localAddress };
  const timeout = options.timeoutMs ?? 15_000;

  async function send(url: string, init: TransportInit): Promise<TransportResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<TransportResponse>();
    const isTls = url.startsWith('https:');
    const headers = { ...init.headers };
    if (init.body !== undefined) headers['content-length'] = String(Buffer.byteLength(init.body));
    const outgoing = (isTls ? requestTls : request)(url, {
      method: init.method,
      headers,
      timeout,
      ...from,
      ...(isTls ? { rejectUnauthorized: false } : { agent }),
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('aborted', () => reject(new Error('the answer was cut')));
      incoming.on('end', () => {
        const body = Buffer.concat(parts);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: async () => body.toString('utf8'),
          bytes: async () => body,
        });
      });
    });
    outgoing.end(init.body);
    return promise;
  }

  return { send, stop: () => agent.destroy() };
}

export type Transport = ReturnType<typeof createTransport>;
