import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultCounts, isOn, type Stream, type Toxic } from './toxics.ts';

export type FaultLink = { hit(toxic: Toxic): void; heal(): void; cut(): void };

const QUEUE_LIMIT_BYTES = 1_048_576;
const MAX_PIECE_BYTES = 16_384;

/** Joins one client with the server and lets the active toxics act on the bytes between them. */
export function joinSockets(
  client: Socket,
  upstream: Socket,
  random: () => number,
  counts: FaultCounts,
): FaultLink {
  let toxics: Toxic[] = [];
  let timers: NodeJS.Timeout[] = [];
  let hole = Promise.withResolvers<void>();
  let isAnswerDue = false;
  const passedBytes = { up: 0, down: 0 };

  function find<K extends Toxic['kind']>(kind: K): Extract<Toxic, { kind: K }> | undefined {
    return toxics.find((toxic): toxic is Extract<Toxic, { kind: K }> => toxic.kind === kind);
  }

  function findOn<K extends Toxic['kind']>(kind: K, stream: Stream) {
    const found = find(kind);
    return found !== undefined && isOn(found, stream) ? found : undefined;
  }

  function cut(): void {
    client.destroy();
    upstream.destroy();
  }

  function reset(): void {
    counts.reset += 1;
    client.resetAndDestroy();
    upstream.resetAndDestroy();
  }

  function hit(toxic: Toxic): void {
    // Answers draw one by one, connections once.
    if (toxic.kind !== 'drop_response' && random() >= (toxic.toxicity ?? 1)) return;
    toxics.push(toxic);
    if (toxic.kind === 'reset_peer') {
      const { ms = 0 } = toxic;
      // At once means before the first byte, not at the next turn of the loop.
      if (ms === 0) reset();
      else timers.push(setTimeout(reset, ms));
    }
    if (toxic.kind === 'timeout' && toxic.ms > 0) {
      timers.push(
        setTimeout(() => {
          counts.timedOut += 1;
          cut();
        }, toxic.ms),
      );
    }
  }

  /** Held bytes flow again, as TCP resumes when a network comes back. */
  function heal(): void {
    toxics = [];
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    hole.resolve();
    hole = Promise.withResolvers<void>();
  }

  function isAnswerDropped(): boolean {
    if (!isAnswerDue) return false;
    isAnswerDue = false;
    const toxic = find('drop_response');
    return toxic !== undefined && random() < (toxic.toxicity ?? 1);
  }

  /** Returns false when the link is cut. */
  async function pass(piece: Buffer, to: Socket, stream: Stream): Promise<boolean> {
    const bandwidth = findOn('bandwidth', stream);
    if (bandwidth !== undefined) await sleep(piece.length / bandwidth.kBps);
    while (find('timeout') !== undefined && !to.destroyed) await hole.promise;
    if (stream === 'down' && isAnswerDropped()) {
      counts.dropped += 1;
      cut();
    }
    if (to.destroyed) return false;
    if (stream === 'up') isAnswerDue = true;
    const limit = findOn('limit_data', stream);
    const room = limit === undefined ? piece.length : limit.bytes - passedBytes[stream];
    const part = piece.subarray(0, Math.max(0, room));
    passedBytes[stream] += part.length;
    counts[stream === 'up' ? 'bytesUp' : 'bytesDown'] += part.length;
    const isFlushed = part.length === 0 || to.write(part);
    if (limit !== undefined && passedBytes[stream] >= limit.bytes) {
      counts.limited += 1;
      to.destroySoon();
      (to === client ? upstream : client).destroy();
      return false;
    }
    if (!isFlushed) await once(to, 'drain').catch(() => undefined);
    return !to.destroyed;
  }

  async function pump(from: Socket, to: Socket, stream: Stream): Promise<void> {
    for await (const { chunk, atMs } of readChunks(from)) {
      const latency = findOn('latency', stream);
      if (latency !== undefined) {
        const jitterMs = (random() * 2 - 1) * (latency.jitterMs ?? 0);
        await sleep(Math.max(0, atMs + latency.ms + jitterMs - performance.now()));
      }
      const slicer = findOn('slicer', stream);
      const pieceBytes = slicer?.bytes ?? MAX_PIECE_BYTES;
      for (let start = 0; start < chunk.length; start += pieceBytes) {
        if (slicer !== undefined && start > 0) await sleep(slicer.delayMs);
        if (!(await pass(chunk.subarray(start, start + pieceBytes), to, stream))) return;
      }
    }
    if (!to.destroyed) to.end();
  }

  for (const socket of [client, upstream]) {
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', (hadError) => {
      hole.resolve();
      if (hadError) cut();
    });
  }
  void Promise.allSettled([pump(client, upstream, 'up'), pump(upstream, client, 'down')]).then(cut);
  return { hit, heal, cut };
}

/** Reads ahead of the delays and notes when bytes came, so that latency does not limit the rate. */
async function* readChunks(from: Socket): AsyncGenerator<{ chunk: Buffer; atMs: number }> {
  const queue: { chunk: Buffer; atMs: number }[] = [];
  let queuedBytes = 0;
  let isOver = false;
  let news = Promise.withResolvers<void>();
  from.on('data', (chunk: Buffer) => {
    queue.push({ chunk, atMs: performance.now() });
    queuedBytes += chunk.length;
    if (queuedBytes > QUEUE_LIMIT_BYTES) from.pause();
    news.resolve();
  });
  for (const event of ['end', 'close'] as const) {
    from.on(event, () => {
      isOver = true;
      news.resolve();
    });
  }
  for (;;) {
    const next = queue.shift();
    if (next !== undefined) {
      queuedBytes -= next.chunk.length;
      if (from.isPaused() && queuedBytes <= QUEUE_LIMIT_BYTES / 2) from.resume();
      yield next;
    } else if (isOver) {
      return;
    } else {
      await news.promise;
      news = Promise.withResolvers<void>();
    }
  }
}
