import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess, TestStack } from '@fovea/testkit';

const LOOK_MS = 20;

export interface KillGoals {
  readonly api: number;
  readonly worker: number;
  readonly postgres: number;
}

export interface KillOptions {
  readonly goals: KillGoals;
  /** How much of the work is done, from 0 to 1. */
  readonly progress: () => number;
}

export interface Kills {
  readonly counts: { api: number; worker: number; postgres: number; endedAlone: number };
  /** No kill any more; resolves when everything runs again. */
  stop(): Promise<void>;
}

/**
 * Kills the API processes by turns, the worker and PostgreSQL, each so often, and starts them again.
 * What was done says when, not the time: a slow machine is not killed more often than a fast one.
 */
export function startKills(stack: TestStack, { goals, progress }: KillOptions): Kills {
  const { apis, postgres } = stack;
  const counts = { api: 0, worker: 0, postgres: 0, endedAlone: 0 };
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
    await killProcess('api', api);
  }

  async function killWorker(): Promise<void> {
    const worker = stack.processes.find(({ name }) => name === 'worker');
    if (worker === undefined) throw new Error('there is no worker');
    // One that has not begun to work yet has nothing to lose.
    await untilServing(worker);
    await killProcess('worker', worker);
  }

  async function killProcess(name: 'api' | 'worker', server: ServerProcess): Promise<void> {
    // One that is gone already died of something else than this.
    if (!server.isRunning()) counts.endedAlone += 1;
    else {
      await server.kill();
      counts[name] += 1;
    }
    server.restart();
  }

  /** Without this wait nobody might serve at all for a while. */
  async function untilServing(server: ServerProcess): Promise<void> {
    while (server.isRunning() && !end.signal.aborted) {
      const response = await fetch(`${server.internalUrl}/livez`).catch(() => undefined);
      if (response?.ok === true) return;
      await sleep(50);
    }
  }

  async function killPostgres(): Promise<void> {
    await postgres.kill();
    counts.postgres += 1;
    await postgres.restart();
  }

  const killing = Promise.all([
    spread(goals.api, killApi),
    spread(goals.worker, killWorker),
    spread(goals.postgres, killPostgres),
  ]);
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
