import closeWithGrace from 'close-with-grace';
import type { Log } from '#platform/log/log.ts';

/** After the drain, for what is under way. */
const GRACE_MS = 25_000;

/** On SIGTERM or SIGINT: stop in order, then exit. On a defect: the same, with a failing code. */
export function onStop(log: Log, stop: () => Promise<void>, drainMs = 0): void {
  closeWithGrace({ delay: GRACE_MS + drainMs, logger: false }, async ({ err, signal }) => {
    if (err === undefined) log.info({ signal }, 'stopping');
    else log.fatal({ err }, 'stopping after a defect');
    await stop();
  });
}
