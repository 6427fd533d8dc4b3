import { connect, type Socket } from 'node:net';

export interface LoadTarget {
  readonly host: string;
  readonly port: number;
}

export interface Sender {
  readonly recordingId: string;
  readonly token: string;
  readonly target: LoadTarget;
  nextSeq: number;
}

export interface LoadResult {
  readonly acked: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const STATUS_OK = Buffer.from('HTTP/1.1 200');

/**
 * Every sender has one connection and one request under way, as a phone has. Requests are written
 * and answers read by hand: on two cores a full HTTP client would measure itself.
 */
export async function runBatchLoad(
  senders: readonly Sender[],
  batch: { readonly bytes: Uint8Array; readonly sha256Hex: string },
  durationMs: number,
): Promise<LoadResult> {
  const latenciesMs: number[] = [];
  const start = performance.now();
  const deadline = start + durationMs;
  await Promise.all(senders.map((sender) => keepSending(sender, batch, deadline, latenciesMs)));
  const seconds = (performance.now() - start) / 1_000;
  latenciesMs.sort((a, b) => a - b);
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
  return { acked: latenciesMs.length, seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

function keepSending(
  sender: Sender,
  batch: { readonly bytes: Uint8Array; readonly sha256Hex: string },
  deadline: number,
  latenciesMs: number[],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket: Socket = connect(sender.target.port, sender.target.host);
  socket.setNoDelay(true);
  const [beforeSeq, afterSeq] = toHead(sender, batch.bytes.length, batch.sha256Hex);
  const request = Buffer.concat([Buffer.from(`${beforeSeq}000000${afterSeq}`), batch.bytes]);
  let sentAt = 0;
  const send = () => {
    sentAt = performance.now();
    // The answer to the last request is here, so its bytes are free to be written over.
    request.write(String(sender.nextSeq).padStart(6, '0'), beforeSeq.length, 'latin1');
    socket.write(request);
  };
  socket.on('connect', send);
  socket.on('error', reject);
  socket.on('close', () => reject(new Error('the API closed a connection')));
  socket.on('data', (data) => {
    // An answer is one small packet on loopback; anything but 200 ends the run.
    if (data.compare(STATUS_OK, 0, STATUS_OK.length, 0, STATUS_OK.length) !== 0) {
      reject(new Error(data.toString('utf8')));
      return;
    }
    const now = performance.now();
    latenciesMs.push(now - sentAt);
    sender.nextSeq += 1;
    if (now < deadline) send();
    else {
      resolve();
      socket.end();
    }
  });
  return promise;
}

/** The head of a request, cut where the number of the batch stands: six digits. */
function toHead(sender: Sender, bytes: number, sha256Hex: string): [string, string] {
  return [
    `PUT /api/v1/collect/recordings/${sender.recordingId}/batches/`,
    ` HTTP/1.1\r\nhost: ${sender.target.host}\r\nauthorization: Bearer ${sender.token}\r\n` +
      `content-type: application/octet-stream\r\nx-batch-sha256: ${sha256Hex}\r\n` +
      `content-length: ${bytes}\r\n\r\n`,
  ];
}
