import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

const BODY = 'x'.repeat(40_000);

let server: Server;
let served = 0;
let proxy: FaultProxy;
let agent: Agent;

beforeEach(async () => {
  served = 0;
  server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      served += 1;
      outgoing.end(BODY);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstreamPort = (server.address() as AddressInfo).port;
  proxy = await startFaultProxy({ upstreamPort, seed: 7 });
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

afterEach(async () => {
  agent.destroy();
  await proxy.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function call(options: { fresh?: boolean; timeoutMs?: number } = {}) {
  const startedAtMs = performance.now();
  let chunks = 0;
  const body = await new Promise<string>((resolve, reject) => {
    const outgoing = request(
      `${proxy.url}/`,
      { method: 'POST', agent: options.fresh ? false : agent, timeout: options.timeoutMs },
      (incoming) => {
        let text = '';
        incoming.on('data', (chunk) => {
          chunks += 1;
          text += chunk;
        });
        incoming.on('end', () => resolve(text));
        incoming.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.on('error', reject);
    outgoing.end('hello');
  });
  return { body, chunks, tookMs: performance.now() - startedAtMs };
}

describe('fault proxy', () => {
  it('passes bytes unchanged on one kept connection', async () => {
    for (let round = 0; round < 5; round += 1) expect((await call()).body).toBe(BODY);
    expect(proxy.counts.connections).toBe(1);
    expect(proxy.counts.bytesDown).toBeGreaterThan(5 * BODY.length);
  });

  it('passes a half-close on, so that a client that ends first still gets its answer', async () => {
    const reply = await fetch(proxy.url, {
      method: 'POST',
      body: BODY,
      headers: { connection: 'close' },
    });
    expect(await reply.text()).toBe(BODY);
  });

  it('delays the answer by the latency', async () => {
    proxy.add({ kind: 'latency', ms: 120, jitterMs: 10 });
    expect((await call()).tookMs).toBeGreaterThanOrEqual(105);
  });

  it('slows the answer to the bandwidth', async () => {
    proxy.add({ kind: 'bandwidth', kBps: 200 });
    expect((await call()).tookMs).toBeGreaterThanOrEqual(190);
  });

  it('slices the answer into small pieces', async () => {
    proxy.add({ kind: 'slicer', bytes: 4_000, delayMs: 5 });
    const { body, chunks } = await call();
    expect(body).toBe(BODY);
    expect(chunks).toBeGreaterThanOrEqual(8);
  });

  it('swallows everything in a black hole until the network heals', async () => {
    await call();
    proxy.add({ kind: 'timeout', ms: 0 });
    await expect(call({ timeoutMs: 100, fresh: true })).rejects.toThrow('timeout');
    const held = call();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(served).toBe(1);
    proxy.clear();
    expect((await held).body).toBe(BODY);
  });

  it('closes a black-holed connection after its time', async () => {
    proxy.add({ kind: 'timeout', ms: 60 });
    await expect(call()).rejects.toThrow('socket hang up');
    expect(proxy.counts.timedOut).toBe(1);
    expect(served).toBe(0);
  });

  it('resets the connection', async () => {
    proxy.add({ kind: 'reset_peer' });
    await expect(call()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(proxy.counts.reset).toBe(1);
  });

  it('closes the connection in the middle of the answer when its bytes are used up', async () => {
    proxy.add({ kind: 'limit_data', bytes: 10_000 });
    await expect(call()).rejects.toThrow('aborted');
    expect(proxy.counts.bytesDown).toBe(10_000);
    expect(served).toBe(1);
  });

  it('truncates the request when the limit is on the way up', async () => {
    proxy.add({ kind: 'limit_data', bytes: 20, stream: 'up' });
    await expect(call()).rejects.toThrow('socket hang up');
    expect(served).toBe(0);
  });

  it('drops answers one by one on kept connections, after the server has done its work', async () => {
    proxy.add({ kind: 'drop_response', toxicity: 0.3 });
    let failed = 0;
    for (let round = 0; round < 100; round += 1) {
      await call().catch(() => {
        failed += 1;
      });
    }
    expect(served).toBe(100);
    expect(failed).toBe(proxy.counts.dropped);
    expect(failed).toBeGreaterThan(15);
    expect(failed).toBeLessThan(45);
    expect(proxy.counts.connections).toBe(failed + 1);
  });

  it('hits the share of connections that toxicity names, the same ones for the same seed', async () => {
    const hits: boolean[][] = [];
    for (let run = 0; run < 2; run += 1) {
      const upstreamPort = (server.address() as AddressInfo).port;
      await proxy.stop();
      proxy = await startFaultProxy({ upstreamPort, seed: 42 });
      proxy.add({ kind: 'reset_peer', toxicity: 0.5 });
      const outcome: boolean[] = [];
      for (let round = 0; round < 30; round += 1) {
        outcome.push(
          await call({ fresh: true }).then(
            () => false,
            () => true,
          ),
        );
      }
      hits.push(outcome);
    }
    expect(hits[0]).toEqual(hits[1]);
    expect(hits[0]).toContain(true);
    expect(hits[0]).toContain(false);
  });

  it('sends new connections to another server when told', async () => {
    const other = createServer((_incoming, outgoing) => outgoing.end('other'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    proxy.setUpstream((other.address() as AddressInfo).port);
    expect((await call({ fresh: true })).body).toBe('other');
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });

  it('closes the client when the server cannot be reached', async () => {
    proxy.setUpstream(1);
    await expect(call()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
