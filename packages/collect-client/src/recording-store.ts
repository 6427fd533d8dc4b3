export interface StoredBatch {
  readonly seq: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: Uint8Array<ArrayBuffer>;
  /** The server has it in its durable store. */
  readonly acknowledged: boolean;
}

/** The head of a run; a client may keep more about the run beside its batches. */
export interface RunHead {
  readonly recordingId: string;
}

/** The device's own copy. A promise that resolves means that the device has written it. */
export interface RecordingStore<Run extends RunHead = RunHead> {
  listRuns(): Promise<Run[]>;
  saveRun(run: Run): Promise<void>;
  saveBatch(recordingId: string, batch: StoredBatch): Promise<void>;
  /** In order of seq. */
  listBatches(recordingId: string): Promise<StoredBatch[]>;
  /** Forgets the run and every batch. */
  removeRun(recordingId: string): Promise<void>;
}

/** For devices that keep nothing, such as some private windows: it lasts as long as the page. */
export function createMemoryStore<Run extends RunHead>(): RecordingStore<Run> {
  const runs = new Map<string, Run>();
  const batches = new Map<string, Map<number, StoredBatch>>();
  return {
    listRuns: async () => [...runs.values()],
    saveRun: async (run) => {
      runs.set(run.recordingId, run);
    },
    saveBatch: async (recordingId, batch) => {
      const own = batches.get(recordingId) ?? new Map<number, StoredBatch>();
      batches.set(recordingId, own.set(batch.seq, batch));
    },
    listBatches: async (recordingId) =>
      [...(batches.get(recordingId)?.values() ?? [])].toSorted((a, b) => a.seq - b.seq),
    removeRun: async (recordingId) => {
      runs.delete(recordingId);
      batches.delete(recordingId);
    },
  };
}
