import { type DeviceKind, readDeviceKind } from './device-kind.ts';
import { phoneStorage } from './web-storage.ts';

const PREFIX = 'fovea.collect.opened.';

/**
 * A device is counted once for each project that it opens. It remembers by itself that it was: nothing
 * that tells devices apart is sent.
 */
export function findOpening(slug: string): DeviceKind | undefined {
  return phoneStorage.getItem(PREFIX + slug) === null ? readDeviceKind() : undefined;
}

export function keepOpening(slug: string): void {
  phoneStorage.setItem(PREFIX + slug, '1');
}
