import type { CALLS, GivenReply } from '@fovea/contract';
import type { listTransferCodes } from './transfers.service.ts';
import type { listRedeemedCodes } from './used-codes.service.ts';

type SentCode = Awaited<ReturnType<typeof listTransferCodes>>['codes'][number];
type UsedCode = Awaited<ReturnType<typeof listRedeemedCodes>>['codes'][number];

export function toSentCode({
  sentAt,
  endedAt,
  ...code
}: SentCode): GivenReply<typeof CALLS.listTransferCodes>['codes'][number] {
  return { ...code, sentAt: sentAt.toISOString(), endedAt: endedAt?.toISOString() ?? null };
}

export function toUsedCode({
  usedAt,
  ...code
}: UsedCode): GivenReply<typeof CALLS.listRedeemedCodes>['codes'][number] {
  return { ...code, usedAt: usedAt.toISOString() };
}
