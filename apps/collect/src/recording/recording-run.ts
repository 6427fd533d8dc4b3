import {
  browserClock,
  createBatcher,
  createQueue,
  createUploadCalls,
  createUploader,
  type GazeSample,
  type ReadScrollPx,
  type RecordingEnd,
  type RunResult,
  type StoredAnswer,
  type Uploader,
} from '@fovea/collect-client';
import type { EndReason, PageSpan } from '@fovea/contract';
import { LIMITS } from '@fovea/contract/limits';
import { HOUR_MS } from '@fovea/contract/times';
import { API_BASE, type Joined, type ManifestPage } from '#shared/collect-api.ts';
import type { PageBox } from '#shared/page-box.ts';
import { removeJoinKey } from './join-key.ts';
import type { RecordingStore, StoredRun } from './recording-store.ts';
import { setRunMarker } from './run-marker.ts';
import { keepTakenPart } from './taken-part.ts';
import { tellEnd } from './tell-end.ts';

/** One participant's recording on this phone, from the first page until the server has it all. */
export interface RecordingRun {
  readonly participant: string;
  /** True for a run of the project's owner, which is in no count. */
  readonly isTest: boolean;
  readonly receipt: string;
  /** All of them, in the order of this participant. */
  readonly pages: readonly ManifestPage[];
  /** How many of them were seen to their end, now or on an earlier visit. */
  readonly pagesSeen: number;
  /** How large a CSS px is, as far as the device is known. */
  readonly screen: Joined['screen'];
  /** All pictures are shown once more at the end. */
  readonly finalReview: boolean;
  readonly upload: Uploader;
  beginPage(index: number, box: PageBox, readScrollPx?: ReadScrollPx): void;
  add(sample: GazeSample): void;
  /** Writes what was not written yet, when the page may be closed any moment. */
  flush(): void;
  /** The showing that counts, by the clock of the samples. */
  endPage(span: PageSpan): Promise<void>;
  /** The showing is over and does not count: the page begins anew. */
  dropPage(): void;
  /** The flags since the position check; figures and weights of an earlier visit. */
  readonly measured: Pick<StoredRun, 'flags' | 'quality' | 'learned'>;
  /** Keeps how good gaze is, to be sent at the end, and what was learned, for a later visit. */
  keepMeasured(kept: Pick<StoredRun, 'calibration' | 'quality' | 'learned'>): Promise<void>;
  /** Ends a page that asks something; an answer that may be left out is nothing. */
  answerPage(answer: StoredAnswer | undefined): Promise<void>;
  /** Keeps what was liked best; nothing when nobody chose. */
  review(favouritePageId: string | undefined): Promise<void>;
  /** Every page was seen: sends the rest and completes. True when the server has it all. */
  finish(): Promise<boolean>;
  /** No gaze can be had: gives the place back and forgets the run. */
  giveUp(reason: EndReason): Promise<void>;
  /** Ends it before its last page: resolves when the server knows what is to become of what was recorded. */
  end(how: RecordingEnd, onWait?: () => void): Promise<void>;
  /** Pages are left, but nobody goes on with them: sends what there is. */
  sendLeft(): Promise<void>;
}

/** The server's answer about the pages, when they are still to be shown. */
type Manifest = Pick<Joined, 'pages' | 'finalReview' | 'batchMs' | 'screen'>;

/** Where only the upload is left, nothing is shown. */
const NOTHING_TO_SHOW: Manifest = {
  pages: [],
  finalReview: false,
  batchMs: LIMITS.batchMs,
  screen: { mmPerPx: 1, isAssumed: true },
};

