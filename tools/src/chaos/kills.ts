import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess, TestStack } from '@fovea/testkit';

const LOOK_MS = 20;

export interface KillOptions {
  readonly goals: { readonly api: number; readonly postgres: number };
  /** How much of the work is done, from 0 to 1. */
  readonly progress: () => number;
}

export interface Kills {
  readonly counts: { api: number; postgres: number; endedAlone: number };
  /** No kill any more; resolves when everything runs again. */
  stop(): Promise<void>;
}

/**
 * Kills the API processes by turns and PostgreSQL, each so often, and starts them again. What was
 * done says when, not the time: a slow machine is not killed more often than a fast one.
 */
export function startKills(stack: TestStack, { goals, progress }: KillOptions): Kills {
  const { apis, postgres } = stack;
  const counts = { api: 0, postgres: 0, endedAlone: 0 };
  const end = new AbortController();

  async function spread(times: number, strike: (count: number) => Promise<void>): Promise<void> {
    for (let count = 0; count < times; count++) {
      while (progress() < (count + 1) / (times + 1)) {
        if (end.signal.aborted) return;
        await sleep(LOOK_MS);
      }
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

  /** Without this wait nobody might serve at all for a while. */
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

  const killing = Promise.all([spread(goals.api, killApi), spread(goals.postgres, killPostgres)]);
  // A failure is told by stop; until then it must not count as unhandled.
  killing.catch(() => end.abort());
  return {
    counts,
    async stop() {
      end.abort();
      await killing;
      for (const server of stack.processes) {
        if (server.isRunning()) continue;
        counts.endedAlone += 1;
        server.restart();
      }
      await Promise.all(stack.processes.map((server) => server.waitUntilReady()));
    },
  };
}
