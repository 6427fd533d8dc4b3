import { LIMITS } from '@fovea/contract/limits';
import { createBatcher, type ReadScrollPx } from './batcher.ts';
import { createUploadCalls, type Joined, type ManifestPage } from './collect-api.ts';
import type { GazeSample } from './gaze-source.ts';
import { removeJoinKey } from './join-key.ts';
import type { PageBox } from './page-box.ts';
import { createQueue } from './queue.ts';
import type { RecordingStore, StoredAnswer, StoredRun } from './recording-store.ts';
import { setRunMarker } from './run-marker.ts';
import { createUploader, type Uploader } from './uploader.ts';

/** One participant's recording on this phone, from the first page until the server has it all. */
export interface RecordingRun {
  readonly participant: string;
  /** All of them, in the order of this participant. */
  readonly pages: readonly ManifestPage[];
  /** How many of them were seen on an earlier visit. */
  readonly pagesSeen: number;
  /** All pictures are shown once more at the end. */
  readonly finalReview: boolean;
  readonly upload: Uploader;
  beginPage(index: number, box: PageBox, readScrollPx?: ReadScrollPx): void;
  add(sample: GazeSample): void;
  /** Writes what was not written yet, when the page may be closed any moment. */
  flush(): void;
  endPage(): Promise<void>;
  /** Ends a page that asks something; an answer that may be left out is nothing. */
  answerPage(answer: StoredAnswer | undefined): Promise<void>;
  /** Keeps what was liked best; nothing when nobody chose. */
  review(favouritePageId: string | undefined): Promise<void>;
  /** Every page was seen: sends the rest and completes. */
  finish(): Promise<void>;
  /** Forgets everything that this phone has of it. */
  forget(): Promise<void>;
}

/** What the server says of the pages, when they are still to be shown. */
type Manifest = Pick<Joined, 'pages' | 'finalReview' | 'batchMs'>;

export async function openRecordingRun(
  store: RecordingStore,
  stored: StoredRun,
  manifest: Manifest = { pages: [], finalReview: false, batchMs: LIMITS.batchMs },
): Promise<RecordingRun> {
  const { recordingId, token } = stored;
  const left = await store.listBatches(recordingId);
  let run = stored;
  const save = async (changes: Partial<StoredRun>) => {
    run = { ...run, ...changes };
    await store.saveRun(run).catch((error) => console.warn('the run is kept in memory', error));
  };
  const queue = createQueue({
    store,
    recordingId,
    stored: left,
    onWritten: () => void upload.run(),
  });
  const upload = createUploader({
    queue,
    calls: createUploadCalls(recordingId, token, () => ({
      rateHz: run.rateHz,
      answers: run.answers ?? [],
      favouritePageId: run.favouritePageId ?? null,
    })),
    wait: waitOrWake,
    random: Math.random,
  });
  const batcher = createBatcher({
    firstSeq: (left.at(-1)?.seq ?? -1) + 1,
    batchMs: manifest.batchMs,
    onBatch: queue.add,
  });
  addEventListener('online', upload.wake);
  setRunMarker(true);
  await save({});
  void upload.run();

  return {
    participant: stored.participant,
    pages: manifest.pages,
    pagesSeen: stored.pagesSeen,
    finalReview: manifest.finalReview,
    upload,
    beginPage: batcher.beginPage,
    add: batcher.add,
    flush: batcher.flush,
    async endPage() {
      batcher.endPage();
      await queue.settle();
      await save({ pagesSeen: run.pagesSeen + 1 });
    },
    async answerPage(answer) {
      const answers = [...(run.answers ?? []), ...(answer === undefined ? [] : [answer])];
      await save({ pagesSeen: run.pagesSeen + 1, answers });
    },
    async review(favouritePageId) {
      if (favouritePageId !== undefined) await save({ favouritePageId });
    },
    async finish() {
      await save({ finished: true });
      await upload.finish();
    },
    async forget() {
      removeEventListener('online', upload.wake);
      removeJoinKey(stored.slug);
      await store.removeRun(recordingId).catch(() => {});
      setRunMarker((await store.listRuns()).length > 0);
    },
  };
}

function waitOrWake(ms: number, wakeUp: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  wakeUp.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
