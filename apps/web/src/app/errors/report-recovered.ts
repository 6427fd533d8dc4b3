import { leadsAway } from '#shared/api/leads-away.ts';

/** An error that was gone when the screen was drawn again: whoever is on the way elsewhere left it. */
export function reportRecovered(error: unknown): void {
  if (!(error instanceof Error && leadsAway(error.cause))) reportError(error);
}
