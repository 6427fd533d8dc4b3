import { BATCH_BOUNDS, type BatchLie, RecordingBounds } from '@fovea/contract';
import { readHead } from '@fovea/gaze/samples';
import type { BatchRow, LookedUp } from './batches.repo.ts';

/**
 * A recording as this process knows it. It may lag behind what other processes stored and never
 * leads, so an answer taken from it is always safe.
 */
export class KnownRecording {
  readonly #bounds: RecordingBounds;
  #through = -1;
  /** As far as the recording's row says. */
  #keptThrough = -1;
  #bytes = 0;

  constructor(firstMs?: number) {
    this.#bounds = new RecordingBounds(firstMs);
  }

  /** Whether a look at the database comes first: it may know more, or has to be told. */
  needsLook(seq: number): boolean {
    const { numbersAhead } = BATCH_BOUNDS;
    return seq > this.#through + numbersAhead || this.#through - this.#keptThrough >= numbersAhead;
  }

  /** Why a batch is kept apart. Bytes that do not read as a batch are judged by the pack. */
  judge({ seq, payload }: Pick<BatchRow, 'seq' | 'payload'>): BatchLie | undefined {
    if (seq <= this.#through) return undefined;
    if (seq > this.#through + BATCH_BOUNDS.numbersAhead) return 'number_ahead';
    if (this.#bytes + payload.length > BATCH_BOUNDS.recordingBytes) return 'recording_too_large';
    const head = readHead(payload);
    if (head !== undefined) {
      const lie = head.isForward ? this.#bounds.judge(head) : 'time_back';
      if (lie !== undefined) return lie;
    }
    this.#bytes += payload.length;
    return undefined;
  }

  /** Notes a stored batch. Answers the gap-free end, or nothing where only the database knows. */
  note(seq: number): number | undefined {
    if (seq > this.#through + 1) return undefined;
    this.#through = Math.max(this.#through, seq);
    return this.#through;
  }

  renew({ through, keptThrough, bytes }: LookedUp): number {
    this.#through = Math.max(this.#through, through);
    this.#keptThrough = keptThrough;
    this.#bytes = bytes;
    return this.#through;
  }
}

/** What a process knows of recordings: bounded, and all of it can be found again in the database. */
export class KnownRecordings<T = KnownRecording> {
  readonly #known = new Map<string, T>();
  readonly #ended = new Set<string>();
  readonly #maxEntries: number;

  constructor(maxEntries = 50_000) {
    this.#maxEntries = maxEntries;
  }

  find(recordingId: string): T | undefined {
    return this.#known.get(recordingId);
  }

  add(recordingId: string, recording: T): T {
    this.#known.set(recordingId, recording);
    // Recordings last minutes, so the one that came first is the first to be over.
    if (this.#known.size > this.#maxEntries) removeFirst(this.#known);
    return recording;
  }

  /** Ended ones are refused without another look. */
  markEnded(recordingId: string): void {
    this.#known.delete(recordingId);
    this.#ended.add(recordingId);
    if (this.#ended.size > this.#maxEntries) removeFirst(this.#ended);
  }

  hasEnded(recordingId: string): boolean {
    return this.#ended.has(recordingId);
  }
}

function removeFirst(entries: Map<string, unknown> | Set<string>): void {
  const first = entries.keys().next().value;
  if (first !== undefined) entries.delete(first);
}
