import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { forward } from '@fovea/testkit';

type Route = { port: number; upstreamPort: number };

/** Serves TLS in front of plain HTTP. */
const routes: Route[] = JSON.parse(process.env.TLS_ROUTES ?? '[]');
const host = process.env.TLS_HOST ?? '127.0.0.1';
const key = readFileSync(process.env.TLS_KEY_FILE ?? '');
const cert = readFileSync(process.env.TLS_CERT_FILE ?? '');
const agent = new Agent({ keepAlive: true });

const servers = routes.map((route) => {
  const server = createServer({ key, cert }, (incoming, outgoing) =>
    handle(route, incoming, outgoing),
  );
  // An event stream stays open for hours.
  server.requestTimeout = 0;
  return server.listen(route.port, host);
});

function handle(route: Route, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const client = incoming.socket.remoteAddress ?? '';
  const headers = ['X-Forwarded-For', client, 'X-Forwarded-Proto', 'https'];
  forward({ agent, port: route.upstreamPort, headers }, incoming, outgoing);
}

process.once('SIGTERM', () => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  agent.destroy();
});
