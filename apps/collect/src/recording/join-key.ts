import { removeReceipt } from './receipt.ts';

const toName = (slug: string) => `fovea.collect.join.${slug}`;

/**
 * The key that makes a repeated join answer the same place. It survives a reload, so that a person
 * whose answer was lost on the way does not take a second place.
 */
export function getJoinKey(slug: string): string {
  const known = sessionStorage.getItem(toName(slug));
  if (known !== null) return known;
  const joinKey = crypto.randomUUID();
  sessionStorage.setItem(toName(slug), joinKey);
  return joinKey;
}

/** The next run in this tab is another person or another visit; a key that is newer stays, with its receipt. */
export function removeJoinKey(slug: string, joinKey: string): void {
  if (sessionStorage.getItem(toName(slug)) !== joinKey) return;
  sessionStorage.removeItem(toName(slug));
  removeReceipt(slug);
}
