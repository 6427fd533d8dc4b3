// A call that waits for a lock keeps its connection from the others. So it gives up soon, lets the
// connection go, and is done again from its beginning: what it wrote was rolled back.
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a statement of an ordinary call waits for a lock. */
export const LOCK_WAIT_MS = 250;
const MAX_TRIES = 8;
const PAUSE_MS = 50;

export async function repeatOnLockWait<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MAX_TRIES || !isLockWait(error)) throw error;
    }
    // At unequal times, else those who collided would collide again.
    await sleep(PAUSE_MS * (1 + Math.random() * tries));
  }
}

function isLockWait(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
