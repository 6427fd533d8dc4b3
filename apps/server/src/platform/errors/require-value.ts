/** For what must be there: going on without it would be a defect that somebody else finds later. */
export function requireValue<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
