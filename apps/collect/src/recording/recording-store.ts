import type {
  RecordingStore as BatchStore,
  RecordingEnd,
  StoredAnswer,
} from '@fovea/collect-client';
import type { PageSpan, QualityFlag, RecordingQuality } from '@fovea/contract';
import type { Learned } from './camera-tracking.ts';

/** State that a phone must remember of a run to go on after a reload. */
export interface StoredRun {
  readonly recordingId: string;
  readonly slug: string;
  /** The owner of the project tried it. */
  readonly isTest?: boolean;
  readonly joinKey: string;
  /** The participant withdraws with it. */
  readonly receipt: string;
  readonly token: string;
  /** The name a person can quote, such as P-043. */
  readonly participant: string;
  readonly startedAtMs: number;
  /** Samples a second, measured before the place was taken. */
  readonly rateHz: number;
  /** Flags for readers of the recording, as the server names them. */
  readonly flags?: readonly QualityFlag[];
  /** The showing of each page that counts, by the clock of the samples. */
  readonly spans?: readonly PageSpan[];
  /** Errors of the calibration that was accepted, CSS px. */
  readonly calibration?: CalibrationPx | undefined;
  readonly quality?: RecordingQuality | undefined;
  /** Five dots judge it when the person comes back; never sent. */
  readonly learned?: Learned | undefined;
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
  /** Ended before its last page: what was recorded stays as a part, or is deleted, when the server knows. */
  readonly ended?: RecordingEnd;
  /** The run itself is gone: this line says that its person has taken part. */
  readonly isOver?: boolean;
}

export interface CalibrationPx {
  readonly errorPx: number | null;
  readonly offsetPx: readonly [number, number] | null;
  readonly precisionPx: number | null;
}

export interface StoredConsent {
  readonly version: string;
  readonly language: 'en' | 'ko';
  readonly purposes: readonly ('gaze' | 'answers')[];
  /** SHA-256 of the words that were read. */
  readonly wordsSha256?: string;
}

export interface StoredPerson {
  /** No value means "prefer not to say". */
  readonly gender: 'male' | 'female' | null;
  readonly age: number;
}

export type RecordingStore = BatchStore<StoredRun>;
