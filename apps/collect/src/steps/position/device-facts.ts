import { type DeviceHints, readDeviceName } from '#shared/device-name.ts';
import type { PageBox } from '#shared/page-box.ts';

export interface DeviceFacts {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixelRatio: number;
  /** The whole screen tells devices apart that do not say their name. */
  readonly screen: PageBox;
}

export async function readDeviceFacts(
  hints: DeviceHints,
  box: PageBox,
  { pixelRatio, screen }: Pick<DeviceFacts, 'pixelRatio' | 'screen'>,
): Promise<DeviceFacts> {
  return {
    name: await readDeviceName(hints),
    widthPx: box.widthPx,
    heightPx: box.heightPx,
    pixelRatio: Math.min(10, Math.max(0.5, pixelRatio)),
    screen,
  };
}
