import { type AddressInfo, connect, createServer } from 'node:net';
import { createSeededRandom } from '@fovea/gaze/synthetic';
import { type FaultLink, joinSockets } from './fault-link.ts';
import type { FaultCounts, Toxic } from './toxics.ts';

export type FaultProxyOptions = { upstreamPort: number; seed: number; port?: number };

export type FaultProxy = {
  port: number;
  url: string;
  counts: FaultCounts;
  /** Hits open connections too. */
  add(toxic: Toxic): void;
  /** Removes all toxics; held bytes flow again. */
  clear(): void;
  /** Where new connections go. */
  setUpstream(port: number): void;
  stop(): Promise<void>;
};

/** A TCP proxy on loopback that makes a network bad on purpose, the same way for the same seed. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const random = createSeededRandom(options.seed);
  const links = new Set<FaultLink>();
  const counts = {
    connections: 0,
    dropped: 0,
    reset: 0,
    limited: 0,
    timedOut: 0,
    bytesUp: 0,
    bytesDown: 0,
  };
  let toxics: Toxic[] = [];
  let { upstreamPort } = options;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    counts.connections += 1;
    const upstream = connect({ port: upstreamPort, host: '127.0.0.1', allowHalfOpen: true });
    const link = joinSockets(client, upstream, random, counts);
    links.add(link);
    client.on('close', () => links.delete(link));
    for (const toxic of toxics) link.hit(toxic);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  function clear(): void {
    toxics = [];
    for (const link of links) link.heal();
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    counts,
    add(toxic) {
      toxics.push(toxic);
      for (const link of links) link.hit(toxic);
    },
    clear,
    setUpstream(next) {
      upstreamPort = next;
    },
    async stop() {
      clear();
      for (const link of links) link.cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
