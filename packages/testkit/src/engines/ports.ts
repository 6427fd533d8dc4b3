import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/** Below what systems hand out for outgoing connections, and above what services use. */
const FIRST_PORT = 15_000;
/** A prime, so that no two processes soon begin at the same port. */
const PORTS = 16_981;
/** More than a process asks for while another one starts. */
const PORTS_OF_PROCESS = 61;

let next = process.pid * PORTS_OF_PROCESS + threadId * 7;

/**
 * A free loopback port that no outgoing connection takes by chance: a server that was killed must
 * get its port back, though its clients keep calling there. It is used a moment later: each call and
 * each process has others, or two that start at once would now and then find the same one.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    next += 1;
    const port = FIRST_PORT + (next % PORTS);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`No free port from ${FIRST_PORT} on`);
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
