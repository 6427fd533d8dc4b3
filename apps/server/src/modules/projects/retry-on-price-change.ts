import type { ProjectHead } from '@fovea/contract';

const TRIES = 5;

class PriceChanged extends Error {}

interface Priced extends Pick<ProjectHead, 'type' | 'status'> {
  readonly max_participant: number;
}

/**
 * Accounts are locked before the project, so its price is read before it is held. What was paid is
 * compared under the lock, and with another price it is all done again.
 */
export async function retryOnPriceChange<P>(
  read: () => Promise<P>,
  pay: (priced: P) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pay(await read());
    } catch (error) {
      if (!(error instanceof PriceChanged) || attempt === TRIES) throw error;
    }
  }
}

/** Between reading what a project costs and holding it, somebody may have changed it. */
export function assertSamePrice(read: Priced, held: Priced | undefined): void {
  const isSame =
    held?.type === read.type &&
    held.status === read.status &&
    held.max_participant === read.max_participant;
  if (!isSame) throw new PriceChanged();
}
