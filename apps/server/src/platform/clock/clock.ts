/** The only source of time in the server. */
export interface Clock {
  now(): Date;
}

export function createClock(offsetMs: number): Clock {
  return { now: () => new Date(Date.now() + offsetMs) };
}
