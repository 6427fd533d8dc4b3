import {
  createMemoryStore,
  createQueue,
  createUploadCalls,
  createUploader,
  type StoredAnswer,
  type UploadStatus,
} from '@fovea/collect-client';
import { LIMITS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import { createSeededRandom, type Join, scriptedGaze } from '@fovea/testkit';
import { CALL_ID, type FaultySite } from './faulty-site.ts';
import type { VirtualTime } from './virtual-time.ts';

/** After this share of its batches a phone loads its page again. */
const RELOAD_SHARE = 0.1;
const TOKEN_MS = LIMITS.recordingTokenHours * HOUR_MS;
/** CSS px. */
const VIEWPORT = { width: 390, height: 844 };
const SYLLABLES = '가나다라마바사아자차카타파하';
const NEVER = new AbortController().signal;

export interface Phone {
  readonly recordingId: string;
  /** Recorded batches by seq. */
  readonly batches: readonly Uint8Array<ArrayBuffer>[];
  readonly answers: readonly StoredAnswer[];
  /** Records, sends, and resolves with how it ended. */
  play(): Promise<{ readonly status: UploadStatus; readonly reloads: number }>;
}

/** A phone that runs the app's own queue and uploader, on a clock of its own. */
export function createPhone(
  joined: Join,
  {
    site,
    time,
    seed,
    count,
  }: {
    readonly site: FaultySite;
    readonly time: VirtualTime;
    readonly seed: number;
    readonly count: number;
  },
): Phone {
  const { recordingId, token } = joined;
  const random = createSeededRandom(seed);
  const { batches } = scriptedGaze({ seed, batches: count, viewport: VIEWPORT });
  const answers = joined.pages.flatMap(({ id: pageId, question }) =>
    question === null ? [] : [{ pageId, choices: [], text: toText(random) }],
  );
  const store = createMemoryStore();
  // How often it waits must not change when it is loaded again.
  const waits = createSeededRandom(seed + 2);
  let calls = 0;
  site.follow(recordingId, createSeededRandom(seed + 1));

  /** One call, during which time stands still. */
  async function send(path: string, init: RequestInit): Promise<Response> {
    const callId = `${recordingId} ${calls++}`;
    time.begin(callId);
    try {
      const headers = { ...(init.headers as Record<string, string>), [CALL_ID]: callId };
      const reply = await fetch(site.url + path, { ...init, headers });
      return new Response(await reply.text(), reply);
    } finally {
      time.end(callId);
    }
  }

  /** The page as it is opened on this phone: with what an earlier one has left. */
  async function openPage() {
    let isOpen = true;
    // Answers that arrive after a page is closed are never heard.
    const whileOpen = <T>(result: Promise<T>): Promise<T> =>
      result.finally(() => (isOpen ? undefined : new Promise<never>(() => undefined)));
    const queue = createQueue({
      store,
      recordingId,
      stored: await store.listBatches(recordingId),
      onWritten: () => void uploader.run(),
    });
    const uploader = createUploader({
      queue,
      calls: createUploadCalls({
        recordingId,
        token,
        clock: time,
        baseUrl: '/api/v1',
        fetch: (path, init) => whileOpen(isOpen ? send(path, init) : Promise.reject()),
        readResult: () => ({
          calibration: { rateHz: 30, errorPx: null, offsetPx: null },
          answers,
          favouritePageId: null,
        }),
      }),
      clock: time,
      untilMs: TOKEN_MS,
      random: waits,
    });
    void uploader.run();
    const close = () => {
      isOpen = false;
    };
    return { queue, uploader, close };
  }

  async function play() {
    let page = await openPage();
    let reloads = 0;
    for (const [seq, bytes] of batches.entries()) {
      await time.wait(LIMITS.batchMs, NEVER);
      page.queue.add({ seq, bytes });
      if (random() >= RELOAD_SHARE) continue;
      await page.queue.settle();
      page.close();
      page = await openPage();
      reloads += 1;
    }
    await page.uploader.finish();
    return { status: page.uploader.getState().status, reloads };
  }

  return { recordingId, batches, answers, play };
}

/** As long as an answer may be, three bytes a letter. */
function toText(random: () => number): string {
  const pick = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)];
  return Array.from({ length: LIMITS.answerMaxLength }, pick).join('');
}
