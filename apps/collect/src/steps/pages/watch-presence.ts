import type { CameraTracking } from '#recording/camera-tracking.ts';

/** Whether somebody is in front of the camera; a script's person always is. */
export function watchPresence(
  camera: CameraTracking | undefined,
  onAway: (isAway: boolean) => void,
) {
  let back: PromiseWithResolvers<void> | undefined;
  let lost = Promise.withResolvers<void>();
  const stop = camera?.watch((news) => {
    if (news === 'face-lost') {
      back ??= Promise.withResolvers();
      onAway(true);
      lost.resolve();
    }
    if (news !== 'face-back') return;
    back?.resolve();
    back = undefined;
    lost = Promise.withResolvers();
    onAway(false);
  });
  return {
    /** Answers false at once, or true when somebody who had left is back. */
    async waitUntilBack(): Promise<boolean> {
      if (back === undefined) return false;
      await back.promise;
      return true;
    },
    waitUntilLost: () => lost.promise,
    stop: () => void stop?.(),
  };
}
