import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from '@fovea/testkit';
import type { BrowserContext } from 'playwright-core';
import { isPicture } from './is-picture.ts';

/** Something that left the phone. */
export interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly isPicture: boolean;
}

/** Stands before the API and reads along what phones send to it. */
export async function startReader(apiUrl: string) {
  const sent: Sent[] = [];
  const agent = new Agent({ keepAlive: true });
  const port = Number(new URL(apiUrl).port);
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const body = Buffer.concat(parts);
      if (body.length === 0) return;
      const path = incoming.url ?? '';
      const type = incoming.headers['content-type'];
      sent.push({ path, bytes: body.length, isPicture: isPicture(body, type) });
    });
    forward({ agent, port, headers: [], without: [] }, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    sent,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** Every call that could make or send a picture, and whatever goes elsewhere than to the API. */
export async function watchContext(context: BrowserContext) {
  const called: string[] = [];
  const elsewhere: string[] = [];
  await context.exposeFunction('tellCalled', (name: string) => void called.push(name));
  await context.addInitScript(hookCalls);
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && !pathname.startsWith('/api/v1/collect/')) {
      elsewhere.push(pathname);
    }
  });
  context.on('page', (page) => page.on('websocket', (socket) => elsewhere.push(socket.url())));
  return { called, elsewhere };
}

/** Runs in the page before anything else of it. */
function hookCalls(): void {
  const { tellCalled } = globalThis as unknown as { tellCalled: (name: string) => void };
  const own = globalThis as unknown as Record<string, (new () => object) | undefined>;
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'MediaRecorder']) {
    const Made = own[name];
    if (Made === undefined) continue;
    own[name] = new Proxy(Made, {
      construct(target, given) {
        tellCalled(name);
        return Reflect.construct(target, given);
      },
    });
  }
  const methods = [
    [HTMLCanvasElement.prototype, 'toBlob'],
    [HTMLCanvasElement.prototype, 'toDataURL'],
    [OffscreenCanvas.prototype, 'convertToBlob'],
  ] as const;
  for (const [prototype, name] of methods) {
    const called = Reflect.get(prototype, name) as (...given: unknown[]) => unknown;
    Reflect.set(prototype, name, function told(this: unknown, ...given: unknown[]) {
      tellCalled(name);
      return called.apply(this, given);
    });
  }
}
