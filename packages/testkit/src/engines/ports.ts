import { createServer } from 'node:net';

/** A free loopback port. Somebody else can take it before it is used, so callers retry. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No TCP address');
  return address.port;
}

export async function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => resolve(true));
  });
  if (free) await new Promise((resolve) => server.close(resolve));
  return free;
}

/** The wanted port when nobody listens on it, else any free one. */
export async function choosePort(wanted?: number, host?: string): Promise<number> {
  return wanted !== undefined && (await isPortFree(wanted, host)) ? wanted : findFreePort();
}
