import { print } from './print.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;

/** Hands a signal to some work, waits until the work has ended by it, cleans up, and exits. */
export async function onInterrupt<T>(
  work: (signal: AbortSignal) => Promise<T>,
  cleanUp: () => Promise<void> = async () => undefined,
): Promise<T> {
  const interrupt = new AbortController();
  const abort = () => {
    if (interrupt.signal.aborted) return;
    print('interrupted, cleaning up');
    interrupt.abort(new Error('interrupted'));
  };
  for (const name of SIGNALS) process.on(name, abort);
  try {
    return await work(interrupt.signal);
  } finally {
    await cleanUp();
    for (const name of SIGNALS) process.off(name, abort);
    if (interrupt.signal.aborted) process.exit(INTERRUPTED);
  }
}
