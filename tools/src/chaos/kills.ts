import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess, TestStack } from '@fovea/testkit';

const API_EVERY_MS = 3_000;
const POSTGRES_EVERY_MS = 10_000;

export interface Kills {
  readonly counts: { api: number; postgres: number; endedAlone: number };
  /** No kill any more; resolves when everything runs again. */
  stop(): Promise<void>;
}

/** Kills the API processes by turns and PostgreSQL, each on its own beat, and starts them again. */
export function startKills(stack: TestStack): Kills {
  const { apis, postgres } = stack;
  const counts = { api: 0, postgres: 0, endedAlone: 0 };
  const end = new AbortController();

  async function beat(everyMs: number, strike: (count: number) => Promise<void>): Promise<void> {
    const startMs = performance.now();
    for (let count = 0; ; count++) {
      const waitMs = startMs + (count + 1) * everyMs - performance.now();
      const isOver = await sleep(Math.max(0, waitMs), false, { signal: end.signal }).catch(
        () => true,
      );
      if (isOver) return;
      await strike(count);
    }
  }

  async function killApi(count: number): Promise<void> {
    const api = apis[count % apis.length];
    if (api === undefined) throw new Error('there is no API process');
    for (const own of apis) await untilServing(own);
    // One that is gone already died of something else than this.
    if (!api.isRunning()) counts.endedAlone += 1;
    else {
      await api.kill();
      counts.api += 1;
    }
    api.restart();
  }

  /** On a busy machine a start may outlast the beat; without this wait nobody would serve at all. */
  async function untilServing(api: ServerProcess): Promise<void> {
    while (api.isRunning() && !end.signal.aborted) {
      const response = await fetch(`${api.internalUrl}/livez`).catch(() => undefined);
      if (response?.ok === true) return;
      await sleep(50);
    }
  }

  async function killPostgres(): Promise<void> {
    await postgres.kill();
    counts.postgres += 1;
    await postgres.restart();
  }

  const beats = Promise.all([beat(API_EVERY_MS, killApi), beat(POSTGRES_EVERY_MS, killPostgres)]);
  // A failed beat is told by stop; until then it must not count as unhandled.
  beats.catch(() => end.abort());
  return {
    counts,
    async stop() {
      end.abort();
      await beats;
      for (const server of stack.processes) {
        if (server.isRunning()) continue;
        counts.endedAlone += 1;
        server.restart();
      }
      await Promise.all(stack.processes.map((server) => server.waitUntilReady()));
    },
  };
}
