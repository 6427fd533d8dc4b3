import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below what systems hand out for outgoing connections, and above what services use. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;

/**
 * A free loopback port that no outgoing connection takes by chance: a server that was killed must
 * get its port back, though its clients keep calling there. Somebody else can take it before it is
 * used, so callers retry.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST_PORT} and ${LAST_PORT}`);
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
