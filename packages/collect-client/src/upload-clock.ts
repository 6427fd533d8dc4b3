/** The time that an upload goes by. */
export interface UploadClock {
  /** Since 1970. */
  nowMs(): number;
  /** Resolves after so long, or at once when it is woken up. */
  wait(ms: number, wakeUp: AbortSignal): Promise<void>;
}

export const browserClock: UploadClock = {
  nowMs: () => Date.now(),
  wait(ms, wakeUp) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    wakeUp.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    return promise;
  },
};
