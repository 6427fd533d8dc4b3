import { z } from 'zod';
import type { ProviderEvent } from './payment-provider.ts';

/** Toss signs what it tells of payouts and sellers only, so a payment's event is not signed. */
const event = z.object({
  eventType: z.literal('PAYMENT_STATUS_CHANGED'),
  data: z.object({ orderId: z.uuid() }),
});
const TRANSMISSION = /^[\w-]{1,200}$/;

/** Says which order to look at, and nothing else is read from it. */
export function readTossEvent(
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
): ProviderEvent | undefined {
  const given = headers['tosspayments-webhook-transmission-id'];
  const eventId = typeof given === 'string' ? given : '';
  const { data: read } = event.safeParse(parseJson(body));
  if (read === undefined || !TRANSMISSION.test(eventId)) return undefined;
  return { eventId, type: read.eventType, checkoutRef: read.data.orderId };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
