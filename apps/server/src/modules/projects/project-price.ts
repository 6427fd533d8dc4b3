/** Between reading what a project costs and holding it, somebody changed it. */
export class PriceChanged extends Error {}

const TRIES = 5;

/**
 * Accounts are locked before the project, so its price is read before it is held. What was paid is
 * compared under the lock, and with another price it is all done again.
 */
export async function atOnePrice<P>(
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
