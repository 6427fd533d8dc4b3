/** Times of a lid: down, closed, up. */
const DOWN_MS = 80;
const CLOSED_MS = 60;
const UP_MS = 130;

/** How far the lids are closed over time, with a blink every few seconds. */
export function createBlinks(random: () => number, meanGapMs = 4200): (tMs: number) => number {
  let startMs = 900 + meanGapMs * random();
  return (tMs) => {
    const endMs = startMs + DOWN_MS + CLOSED_MS + UP_MS;
    if (tMs > endMs) startMs = endMs + meanGapMs * (0.4 + 1.2 * random());
    return closedAt(tMs - startMs);
  };
}

function closedAt(sinceMs: number): number {
  if (sinceMs <= 0) return 0;
  if (sinceMs < DOWN_MS) return sinceMs / DOWN_MS;
  if (sinceMs < DOWN_MS + CLOSED_MS) return 1;
  return Math.max(0, 1 - (sinceMs - DOWN_MS - CLOSED_MS) / UP_MS);
}
