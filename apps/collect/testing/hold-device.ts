import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { DeviceKind } from '#shared/device-kind.ts';
import type { Orientation } from '#shared/orientation.ts';

const SCREENS_PX: Readonly<Record<DeviceKind, readonly [short: number, long: number]>> = {
  mobile: [390, 844],
  tablet: [820, 1_180],
  computer: [900, 1_440],
};

const media = new EventTarget();
let isTouched = false;
let held: Orientation = 'portrait';

class HeldMedia extends EventTarget {
  readonly media: string;

  constructor(query: string) {
    super();
    this.media = query;
    media.addEventListener('change', () => this.dispatchEvent(new Event('change')));
  }

  get matches(): boolean {
    if (this.media.includes('pointer: coarse')) return isTouched;
    return this.media.includes(`orientation: ${held}`);
  }
}

/** Makes the browser look like one on such a device, until the test ends. */
export function holdDevice(kind: DeviceKind, orientation: Orientation = 'portrait'): void {
  isTouched = kind !== 'computer';
  held = orientation;
  const [shortPx, longPx] = SCREENS_PX[kind];
  vi.spyOn(screen, 'width', 'get').mockReturnValue(shortPx);
  vi.spyOn(screen, 'height', 'get').mockReturnValue(longPx);
  Object.defineProperty(navigator, 'maxTouchPoints', {
    value: isTouched ? 5 : 0,
    configurable: true,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'maxTouchPoints'));
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => new HeldMedia(query) as unknown as MediaQueryList,
  );
}

/** Turns the device that `holdDevice` has set. */
export function turnDevice(orientation: Orientation): void {
  held = orientation;
  act(() => void media.dispatchEvent(new Event('change')));
}
