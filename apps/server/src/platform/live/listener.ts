import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '#platform/db/client.ts';
import { KEEP_ALIVE } from '#platform/db/pool.ts';
import type { Log } from '#platform/log/log.ts';
import { LIVE_CHANNEL, type LiveNotice } from './notifier.ts';

const RECONNECT_MS = 1_000;

interface Events {
  notice: [LiveNotice];
  /** The connection was away; whoever listens should read again. */
  gap: [];
}

export interface Listener {
  readonly events: EventEmitter<Events>;
  stop(): Promise<void>;
}

/** One LISTEN connection per API process, kept up for ever. */
export function startListener(url: string, log: Log): Listener {
  const events = new EventEmitter<Events>();
  events.setMaxListeners(0);
  const stopping = new AbortController();
  let client: Client | undefined;

  async function listenOnce(): Promise<void> {
    const current = new Client({
      connectionString: url,
      application_name: 'fovea-live',
      connectionTimeoutMillis: 2_000,
      ...KEEP_ALIVE,
    });
    client = current;
    const lost = new Promise<void>((resolve) => {
      current.on('error', () => resolve());
      current.on('end', () => resolve());
    });
    current.on('notification', ({ payload }) => {
      const notice = parseNotice(payload);
      if (notice !== undefined) events.emit('notice', notice);
    });
    try {
      await current.connect();
      await current.query(`LISTEN ${LIVE_CHANNEL}`);
      events.emit('gap');
      await lost;
    } finally {
      await current.end().catch(() => undefined);
    }
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listenOnce().catch((error) => log.debug({ err: error }, 'live connection'));
      if (stopping.signal.aborted) return;
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const kept = keep();
  return {
    events,
    async stop() {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await kept;
    },
  };
}

function parseNotice(payload: string | undefined): LiveNotice | undefined {
  try {
    const value: unknown = JSON.parse(payload ?? '');
    return typeof value === 'object' && value !== null && 'audience' in value
      ? (value as LiveNotice)
      : undefined;
  } catch {
    return undefined;
  }
}
