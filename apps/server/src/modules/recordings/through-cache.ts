/**
 * What this process knows to be stored without a gap, per recording. It may lag behind what other
 * processes stored and never leads, so an answer taken from it is always safe.
 */
export class ThroughCache {
  readonly #known = new Map<string, number>();
  readonly #maxEntries: number;

  constructor(maxEntries = 200_000) {
    this.#maxEntries = maxEntries;
  }

  /** Notes a stored batch. Answers the gap-free end, or nothing where only the database knows. */
  note(recordingId: string, seq: number): number | undefined {
    const known = this.#known.get(recordingId) ?? (seq === 0 ? -1 : undefined);
    if (known === undefined || seq > known + 1) return undefined;
    return this.set(recordingId, Math.max(known, seq));
  }

  set(recordingId: string, through: number): number {
    this.#known.set(recordingId, through);
    if (this.#known.size > this.#maxEntries) {
      // Recordings last minutes, so the one that came first is the first to be over.
      const oldest = this.#known.keys().next().value;
      if (oldest !== undefined) this.#known.delete(oldest);
    }
    return through;
  }
}
