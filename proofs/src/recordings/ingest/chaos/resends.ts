import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@fovea/contract';
import type { Transport } from '@fovea/testkit';

const FIRST_BATCH = /^\/api\/v1\/collect\/recordings\/([^/]+)\/batches\/0$/;
/** Long: on a busy machine everything between two kills may be needed to come up again. */
const PATIENCE_MS = 300_000;

export interface Resends {
  /** Sends as the transport does, and remembers first batches of the first day. */
  readonly transport: Transport;
  readonly counts: { acknowledged: number; refused: number };
  /** Called after each acknowledged batch: the second day begins with the first batch once more. */
  note(recordingId: string): void;
  settle(): Promise<void>;
}

/** Participants that began before midnight send their first batch again after it. */
export function createResends(
  transport: Transport,
  options: {
    readonly apiUrls: readonly string[];
    readonly midnightMs: number;
    readonly signal: AbortSignal;
  },
): Resends {
  const { apiUrls, midnightMs, signal } = options;
  const firsts = new Map<string, { path: string; init: Parameters<Transport['send']>[1] }>();
  const counts = { acknowledged: 0, refused: 0 };
  const underWay: Promise<void>[] = [];

  async function resend(recordingId: string): Promise<void> {
    const first = firsts.get(recordingId);
    if (first === undefined) return;
    firsts.delete(recordingId);
    const deadline = performance.now() + PATIENCE_MS;
    for (let tries = 0; performance.now() < deadline && !signal.aborted; tries++) {
      const url = `${apiUrls[tries % apiUrls.length]}${first.path}`;
      const response = await transport.send(url, first.init).catch(() => undefined);
      if (response?.status === 200) {
        counts.acknowledged += 1;
        return;
      }
      if (response !== undefined && response.status < 500) break;
      await sleep(200);
    }
    counts.refused += 1;
  }

  return {
    transport: {
      ...transport,
      async send(url, init) {
        // A refusal is the one thing that participants do not try again.
        if (signal.aborted) {
          throw new ApiError({ statusCode: 400, code: 'invalid_request', message: 'interrupted' });
        }
        const path = new URL(url).pathname;
        const recordingId = FIRST_BATCH.exec(path)?.[1];
        if (recordingId !== undefined && Date.now() < midnightMs) {
          firsts.set(recordingId, { path, init });
        }
        return transport.send(url, init);
      },
    },
    counts,
    note(recordingId) {
      if (Date.now() > midnightMs) underWay.push(resend(recordingId));
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
