import type { PageSpan, QualityFlag, RecordingQuality } from '@fovea/contract';

/** What a phone must remember of a run to go on after a reload. */
export interface StoredRun {
  readonly recordingId: string;
  readonly slug: string;
  readonly joinKey: string;
  /** The participant withdraws with it. A run that an older version of this app began has none. */
  readonly receipt?: string | undefined;
  readonly token: string;
  /** The name a person can quote, such as P-043. */
  readonly participant: string;
  readonly startedAtMs: number;
  /** Samples a second, measured before the place was taken. */
  readonly rateHz: number;
  /** What whoever reads the recording should know of it, as the server names it. */
  readonly flags?: readonly QualityFlag[];
  /** The showing of each page that counts, by the clock of the samples. */
  readonly spans?: readonly PageSpan[];
  /** Of the calibration that was accepted, CSS px. */
  readonly calibration?: CalibrationPx | undefined;
  readonly quality?: RecordingQuality | undefined;
  readonly consent: StoredConsent;
  readonly person: StoredPerson;
  /** Typed before the consent, where a project has one. */
  readonly password?: string | undefined;
  /** How many pages were seen to their end. */
  readonly pagesSeen: number;
  readonly answers?: readonly StoredAnswer[];
  /** The page that was liked best in the last review. */
  readonly favouritePageId?: string;
  /** Every page was seen: only the upload is left. */
  readonly finished: boolean;
  /** Refused, or somebody else has the phone: nobody is asked again, what is left goes quietly. */
  readonly isSetAside?: boolean;
}

export interface CalibrationPx {
  readonly errorPx: number | null;
  readonly offsetPx: readonly [number, number] | null;
  readonly precisionPx: number | null;
}

export interface StoredAnswer {
  readonly pageId: string;
  /** Places in the list of choices, in the order of the list. */
  readonly choices: readonly number[];
  /** A written answer, or what "Other" means. */
  readonly text: string | null;
}

export interface StoredConsent {
  readonly version: string;
  readonly language: 'en' | 'ko';
  readonly purposes: readonly ('gaze' | 'answers')[];
}

export interface StoredPerson {
  /** No value means "prefer not to say". */
  readonly gender: 'male' | 'female' | null;
  readonly age: number;
}

export interface StoredBatch {
  readonly seq: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: Uint8Array<ArrayBuffer>;
  /** The server has it in its durable store. */
  readonly acknowledged: boolean;
}

/** The phone's own copy. A promise that resolves means that the device has written it. */
export interface RecordingStore {
  listRuns(): Promise<StoredRun[]>;
  saveRun(run: StoredRun): Promise<void>;
  saveBatch(recordingId: string, batch: StoredBatch): Promise<void>;
  /** In order of seq. */
  listBatches(recordingId: string): Promise<StoredBatch[]>;
  /** Forgets the run and every batch. */
  removeRun(recordingId: string): Promise<void>;
}

/** For browsers that refuse IndexedDB, such as some private windows: it lasts as long as the page. */
export function createMemoryStore(): RecordingStore {
  const runs = new Map<string, StoredRun>();
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
