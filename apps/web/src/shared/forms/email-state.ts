/** Screens of the account hand the typed address over, so that nobody types it twice. */
export function readEmail(state: unknown): string {
  const given = (state as { email?: unknown } | null)?.email;
  return typeof given === 'string' ? given : '';
}
