import type { GateVerdict } from './gate.ts';

/** So many dots are shown again after the first refusal. */
const REPEATED_DOTS = 3;

export type NextStep =
  | { readonly kind: 'go' }
  /** Show these calibration dots again, then the validation. */
  | { readonly kind: 'repeat_dots'; readonly dots: readonly number[] }
  /** All dots again, with a hint: light, distance, glasses. */
  | { readonly kind: 'repeat_all' }
  /** No gaze from this person. */
  | { readonly kind: 'stop' };

/** The step that follows the last of all verdicts so far. */
export function decideNextStep(verdicts: readonly GateVerdict[]): NextStep {
  const last = verdicts.at(-1);
  if (!last) throw new RangeError('no verdict yet');
  if (last.accepted) return { kind: 'go' };
  if (verdicts.length === 1 && last.worstDots.length > 0) {
    return { kind: 'repeat_dots', dots: last.worstDots.slice(0, REPEATED_DOTS) };
  }
  return verdicts.length <= 2 ? { kind: 'repeat_all' } : { kind: 'stop' };
}
