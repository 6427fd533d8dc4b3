import type { Pool } from '#platform/db/pool.ts';
import type { Log } from '#platform/log/log.ts';

export const LIVE_CHANNEL = 'fovea_live';
const WINDOW_MS = 250;

/** Audience, subject and kind of a notice: it says what to read again and carries no data. */
export interface LiveNotice {
  readonly audience: string;
  readonly subject: string;
  readonly kind: string;
}

export const toNoticeText = ({ audience, subject, kind }: LiveNotice) =>
  JSON.stringify({ audience, subject, kind });

export interface Notifier {
  notify(notice: LiveNotice): void;
  stop(): Promise<void>;
}

/**
 * Tells API processes that something changed, at most four times a second per subject and kind.
 * It has a transaction of its own: NOTIFY takes a global lock at commit, so it must never ride in
 * the transactions of ingest, join or complete.
 */
export function createNotifier(pool: Pool, log: Log): Notifier {
  const pending = new Map<string, NodeJS.Timeout>();

  async function send(text: string): Promise<void> {
    try {
      await pool.query('SELECT pg_notify($1, $2)', [LIVE_CHANNEL, text]);
    } catch (error) {
      // A lost notice delays a screen and nothing else.
      log.warn({ err: error }, 'notice lost');
    }
  }

  return {
    notify(notice) {
      const text = toNoticeText(notice);
      if (pending.has(text)) return;
      const timer = setTimeout(() => {
        pending.delete(text);
        void send(text);
      }, WINDOW_MS);
      pending.set(text, timer);
    },
    async stop() {
      const texts = [...pending.keys()];
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
      await Promise.all(texts.map(send));
    },
  };
}
