import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Balancer, startBalancer } from './balancer.ts';
import { createTransport, type Transport } from './http-transport.ts';

let servers: Server[];
let balancer: Balancer;
const transports: Transport[] = [];

beforeEach(async () => {
  servers = await Promise.all(['a', 'b', 'c'].map(startTarget));
  balancer = await startBalancer(servers.map(toUrl));
});

afterEach(async () => {
  for (const transport of transports.splice(0)) transport.stop();
  await balancer.stop();
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Answers who it is and where the caller came from. */
async function startTarget(name: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    outgoing.end(`${name} ${incoming.socket.remoteAddress}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function toUrl(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function openCaller(localAddress: string): () => Promise<string> {
  const transport = createTransport({ localAddress, maxSockets: 1 });
  transports.push(transport);
  return async () => {
    const reply = await transport.send(`${balancer.url}/`, { method: 'GET', headers: {} });
    return reply.text();
  };
}

it('passes the address of the caller on', async () => {
  const addresses = ['127.0.0.1', '127.0.0.9', '127.44.1.2'];
  const answers = await Promise.all(addresses.map((address) => openCaller(address)()));
  expect(answers.map((answer) => answer.split(' ')[1])).toEqual(addresses);
});

it('spreads connections over the targets in turn', async () => {
  const names: string[] = [];
  for (let i = 0; i < 9; i++) {
    const answer = await openCaller(`127.0.1.${i + 1}`)();
    names.push(answer.split(' ')[0] ?? '');
  }
  expect(names.join('')).toBe('abcabcabc');
  expect(balancer.counts).toEqual([3, 3, 3]);
});

it('keeps a connection with the target it began with', async () => {
  const call = openCaller('127.0.2.1');
  const answers = [await call(), await call(), await call()];
  expect(new Set(answers).size).toBe(1);
});

it('closes the caller when the target cannot be reached', async () => {
  const [first] = servers;
  first?.closeAllConnections();
  await new Promise((resolve) => first?.close(resolve));
  await expect(openCaller('127.0.3.1')()).rejects.toThrow(/hang up|ECONNRESET/);
});
