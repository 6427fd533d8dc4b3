/** Milliseconds since 1970 that never go back, unlike the wall clock when it is set. */
export function readDeviceClockMs(): number {
  return performance.timeOrigin + performance.now();
}
