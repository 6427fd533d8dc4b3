import { randomFillSync } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';

export interface Ids {
  /** A UUIDv7: sorts by its time, to the millisecond. */
  next(): string;
}

export function createIds(clock: Clock): Ids {
  return { next: () => toUuidV7(clock.now().getTime(), randomFillSync(new Uint8Array(10))) };
}

export function toUuidV7(timeMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, Math.floor(timeMs / 0x10000));
  view.setUint16(4, timeMs % 0x10000);
  bytes.set(random, 6);
  view.setUint8(6, 0x70 | (view.getUint8(6) & 0x0f));
  view.setUint8(8, 0x80 | (view.getUint8(8) & 0x3f));
  return format(bytes);
}

export function toTimeMs(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

function format(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
