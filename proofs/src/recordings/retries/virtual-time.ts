import type { UploadClock } from '@fovea/collect-client';

export interface VirtualTime extends UploadClock {
  /** Something real is under way: time stands still until it has ended. */
  begin(id: string): void;
  /**
   * Lets a process wait for a timer itself, so that time goes on; does nothing where it has ended
   * meanwhile.
   */
  pause(id: string): void;
  resume(id: string): void;
  end(id: string): void;
}

interface Timer {
  readonly atMs: number;
  readonly ring: () => void;
}

/** Time that passes only while everybody waits, so that hours of waiting take no second. */
export function createVirtualTime(startMs = 0): VirtualTime {
  const timers = new Set<Timer>();
  const underWay = new Set<string>();
  const paused = new Set<string>();
  let nowMs = startMs;
  let isLooking = false;

  function look(): void {
    if (isLooking) return;
    isLooking = true;
    // After everything that the last timer set off has had its turn.
    setImmediate(() => {
      isLooking = false;
      if (underWay.size > 0) return;
      const next = [...timers].reduce<Timer | undefined>(
        (first, timer) => (first === undefined || timer.atMs < first.atMs ? timer : first),
        undefined,
      );
      if (next === undefined) return;
      timers.delete(next);
      nowMs = next.atMs;
      next.ring();
      look();
    });
  }

  return {
    nowMs: () => nowMs,
    wait(ms, wakeUp) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = { atMs: nowMs + ms, ring: resolve };
      timers.add(timer);
      wakeUp.addEventListener('abort', () => {
        timers.delete(timer);
        resolve();
      });
      look();
      return promise;
    },
    begin: (id) => void underWay.add(id),
    pause(id) {
      if (underWay.delete(id)) paused.add(id);
      look();
    },
    resume(id) {
      if (paused.delete(id)) underWay.add(id);
    },
    end(id) {
      underWay.delete(id);
      paused.delete(id);
      look();
    },
  };
}
