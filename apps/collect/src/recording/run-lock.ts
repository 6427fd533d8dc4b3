const NAME = 'fovea.collect.run';

/** Gives the run to other tabs again, while this one has it. */
let release: (() => void) | undefined;
let asking: Promise<boolean> | undefined;

/**
 * One tab of a phone has its run at a time: two of them would number their batches alike. True when
 * it is this tab from now on. Browsers without locks, or without storage, let every tab have it.
 */
export function tryHoldRun(): Promise<boolean> {
  asking ??= askForRun({ ifAvailable: true }).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Resolves when no other tab has the run, and this one has it. */
export async function waitForRun(signal: AbortSignal): Promise<void> {
  await askForRun({ signal });
}

export function releaseRun(): void {
  release?.();
  release = undefined;
}

async function askForRun(options: LockOptions): Promise<boolean> {
  if (release !== undefined || !('locks' in navigator)) return true;
  const { promise: answer, resolve, reject } = Promise.withResolvers<boolean>();
  // The lock is held until the promise of its callback resolves.
  const held = navigator.locks.request(NAME, options, (lock) => {
    resolve(lock !== null);
    return lock === null ? undefined : new Promise<void>((end) => (release = end));
  });
  held.catch((error) => (isRefused(error) ? resolve(true) : reject(error)));
  return answer;
}

/** A browser that keeps nothing has no locks either. */
function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError';
}
