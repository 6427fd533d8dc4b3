import { type Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface ForwardTarget {
  readonly agent: Agent;
  readonly port: number;
  /** Header lines to add, name and value in turn. */
  readonly headers?: readonly string[];
  /** Names of headers to leave out, in lower case. */
  readonly without?: readonly string[];
}

/**
 * Passes a request on to a loopback port. Header lines, Host among them, go as they came: an address
 * presigned for object storage is only valid for the host it names. Bodies stream both ways.
 */
export function forward(
  { agent, port, headers = [], without = [] }: ForwardTarget,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const upstream = request({
    agent,
    host: '127.0.0.1',
    port,
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: [...leaveOut(incoming.rawHeaders, without), ...headers],
    setHost: false,
  });
  upstream.on('response', (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    outgoing.flushHeaders();
    reply.pipe(outgoing);
    reply.on('error', () => outgoing.destroy());
  });
  upstream.on('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** Raw headers are names and values in turn. */
function leaveOut(rawHeaders: readonly string[], without: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !without.includes((rawHeaders[at & ~1] ?? '').toLowerCase()));
}
