import { LIMITS } from '@fovea/contract';
import type { StoredPart } from '#platform/storage/multipart.ts';

export function countParts(bytes: number): number {
  return Math.ceil(bytes / LIMITS.uploadPartBytes);
}

/** The length of one part, numbered from 1; nothing when the file has no such part. */
export function findPartBytes(bytes: number, number: number): number | undefined {
  const start = (number - 1) * LIMITS.uploadPartBytes;
  return number >= 1 && start < bytes ? Math.min(LIMITS.uploadPartBytes, bytes - start) : undefined;
}

/** Parts that have the length they must have. */
export function listArrived(bytes: number, parts: readonly StoredPart[]): StoredPart[] {
  return parts.filter((part) => part.bytes === findPartBytes(bytes, part.number));
}