export async function openRecordingRun(
  store: RecordingStore,
  stored: StoredRun,
  manifest: Manifest = NOTHING_TO_SHOW,
): Promise<RecordingRun> {
  const { recordingId, token } = stored;
  const left = await store.listBatches(recordingId);
  let run = stored;
  const save = async (changes: Partial<StoredRun>) => {
    run = { ...run, ...changes };
    await store.saveRun(run).catch((error) => console.warn('the run is kept in memory', error));
  };
  let batchMs = toBatchMs(manifest.batchMs);
  const queue = createQueue({
    store,
    recordingId,
    stored: left,
    onWritten: () => void send(),
  });
  const calls = createUploadCalls({
    recordingId,
    token,
    clock: browserClock,
    baseUrl: API_BASE,
    fetch: (path, init) => fetch(path, init),
    readResult: () => toRunResult(run),
  });
  const untilMs = stored.startedAtMs + LIMITS.recordingTokenHours * HOUR_MS;
  const upload = createUploader({
    queue,
    calls,
    clock: browserClock,
    untilMs,
    random: Math.random,
    onBatchMs: (askedMs) => {
      batchMs = toBatchMs(askedMs);
    },
  });
  const batcher = createBatcher({
    firstSeq: (left.at(-1)?.seq ?? -1) + 1,
    readBatchMs: () => batchMs,
    onBatch: queue.add,
  });
  addEventListener('online', upload.wake);
  setRunMarker(true);
  await save({});
  void send();

  /** Nothing more is sent of somebody who wants it deleted. */
  async function send(): Promise<void> {
    if (run.ended?.keep !== false) await upload.run();
  }

  /** Only when the server has it all, or could take it no more, does this phone's copy go. */
  async function leave(): Promise<void> {
    if (upload.getState().status !== 'refused') return forget();
    letGo();
    await save({ isSetAside: true });
  }

  async function forget(): Promise<void> {
    letGo();
    await store.removeRun(recordingId).catch(() => {});
    setRunMarker((await store.listRuns()).length > 0);
  }

  function letGo(): void {
    removeEventListener('online', upload.wake);
    removeJoinKey(stored.slug, stored.joinKey);
  }

  /** Kept on the phone until the server knows: a page that is closed before says it the next time. */
  async function end(how: RecordingEnd, onWait = () => {}): Promise<void> {
    await save({ ended: how });
    batcher.endPage();
    await queue.settle();
    await send();
    await tellEnd(() => calls.end(how), { clock: browserClock, untilMs, onWait });
    await forget();
  }

  async function completeAll(): Promise<boolean> {
    await save({ finished: true });
    await upload.finish();
    const isComplete = upload.getState().status === 'complete';
    if (isComplete) await keepTakenPart(store, stored);
    await leave();
    return isComplete;
  }
  let completing: Promise<boolean> | undefined;

  return {
    participant: stored.participant,
    isTest: stored.isTest === true,
    receipt: stored.receipt,
    pages: manifest.pages,
    get pagesSeen() {
      return run.pagesSeen;
    },
    screen: manifest.screen,
    finalReview: manifest.finalReview,
    upload,
    beginPage: batcher.beginPage,
    add: batcher.add,
    flush: batcher.flush,
    async endPage(span) {
      batcher.endPage();
      await queue.settle();
      const others = (run.spans ?? []).filter(({ page }) => page !== span.page);
      await save({ pagesSeen: run.pagesSeen + 1, spans: [...others, span] });
    },
    dropPage: batcher.endPage,
    get measured() {
      return run;
    },
    keepMeasured: save,
    async answerPage(answer) {
      const answers = [...(run.answers ?? []), ...(answer === undefined ? [] : [answer])];
      await save({ pagesSeen: run.pagesSeen + 1, answers });
    },
    async review(favouritePageId) {
      if (favouritePageId !== undefined) await save({ favouritePageId });
    },
    finish() {
      completing ??= completeAll();
      return completing;
    },
    giveUp: (reason) => end({ reason, keep: true }),
    end,
    async sendLeft() {
      await send();
      await leave();
    },
  };
}

/** The server asks for longer batches under load. A value outside the contract must not break recording. */
function toBatchMs(askedMs: number): number {
  return Math.min(LIMITS.batchMaxMs, Math.max(LIMITS.batchMs, askedMs));
}

/**
 * Data that is sent of a run beside its gaze. A script has neither a calibration nor its figures.
 */
function toRunResult(run: StoredRun): RunResult {
  const { errorPx = null, offsetPx = null, precisionPx = null } = run.calibration ?? {};
  return {
    calibration: {
      rateHz: run.rateHz,
      errorPx,
      offsetPx: offsetPx && [offsetPx[0], offsetPx[1]],
      precisionPx,
    },
    answers: run.answers ?? [],
    favouritePageId: run.favouritePageId ?? null,
    spans: run.spans ?? null,
    quality: run.quality ?? null,
  };
}
