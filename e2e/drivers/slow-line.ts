import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PIECE_BYTES = 8_192;

export interface SlowLine {
  /** A browser that has it as its proxy loads everything over this line. */
  readonly url: string;
  /** Bytes that have come over the line. */
  countBytes(): number;
  stop(): Promise<void>;
}

/**
 * A line of so many bytes a second. A browser's own emulation holds only for pages: workers, which load
 * the landmark engine, would be as fast as ever.
 */
export async function openSlowLine(bytesPerS: number): Promise<SlowLine> {
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
        await sleep(freeMs - nowMs);
        if (!outgoing.write(piece)) await once(outgoing, 'drain');
      }
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming;
    const giveUp = () => outgoing.destroy();
    const { port, pathname, search } = new URL(url);
    // Only browsers know where names that end in localhost lead.
    const place = { host: '127.0.0.1', port, path: `${pathname}${search}` };
    const asked = request({ ...place, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      passDown(answer, outgoing).catch(giveUp);
    });
    asked.on('error', giveUp);
    incoming.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countBytes: () => bytes,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
