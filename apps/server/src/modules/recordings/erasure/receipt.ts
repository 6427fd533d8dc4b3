// A receipt is made by the phone and never stored: the phone sends its hash with the join, and the
// server keeps an HMAC of that. A copy of the database withdraws nobody.
import { createHash, createHmac } from 'node:crypto';
import type { Secret } from '#platform/config/secret.ts';

export function toReceiptHmac(secret: Secret, receiptSha256: string): Buffer {
  return createHmac('sha256', secret.reveal()).update(receiptSha256).digest();
}

export function hashReceipt(receipt: string): string {
  return createHash('sha256').update(receipt).digest('hex');
}
