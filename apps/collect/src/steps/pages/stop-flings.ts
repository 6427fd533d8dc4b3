/** Faster than this nobody sees what passes. CSS px. */
const MAX_PX_A_SECOND = 2_000;
/** So long a box cannot scroll: after that no browser goes on by inertia. */
const STILL_MS = 50;

/** Inertia ends above 2,000 px/s; a finger may scroll as fast as it likes. Answers how to stop watching. */
export function stopFlings(scroller: HTMLElement, nowMs = () => performance.now()): () => void {
  const watching = new AbortController();
  const listen = { signal: watching.signal, passive: true };
  let isTouched = false;
  let last = { topPx: scroller.scrollTop, atMs: nowMs() };
  let timer: ReturnType<typeof setTimeout> | undefined;

  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    const isDown = type === 'touchstart';
    scroller.addEventListener(
      type,
      () => {
        isTouched = isDown;
      },
      listen,
    );
  }
  scroller.addEventListener(
    'scroll',
    () => {
      const next = { topPx: scroller.scrollTop, atMs: nowMs() };
      const seconds = Math.max(1, next.atMs - last.atMs) / 1_000;
      const speed = Math.abs(next.topPx - last.topPx) / seconds;
      last = next;
      if (isTouched || speed <= MAX_PX_A_SECOND) return;
      scroller.style.overflowY = 'hidden';
      clearTimeout(timer);
      timer = setTimeout(() => scroller.style.removeProperty('overflow-y'), STILL_MS);
    },
    listen,
  );
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}
