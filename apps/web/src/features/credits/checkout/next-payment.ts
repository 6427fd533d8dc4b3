/** The same day of the next month, or the last one that it has. UTC, as the server counts. */
export function toNextPayment(from: Date): Date {
  const next = new Date(from);
  next.setUTCMonth(from.getUTCMonth() + 1);
  if (next.getUTCDate() !== from.getUTCDate()) next.setUTCDate(0);
  return next;
}
