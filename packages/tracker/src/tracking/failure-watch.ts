/** Where a frame failed: it could not be taken, no landmarks were sought in it, or no gaze came of them. */
export const FRAME_FAILURES = ['frame', 'landmarks', 'gaze'] as const;
export type FrameFailure = (typeof FRAME_FAILURES)[number];

export interface FailureWatch {
  addWorked(tMs: number): void;
  /** Whether so many fail that tracking has to end. */
  addFailed(tMs: number): boolean;
}

const IN_A_ROW = 10;
const WINDOW_MS = 5_000;
const SHARE = 1 / 3;

/** Ten frames in a row, or ten and a third of those of the last 5 s. Reads no clock. */
export function createFailureWatch(): FailureWatch {
  let recent: { readonly tMs: number; readonly isFailed: boolean }[] = [];
  let inARow = 0;

  function add(tMs: number, isFailed: boolean): void {
    recent = [...recent.filter((each) => each.tMs > tMs - WINDOW_MS), { tMs, isFailed }];
    inARow = isFailed ? inARow + 1 : 0;
  }

  return {
    addWorked: (tMs) => add(tMs, false),
    addFailed(tMs) {
      add(tMs, true);
      const failed = recent.filter(({ isFailed }) => isFailed).length;
      return inARow >= IN_A_ROW || (failed >= IN_A_ROW && failed >= recent.length * SHARE);
    },
  };
}
