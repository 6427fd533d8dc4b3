import { toPercentile } from '#harness/percentile.ts';
import type { JudgedDot, JudgedSession } from './judge-session.ts';

/** Error of dots at the median, the 75th and the 95th percentile. */
export interface Spread {
  readonly median: number;
  readonly p75: number;
  readonly p95: number;
}

export interface Summary {
  readonly sessions: number;
  readonly dots: number;
  /** Share of dots without a single sample. */
  readonly missedDots: number;
  readonly deg: Spread;
  readonly mm: Spread;
  readonly px: Spread;
  /** Medians over dots: standard deviation, and root mean square from frame to frame. */
  readonly spreadDeg: number;
  readonly stepDeg: number;
  /** Share of frames with open eyes that gave no gaze. */
  readonly loss: number;
  readonly refused: number;
}

export function summarise(sessions: readonly JudgedSession[]): Summary {
  const total = (pick: (session: JudgedSession) => number) =>
    sessions.reduce((sum, session) => sum + pick(session), 0);
  const dots = sessions.flatMap((session) => session.dots);
  return {
    sessions: sessions.length,
    ...summariseDots(dots),
    missedDots: 1 - dots.length / total(({ dotsShown }) => dotsShown),
    loss: total(({ lostFrames }) => lostFrames) / total(({ openFrames }) => openFrames),
    refused: sessions.filter(({ verdict }) => !verdict.accepted).length,
  };
}

export function summariseDots(
  dots: readonly JudgedDot[],
): Pick<Summary, 'dots' | 'deg' | 'mm' | 'px' | 'spreadDeg' | 'stepDeg'> {
  const spread = (pick: (dot: JudgedDot) => number) => toSpread(dots.map(pick));
  return {
    dots: dots.length,
    deg: spread(({ errorDeg }) => errorDeg),
    mm: spread(({ errorMm }) => errorMm),
    px: spread(({ errorPx }) => errorPx),
    spreadDeg: spread(({ spreadDeg }) => spreadDeg).median,
    stepDeg: spread(({ stepDeg }) => stepDeg).median,
  };
}

function toSpread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: toPercentile(sorted, 0.5),
    p75: toPercentile(sorted, 0.75),
    p95: toPercentile(sorted, 0.95),
  };
}
