import { startTestStack, type TestStack, type TestStackOptions } from '@fovea/testkit';
import { print } from '#parts.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;

/**
 * Runs something on a stack of its own and takes the stack down again, also after a failure. On
 * SIGINT and SIGTERM the signal given to `run` aborts; the stack goes first, then this process.
 */
export async function withStack<T>(
  options: TestStackOptions,
  run: (stack: TestStack, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const interrupt = new AbortController();
  const onSignal = () => {
    if (interrupt.signal.aborted) return;
    print('interrupted, taking the stack down');
    interrupt.abort(new Error('interrupted'));
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    const stack = await startTestStack(options);
    try {
      interrupt.signal.throwIfAborted();
      return await run(stack, interrupt.signal);
    } finally {
      await stack.stop();
    }
  } finally {
    for (const name of SIGNALS) process.off(name, onSignal);
    if (interrupt.signal.aborted) process.exit(INTERRUPTED);
  }
}
