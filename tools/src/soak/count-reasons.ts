/** Each distinct line that says why a run failed, with the number of runs that have it. */
export function countReasons(failures: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const reasons of failures) {
    for (const reason of new Set(reasons)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${count} of ${failures.length} failed runs: ${reason}`);
}
