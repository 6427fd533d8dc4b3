import { tabStorage } from '#shared/web-storage.ts';
import { removeReceipt } from './receipt.ts';

const toName = (slug: string) => `fovea.collect.join.${slug}`;

/**
 * The key that makes a repeated join answer the same place. It survives a reload, so that a person
 * whose answer was lost on the way does not take a second place.
 */
export function getJoinKey(slug: string): string {
  const known = tabStorage.getItem(toName(slug));
  if (known !== null) return known;
  const joinKey = crypto.randomUUID();
  tabStorage.setItem(toName(slug), joinKey);
  return joinKey;
}

/** The next run in this tab is another person or another visit; a key that is newer stays, with its receipt. */
export function removeJoinKey(slug: string, joinKey: string): void {
  if (tabStorage.getItem(toName(slug)) !== joinKey) return;
  tabStorage.removeItem(toName(slug));
  removeReceipt(slug);
}
