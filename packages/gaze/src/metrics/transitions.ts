import type { ParticipantMetrics } from './metric-columns.ts';

export interface TransitionOptions {
  /** Between visits, where a stay is one step, or between fixations, where it repeats. */
  readonly mode: 'visit' | 'fixation';
  /** Looks outside all AOIs: left out of the sequence, or a state of their own, the last one. */
  readonly elsewhere: 'skip' | 'state';
}

/** As GazePlotter [gazeplotter]; leaving out what is outside is the common reading. Chosen. */
export const TRANSITION_DEFAULTS: TransitionOptions = { mode: 'visit', elsewhere: 'skip' };

/** Fixations without any AOI. */
export const ELSEWHERE = -1;

/**
 * The AOI of each fixation of the interval in time order: the first of the list that it hits,
 * ELSEWHERE if none. Put the AOI that shall win an overlap first.
 */
export function toAoiSequence(metrics: ParticipantMetrics): Int32Array {
  const [from, to] = metrics.fixationRange;
  const sequence = new Int32Array(to - from).fill(ELSEWHERE);
  for (let a = metrics.hits.length - 1; a >= 0; a--) {
    const hits = metrics.hits[a] as Uint8Array;
    for (let i = from; i < to; i++) if (hits[i] === 1) sequence[i - from] = a;
  }
  return sequence;
}

/**
 * How often each state follows each, row by row (`from * states + to`). Counts of several people
 * add up. A visit ends with a fixation elsewhere, so a return to the same AOI is a step to itself.
 */
export function countTransitions(
  sequence: Int32Array,
  aoiCount: number,
  options: Partial<TransitionOptions> = {},
): Uint32Array {
  const { mode, elsewhere } = { ...TRANSITION_DEFAULTS, ...options };
  const states = aoiCount + (elsewhere === 'state' ? 1 : 0);
  const counts = new Uint32Array(states * states);
  let from = -1;
  let before = -2;
  for (let i = 0; i < sequence.length; i++) {
    const aoi = sequence[i] as number;
    if (aoi >= aoiCount) throw new RangeError('sequence names an AOI that is not there');
    const isSameVisit = aoi === before;
    before = aoi;
    if ((aoi === ELSEWHERE && elsewhere === 'skip') || (isSameVisit && mode === 'visit')) continue;
    const to = aoi === ELSEWHERE ? aoiCount : aoi;
    if (from >= 0) counts[from * states + to] = (counts[from * states + to] as number) + 1;
    from = to;
  }
  return counts;
}
