import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  /** Connections passed on, by target. */
  readonly counts: readonly number[];
  stop(): Promise<void>;
}

/**
 * Spreads connections over loopback targets in turn. Each goes on from the address its caller came
 * from, so that the targets see callers as they would without a balancer.
 */
export async function startBalancer(targetUrls: readonly string[]): Promise<Balancer> {
  const ports = targetUrls.map((url) => Number(new URL(url).port));
  const counts = ports.map(() => 0);
  const sockets = new Set<Socket>();
  let next = 0;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const at = next++ % ports.length;
    counts[at] = (counts[at] ?? 0) + 1;
    const upstream = connect({
      host: '127.0.0.1',
      port: ports[at] ?? 0,
      localAddress: client.remoteAddress ?? '127.0.0.1',
      allowHalfOpen: true,
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
