const MAX_LENGTH = 254;
const PATTERN = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** As the contract checks it, for public screens that do not load the contract. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_LENGTH && PATTERN.test(trimmed);
}

/** Screens of the account hand the typed address over, so that nobody types it twice. */
export function readEmail(state: unknown): string {
  const given = (state as { email?: unknown } | null)?.email;
  return typeof given === 'string' ? given : '';
}
