/**
 * Starts a video from its beginning. A browser that refuses is asked again with every tap, since it
 * wants to hear of one. Resolves when the first frame moves.
 */
export async function startVideo(
  video: HTMLVideoElement,
  waitForTap: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  video.currentTime = 0;
  while (!signal.aborted) {
    try {
      return await video.play();
    } catch {
      if (video.error !== null) return;
      await waitForTap();
    }
  }
}

/** Resolves at its end, or when the rest cannot be shown. A phone that was put away goes on. */
export function waitForVideoEnd(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (video.ended || video.error !== null) resolve();
  const listening = new AbortController();
  for (const type of ['ended', 'error']) {
    video.addEventListener(type, () => resolve(), listening);
  }
  signal.addEventListener('abort', () => resolve(), listening);
  const handleVisible = () => {
    if (document.visibilityState === 'visible' && video.paused) void video.play().catch(() => {});
  };
  document.addEventListener('visibilitychange', handleVisible, listening);
  return promise.finally(() => {
    listening.abort();
    video.pause();
  });
}
