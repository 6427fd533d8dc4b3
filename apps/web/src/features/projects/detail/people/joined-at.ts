/** Ids of recordings begin with the time at which somebody joined, in ms. */
export function toJoinedAt(recordingId: string): Date {
  return new Date(Number.parseInt(recordingId.replaceAll('-', '').slice(0, 12), 16));
}
