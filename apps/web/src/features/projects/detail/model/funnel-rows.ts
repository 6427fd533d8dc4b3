import { type FunnelPart, REACHED_STEPS, type ReachedStep } from '@fovea/contract';

export interface FunnelRow {
  readonly step: ReachedStep;
  readonly count: number;
  /** People who did not reach the next step, and people who still may. */
  readonly stopped: number;
  readonly there: number;
}

/** Without pictures there is no camera to pass. */
export function listSteps(hasCamera: boolean): readonly ReachedStep[] {
  return hasCamera ? REACHED_STEPS : ['consented', 'completed'];
}

/** A step minus the next one is who stopped and who is there now. */
export function toFunnelRows(part: FunnelPart, hasCamera: boolean) {
  const steps = listSteps(hasCamera);
  const counts = steps.map((step, at) => ({
    step,
    count: part.reached[step],
    there: sumThere(part, step, steps[at + 1]),
  }));
  return counts.map((row, at): FunnelRow => {
    const next = counts[at + 1]?.count ?? row.count;
    return { ...row, stopped: Math.max(0, row.count - next - row.there) };
  });
}

/** Number of people at a step or at one after it that is not shown. */
function sumThere({ there }: FunnelPart, from: ReachedStep, before: ReachedStep | undefined) {
  const end = before === undefined ? REACHED_STEPS.length : REACHED_STEPS.indexOf(before);
  return REACHED_STEPS.slice(REACHED_STEPS.indexOf(from), end).reduce(
    (sum, step) => sum + there[step],
    0,
  );
}
