import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';

type Route = { port: number; upstreamPort: number; pathPrefix: string };

/**
 * Serves TLS in front of plain HTTP. Header lines, Host among them, pass as they came: an address
 * presigned for object storage is only valid for the host it names. Bodies stream both ways.
 */
const routes: Route[] = JSON.parse(process.env.TLS_ROUTES ?? '[]');
const host = process.env.TLS_HOST ?? '127.0.0.1';
const key = readFileSync(process.env.TLS_KEY_FILE ?? '');
const cert = readFileSync(process.env.TLS_CERT_FILE ?? '');
const agent = new Agent({ keepAlive: true });

const servers = routes.map((route) => {
  const server = createServer({ key, cert }, (incoming, outgoing) =>
    forward(route, incoming, outgoing),
  );
  // An event stream stays open for hours.
  server.requestTimeout = 0;
  return server.listen(route.port, host);
});

function forward(route: Route, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? '/';
  if (!path.startsWith(route.pathPrefix)) {
    outgoing.writeHead(404).end();
    return;
  }
  const client = incoming.socket.remoteAddress ?? '';
  const headers = [...incoming.rawHeaders, 'X-Forwarded-For', client, 'X-Forwarded-Proto', 'https'];
  const upstream = request({
    agent,
    host: '127.0.0.1',
    port: route.upstreamPort,
    method: incoming.method,
    path,
    headers,
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

process.once('SIGTERM', () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  agent.destroy();
});
