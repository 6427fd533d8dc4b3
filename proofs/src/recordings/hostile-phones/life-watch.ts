import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type ServerProcess } from '@fovea/testkit';
import { readCoreWaitMs } from '#harness/core-waits.ts';

const EVERY_MS = 250;
/** Far beyond what an answer takes and far below what a process that hangs does. */
const PATIENCE_MS = 5_000;
const GIVE_UP_MS = 120_000;

export interface Life {
  readonly looks: number;
  readonly missed: number;
  readonly longestMs: number;
}

/** Asks processes again and again whether they live. */
export function watchLife(processes: readonly ServerProcess[]) {
  const stop = new AbortController();
  const transport = createTransport({ timeoutMs: GIVE_UP_MS });
  let looks = 0;
  let missed = 0;
  let longestMs = 0;

  /**
   * Any answer will do: one that tells of a lag may tell of the machine. A kept connection may have
   * been closed in the same moment, so who gets none asks once more.
   */
  function ask(internalUrl: string): Promise<boolean> {
    return transport.send(`${internalUrl}/livez`, { method: 'GET', headers: {} }).then(
      () => true,
      () => false,
    );
  }

  async function look({ internalUrl, pid }: ServerProcess): Promise<void> {
    looks++;
    const readWaitMs = () => readCoreWaitMs([pid(), 'thread-self']);
    const waitedMs = readWaitMs();
    const startMs = performance.now();
    const isAlive = (await ask(internalUrl)) || (await ask(internalUrl));
    // Without the time in which others had the cores: that says nothing about the process.
    const passedMs = performance.now() - startMs - (readWaitMs() - waitedMs);
    longestMs = Math.max(longestMs, passedMs);
    if (!isAlive || passedMs > PATIENCE_MS) missed++;
  }

  async function watch(process: ServerProcess): Promise<void> {
    while (!stop.signal.aborted) {
      await look(process);
      await sleep(EVERY_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
  const watches = processes.map(watch);
  return {
    async stop(): Promise<Life> {
      stop.abort();
      await Promise.all(watches);
      transport.stop();
      return { looks, missed, longestMs };
    },
  };
}
