import { startTestStack, type TestStack, type TestStackOptions } from '@fovea/testkit';
import { onInterrupt } from '@fovea/tools/harness/on-interrupt';

/**
 * Runs something on a stack of its own and takes the stack down again, also after a failure. On an
 * interrupt the signal given to `run` aborts; the stack goes first, then this process.
 */
export function withStack<T>(
  options: TestStackOptions,
  run: (stack: TestStack, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return onInterrupt(async (signal) => {
    const stack = await startTestStack(options);
    try {
      signal.throwIfAborted();
      return await run(stack, signal);
    } finally {
      await stack.stop();
    }
  });
}
