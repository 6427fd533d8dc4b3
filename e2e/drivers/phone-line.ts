import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPicture } from '@fovea/testkit';

const PIECE_BYTES = 8_192;
const COLLECT_CALLS = '/api/v1/collect/';
const SCRIPT_PATH = '/script-of-the-line.js';

export interface LineOptions {
  /** As many as come, without it. */
  readonly bytesPerS?: number | undefined;
  /** Answers of the line itself, by path. */
  readonly answers?: ReadonlyMap<string, LineAnswer>;
  /** Runs in every page before its own scripts, as part of the page's origin. */
  readonly script?: string;
}

interface LineAnswer {
  readonly contentType: string;
  readonly body: string;
}

export interface PhoneLine {
  /** A browser that has it as its proxy sends and loads everything over this line. */
  readonly url: string;
  /** Bytes of everything that the phone has sent. */
  readonly sent: readonly { readonly bytes: number; readonly isPicture: boolean }[];
  /** What the phone completed its recording with. */
  readonly completion: Promise<string>;
  /** Where else than to participants' calls the phone has sent something. */
  readonly elsewhere: readonly string[];
  /** Bytes that have come over the line. */
  countBytes(): number;
  stop(): Promise<void>;
}

/**
 * The only line of a phone, of so many bytes a second, on which all that leaves it is read along. A
 * browser's own emulation and watching hold for pages alone: workers, which load the landmark engine,
 * would be as fast and as unseen as ever.
 */
export async function openPhoneLine({
  bytesPerS = Number.POSITIVE_INFINITY,
  answers = new Map(),
  script,
}: LineOptions = {}): Promise<PhoneLine> {
  const own = new Map(answers);
  if (script !== undefined) own.set(SCRIPT_PATH, { contentType: 'text/javascript', body: script });
  const sent: PhoneLine['sent'][number][] = [];
  const elsewhere: string[] = [];
  const completed = Promise.withResolvers<string>();
  let freeMs = 0;
  let bytes = 0;

  /** All answers share the line, piece by piece. */
  async function passDown(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES);
        const nowMs = performance.now();
        freeMs = Math.max(nowMs, freeMs) + (1_000 * piece.length) / bytesPerS;
        bytes += piece.length;
        if (freeMs > nowMs) await sleep(freeMs - nowMs);
        if (!outgoing.write(piece)) await once(outgoing, 'drain');
      }
    }
    outgoing.end();
  }

  function pass(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    return passDown(answer, outgoing);
  }

  async function passPage(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const text = Buffer.concat(await answer.toArray()).toString();
    const page = text.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);
    const { 'content-length': _, etag: __, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, headers).end(page);
  }

  function readAlong({ method, headers, url = '' }: IncomingMessage, body: Buffer): void {
    if (method !== 'GET' && !new URL(url).pathname.startsWith(COLLECT_CALLS)) elsewhere.push(url);
    if (new URL(url).pathname.endsWith('/complete')) completed.resolve(body.toString());
    if (body.length === 0) return;
    sent.push({ bytes: body.length, isPicture: isPicture(body, headers['content-type']) });
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const giveUp = () => outgoing.destroy();
    const body = Buffer.concat(await incoming.toArray().catch(() => []));
    readAlong(incoming, body);
    const { port, pathname, search } = new URL(url);
    const known = own.get(pathname);
    if (known !== undefined) {
      outgoing.writeHead(200, { 'content-type': known.contentType }).end(known.body);
      return;
    }
    // Only browsers know where names that end in localhost lead.
    const place = { host: '127.0.0.1', port, path: `${pathname}${search}` };
    const isChanged = script !== undefined && headers.accept?.includes('text/html') === true;
    // A page that is changed has to come whole and as text.
    const wanted = isChanged ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const asked = request({ ...place, method, headers: wanted }, (answer) => {
      const isPage = isChanged && answer.headers['content-type']?.startsWith('text/html') === true;
      const passed = isPage ? passPage(answer, outgoing) : pass(answer, outgoing);
      passed.catch(giveUp);
    });
    asked.on('error', giveUp);
    asked.end(body);
  });
  // How a browser asks for a web socket, or for a host that is not of this stack.
  server.on('connect', ({ url = '' }, socket) => {
    elsewhere.push(url);
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    completion: completed.promise,
    elsewhere,
    countBytes: () => bytes,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
