import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ERRORS, type ErrorCode } from '@fovea/contract';
import { createTransport } from '@fovea/testkit';
import type { VirtualTime } from './virtual-time.ts';

export const FAULTS = ['401', '403', '404', '413', '429', '500', 'cut', 'late'] as const;
export type Fault = (typeof FAULTS)[number];

/** Names a call for the clock, on the way between a phone and this proxy alone. */
export const CALL_ID = 'x-call-id';
const LATE_MS = 60_000;
const RETRY_AFTER_S = 30;
const PASSED_ON = ['authorization', 'content-type', 'x-batch-sha256'];

export interface FaultySite {
  readonly url: string;
  readonly counts: Readonly<Record<Fault, number>>;
  /** Chance decides over the calls of a recording in their order, whatever others do meanwhile. */
  follow(recordingId: string, random: () => number): void;
  stop(): Promise<void>;
}

/**
 * A proxy as it may stand between a phone and the server on a bad day. The given share of answers
 * differs from the server's: the call is answered before it has reached the server, or after.
 */
export async function startFaultySite(
  apiUrl: string,
  time: VirtualTime,
  share: number,
): Promise<FaultySite> {
  const transport = createTransport();
  const randoms = new Map<string, () => number>();
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;

  async function pass(incoming: IncomingMessage): Promise<Answer> {
    const named = PASSED_ON.map((name) => [name, incoming.headers[name]] as const);
    const headers = Object.fromEntries(named.filter(([, value]) => value !== undefined));
    const reply = await transport.send(apiUrl + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: await buffer(incoming),
    });
    return { status: reply.status, type: 'application/json', text: await reply.text() };
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const recordingId = /\/recordings\/([^/]+)/.exec(incoming.url ?? '')?.[1] ?? '';
    const random = randoms.get(recordingId);
    if (random === undefined) throw new Error(`nobody follows ${incoming.url}`);
    const fault = random() < share ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
    const [isReached, amount] = [random() < 0.5, random()];
    if (fault !== undefined) counts[fault] += 1;
    // Every call that is late or fine has reached the server.
    const isPassed = fault === undefined || fault === 'late' || isReached;
    const answer = isPassed ? await pass(incoming) : await buffer(incoming).then(() => undefined);
    if (fault === 'cut') return void outgoing.destroy();
    if (fault === 'late') await delay(incoming, outgoing, amount * LATE_MS);
    const sent = fault === undefined || fault === 'late' ? answer : toFaulty(fault, amount);
    if (sent === undefined || outgoing.destroyed) return;
    outgoing.writeHead(sent.status, { 'content-type': sent.type, ...sent.headers }).end(sent.text);
  }

  /** Held back, while phones see time pass; whoever gives up hangs up. */
  async function delay(incoming: IncomingMessage, outgoing: ServerResponse, ms: number) {
    const callId = String(incoming.headers[CALL_ID]);
    const hungUp = new AbortController();
    outgoing.on('close', () => hungUp.abort());
    time.pause(callId);
    await time.wait(ms, hungUp.signal);
    time.resume(callId);
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    follow: (recordingId, random) => void randoms.set(recordingId, random),
    async stop() {
      transport.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function toFaulty(fault: Exclude<Fault, 'cut' | 'late'>, amount: number): Answer {
  if (fault === '401') return toOwn('recording_token_invalid');
  if (fault === '404') return toOwn('not_found');
  if (fault === '500') return toOwn('internal');
  const text = `<html><body><h1>${fault}</h1></body></html>`;
  const page = { status: Number(fault), type: 'text/html', text };
  const seconds = String(Math.ceil(amount * RETRY_AFTER_S));
  return fault === '429' ? { ...page, headers: { 'retry-after': seconds } } : page;
}

/** As the server itself says it. */
function toOwn(code: ErrorCode): Answer {
  const { status, message } = ERRORS[code];
  const body = { statusCode: status, code, message, requestId: 'drill' };
  return { status, type: 'application/json', text: JSON.stringify(body) };
}
