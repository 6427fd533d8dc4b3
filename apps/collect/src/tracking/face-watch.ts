const LOST_MS = 2_000;
/** Somebody is back when they were seen for so long. */
const BACK_MS = 500;

/** Says once that nobody is there any more, and once that somebody is back. Reads no clock. */
export function createFaceWatch() {
  let isLost = false;
  /** Since when what is seen differs from what was said. */
  let sinceMs: number | undefined;
  return {
    add(tMs: number, hasFace: boolean): 'face-lost' | 'face-back' | undefined {
      if (hasFace !== isLost) {
        sinceMs = undefined;
        return undefined;
      }
      sinceMs ??= tMs;
      if (tMs - sinceMs < (isLost ? BACK_MS : LOST_MS)) return undefined;
      sinceMs = undefined;
      isLost = !isLost;
      return isLost ? 'face-lost' : 'face-back';
    },
    /** Nobody can be seen, whether they are there or not. */
    lose(): 'face-lost' {
      isLost = true;
      sinceMs = undefined;
      return 'face-lost';
    },
    restart(): void {
      isLost = false;
      sinceMs = undefined;
    },
  };
}
