import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from '@fovea/testkit';

export interface Origin {
  readonly url: string;
  stop(): Promise<void>;
}

export interface OriginOptions {
  /** A name below .localhost: browsers find it without DNS, trust it, and keep its cookies apart. */
  readonly name: string;
  readonly port: number;
  readonly policy?: string;
  /** Paths under it go to one of the APIs in turn; without it none does. */
  readonly apiPrefix?: string;
  readonly apiUrls?: readonly string[];
}

/** The reverse proxy in front of an app, with an empty page where the app will be. */
export async function startOrigin(options: OriginOptions): Promise<Origin> {
  const agent = new Agent({ keepAlive: true });
  const { apiPrefix, apiUrls = [], name, port } = options;
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    if (apiPrefix !== undefined && incoming.url?.startsWith(apiPrefix)) {
      const { port: apiPort } = new URL(apiUrls[turn++ % apiUrls.length] ?? '');
      forward({ agent, port: Number(apiPort) }, incoming, outgoing);
    } else answerPage(incoming, outgoing, options);
  });
  await listen(server, port);
  return {
    url: toOriginUrl(name, (server.address() as AddressInfo).port),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

export function toOriginUrl(name: string, port: number): string {
  return `http://${name}.localhost:${port}`;
}

function answerPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { name, policy }: OriginOptions,
): void {
  const isPage = incoming.url === '/';
  outgoing.writeHead(isPage ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  });
  outgoing.end(isPage ? `<!doctype html><html lang="en"><title>${name}</title></html>` : '');
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}
