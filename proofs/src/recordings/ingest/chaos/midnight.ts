import { DAY_MS } from '@fovea/contract/times';

/**
 * How far the server's clock goes ahead so that its day (UTC) ends at this instant. Never behind:
 * a presigned address of the past would have expired.
 */
export function toMidnightOffsetMs(atMs: number): number {
  return (DAY_MS - (atMs % DAY_MS)) % DAY_MS;
}
