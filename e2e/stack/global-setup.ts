import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { publishStack } from './addresses.ts';
import { type GallerySite, startGallerySite } from './gallery-site.ts';

interface StackProcess {
  readonly child: ChildProcess;
  readonly exited: Promise<unknown>;
  /** The addresses as JSON, when it is up. */
  readonly addresses: Promise<string>;
}

/**
 * One stack for the whole run: two API processes behind the origins of both apps. It starts when
 * the first test asks for its addresses, so that tests of components alone do without. So does the
 * gallery of components.
 */
async function setUp(): Promise<() => Promise<void>> {
  let stack: StackProcess | undefined;
  let gallery: Promise<GallerySite> | undefined;
  const server = createServer((request, reply) => {
    const answer = async () => {
      if (request.url === '/gallery') {
        gallery ??= startGallerySite();
        return (await gallery).url;
      }
      stack ??= startStackProcess();
      return stack.addresses;
    };
    answer().then(
      (text) => reply.end(text),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  publishStack(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await gallery?.then((site) => site.stop()).catch(() => undefined);
    stack?.child.stdin?.end();
    await stack?.exited;
  };
}

function startStackProcess(): StackProcess {
  const script = fileURLToPath(new URL('./stack-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  const firstLine = once(createInterface(child.stdout), 'line');
  const addresses = Promise.race([firstLine, exited]).then(([line]) => {
    if (typeof line !== 'string') throw new Error('the stack did not come up');
    return line;
  });
  return { child, exited, addresses };
}

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default setUp;
