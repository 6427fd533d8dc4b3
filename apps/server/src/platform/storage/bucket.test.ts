import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { toAppError } from '#platform/http/error-reply.ts';
import { createTestClock } from '#testing/platform-fakes.ts';
import { type Bucket, createBucket } from './bucket.ts';

const IDLE_MS = 50;

let server: Server;
let storage: Bucket;
let answer: string;
const sockets: Socket[] = [];
beforeEach(async () => {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = {
    S3_URL: url,
    S3_PUBLIC_URL: url,
    S3_REGION: 'default',
    S3_BUCKET: 'fovea',
    S3_ACCESS_KEY: new Secret('access'),
    S3_SECRET_KEY: new Secret('secret'),
  };
  storage = createBucket(config, createTestClock(), { connectMs: IDLE_MS, idleMs: IDLE_MS });
});
afterEach(() => {
  storage.stop();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

it.each([
  ['says nothing', ''],
  ['stops in the middle of an object', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nsome'],
  ['is out of order', 'HTTP/1.1 503 Slow Down\r\ncontent-length: 0\r\n\r\n'],
])('gives up on a store that %s, and calls it away', async (_title, given) => {
  answer = given;
  const error: unknown = await storage.get('a-key').catch((fault: unknown) => fault);
  expect(toAppError(error).code).toBe('unavailable');
});
