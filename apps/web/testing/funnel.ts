import type { Funnel, FunnelPart, ReachedStep } from '@fovea/contract';

type ByStep = readonly [consented: number, cameraOn: number, calibrated: number, completed: number];

/** How many reached each step, and how many are still at it. */
export function toPart(reached: ByStep, there: ByStep = [0, 0, 0, 0]): FunnelPart {
  return { reached: toSteps(reached), there: toSteps(there) };
}

function toSteps([consented, camera_on, calibrated, completed]: ByStep) {
  return { consented, camera_on, calibrated, completed } satisfies Record<ReachedStep, number>;
}

/** A link that nobody has opened. */
export function toFunnel(change: Partial<Funnel> = {}): Funnel {
  const nobody = toPart([0, 0, 0, 0]);
  return {
    opened: 0,
    computers: 0,
    declined: 0,
    withdrawn: 0,
    expired: 0,
    since: null,
    endsAt: null,
    all: nobody,
    inApp: nobody,
    models: [],
    others: { models: 0, ...nobody },
    left: [],
    hours: [],
    there: [],
    now: [],
    last: [],
    counts: [],
    ...change,
  };
}
