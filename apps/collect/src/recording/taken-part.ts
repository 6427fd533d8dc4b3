import { phoneStorage } from '#shared/web-storage.ts';
import { hashReceipt } from './receipt.ts';

const PREFIX = 'fovea.collect.taken.';
const RECEIPTS = 'fovea.collect.taken-receipt.';

/** Remembers on this phone that its owner has finished, by the code they were told. */
export function markTakenPart(slug: string, participant: string): void {
  phoneStorage.setItem(PREFIX + slug, participant);
}

/** So that whoever withdraws by it is not remembered either. Its hash alone: a phone may be shared. */
export async function keepReceiptOf(slug: string, receipt: string): Promise<void> {
  phoneStorage.setItem(RECEIPTS + slug, await hashReceipt(receipt));
}

export function findTakenPart(slug: string): string | undefined {
  return phoneStorage.getItem(PREFIX + slug) ?? undefined;
}

export async function forgetTakenPart(receipt: string): Promise<void> {
  const hash = await hashReceipt(receipt);
  const names = phoneStorage.listNames().filter((name) => name.startsWith(RECEIPTS));
  for (const name of names.filter((each) => phoneStorage.getItem(each) === hash)) {
    phoneStorage.removeItem(name);
    phoneStorage.removeItem(PREFIX + name.slice(RECEIPTS.length));
  }
}
