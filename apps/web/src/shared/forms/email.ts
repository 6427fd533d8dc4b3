const MAX_LENGTH = 254;
const PATTERN = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;

/** As the contract checks it, for public screens that do not load the contract. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_LENGTH && PATTERN.test(trimmed);
}
