import { hashSha256, toHex } from '@fovea/collect-client';
import { tabStorage } from '#shared/web-storage.ts';

const toName = (slug: string) => `fovea.collect.receipt.${slug}`;

/**
 * 128 random bits that a recording can be withdrawn by. They are kept as its join key is, so that a join
 * that is sent again has the same ones; the server gets their hash alone.
 */
export function getReceipt(slug: string): string {
  const known = tabStorage.getItem(toName(slug));
  if (known !== null) return known;
  const receipt = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  tabStorage.setItem(toName(slug), receipt);
  return receipt;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function removeReceipt(slug: string): void {
  tabStorage.removeItem(toName(slug));
}

export async function hashReceipt(receipt: string): Promise<string> {
  return toHex(await hashSha256(new TextEncoder().encode(receipt)));
}

/** Nothing where an address carries none. */
export function readReceipt(hash: string): string | undefined {
  return /^#([A-Za-z0-9_-]{22})$/.exec(hash)?.[1];
}

export function toWithdrawalLink(receipt: string): string {
  return `${location.origin}/withdraw#${receipt}`;
}
