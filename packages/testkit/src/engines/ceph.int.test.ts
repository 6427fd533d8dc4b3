import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Engine, startCeph } from './ceph.ts';
import { isRunning, signalProcess, waitUntil } from './processes.ts';
import { sendSigned } from './signed-request.ts';

let dir: string;
let engine: S3Engine | undefined;

beforeEach(async () => {
  // A checkout may lie deep: the path is longer than a Unix socket may be.
  const root = await mkdtemp(join(tmpdir(), 'fovea-ceph-test-'));
  dir = join(root, 'a-folder-with-a-long-name'.repeat(4));
});

afterEach(async () => {
  await engine?.stop();
  engine = undefined;
  await rm(join(dir, '..'), { recursive: true });
});

describe('Ceph engine', () => {
  it('keeps objects on disk over a stop, a kill and a lost port', async () => {
    engine = await startCeph({ dir, store: 'disk', accessKey: 'ak', secretKey: 'a secret key' });
    expect((await sendSigned(engine, 'PUT', '/kept')).status).toBe(200);
    expect((await sendSigned(engine, 'PUT', '/kept/one', 'first')).status).toBe(200);
    const { pids } = engine;
    await engine.stop();
    expect(pids.filter(isRunning)).toEqual([]);

    engine = await startCeph({ dir, store: 'disk' });
    expect(await (await sendSigned(engine, 'GET', '/kept/one')).text()).toBe('first');
    await sendSigned(engine, 'PUT', '/kept/two', 'second');
    const victims = engine.pids;
    for (const pid of victims) signalProcess(pid, 'SIGKILL');
    await waitUntil('the daemons to die', () => !victims.some(isRunning), 5_000);

    const squatters = await takePorts(dir);
    engine = await startCeph({ dir, store: 'disk' });
    expect(await (await sendSigned(engine, 'GET', '/kept/one')).text()).toBe('first');
    expect(await (await sendSigned(engine, 'GET', '/kept/two')).text()).toBe('second');
    for (const squatter of squatters) squatter.close();
  });

  it('starts empty in memory, attaches while it runs and refuses a wrong secret', async () => {
    engine = await startCeph({ dir, store: 'memory' });
    expect((await sendSigned(engine, 'PUT', '/gone')).status).toBe(200);
    const again = await startCeph({ dir, store: 'memory' });
    expect(again.pids).toEqual(engine.pids);
    expect((await sendSigned({ ...again, secretKey: 'wrong' }, 'GET', '/gone')).status).toBe(403);

    await engine.stop();
    engine = await startCeph({ dir, store: 'memory' });
    expect((await sendSigned(engine, 'GET', '/gone')).status).toBe(404);
  });
});

async function takePorts(home: string) {
  const state = JSON.parse(await readFile(join(home, 'state.json'), 'utf8'));
  return Promise.all(
    [state.monPort, state.s3Port].map(async (port: number) => {
      const server = createServer();
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
      return server;
    }),
  );
}
