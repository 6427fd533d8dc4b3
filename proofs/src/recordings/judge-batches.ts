export interface StoredRow {
  readonly recordingId: string;
  readonly seq: number;
  readonly payload: Uint8Array;
}

export interface Judgement {
  /** Acknowledged and not there, or there with other bytes. */
  readonly lost: number;
  /** There more than once. */
  readonly duplicates: number;
  /** There although nobody generated these bytes under this key. */
  readonly strange: number;
}

/** Compares what is stored with what was generated and acknowledged. */
export function judgeBatches(
  rows: readonly StoredRow[],
  generated: ReadonlyMap<string, readonly Uint8Array[]>,
  acked: ReadonlyMap<string, ReadonlySet<number>>,
): Judgement {
  const good = new Set<string>();
  const seen = new Set<string>();
  let duplicates = 0;
  let strange = 0;
  for (const { recordingId, seq, payload } of rows) {
    const key = `${recordingId}/${seq}`;
    if (seen.has(key)) duplicates += 1;
    seen.add(key);
    const expected = generated.get(recordingId)?.[seq];
    if (expected !== undefined && Buffer.compare(payload, expected) === 0) good.add(key);
    else strange += 1;
  }
  let lost = 0;
  for (const [recordingId, seqs] of acked) {
    for (const seq of seqs) if (!good.has(`${recordingId}/${seq}`)) lost += 1;
  }
  return { lost, duplicates, strange };
}
