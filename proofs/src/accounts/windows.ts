/** Something a server did at some time between a request and its answer. */
export interface Happening {
  readonly sentMs: number;
  readonly receivedMs: number;
}

/** The most happenings that fell within one window for certain, however late answers came. */
export function countDensest(happenings: readonly Happening[], windowMs: number): number {
  const counts = happenings.map(
    ({ sentMs }) =>
      happenings.filter((other) => other.sentMs >= sentMs && other.receivedMs - sentMs <= windowMs)
        .length,
  );
  return Math.max(0, ...counts);
}
