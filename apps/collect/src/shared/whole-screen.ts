import type { Orientation } from './orientation.ts';

/** Not every browser has it, and its types know of those that do. */
type Lockable = ScreenOrientation & { lock?: (orientation: Orientation) => Promise<void> };

/** Hides the bars of the browser and keeps the way the device is held, where phones let pages do so. */
export async function fillScreen(orientation: Orientation): Promise<void> {
  const { documentElement } = document;
  if (!('requestFullscreen' in documentElement)) return;
  await documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
  await (screen.orientation as Lockable | undefined)?.lock?.(orientation).catch(() => undefined);
}

export async function leaveWholeScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
