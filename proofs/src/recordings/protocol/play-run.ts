import { randomUUID } from 'node:crypto';
import {
  browserClock,
  createBatcher,
  createMemoryStore,
  createQueue,
  createUploadCalls,
  createUploader,
  type StoredAnswer,
} from '@fovea/collect-client';
import { CALLS, createClient, LIMITS } from '@fovea/contract';
import { HOUR_MS } from '@fovea/contract/times';
import type { Join } from '@fovea/testkit';
import type { PlannedRun } from './planned-runs.ts';

interface PlayOptions {
  readonly send?: (url: string, init: RequestInit) => Promise<Response>;
  /** Hash of the consent that was shown. */
  readonly wordsSha256?: string;
}

/** With our own client, as the participants' app does. */
export async function playRun(
  apiUrl: string,
  slug: string,
  run: PlannedRun,
  { send = fetch, wordsSha256 }: PlayOptions = {},
): Promise<string> {
  const baseUrl = `${apiUrl}/api/v1`;
  const client = createClient({ baseUrl, fetch: (url, init) => send(url, init as RequestInit) });
  const { consent } = await client.call(CALLS.getCollectProject, { params: { slug }, query: {} });
  const { person, device, cameraHz, source } = run;
  const { recordingId, token, batchMs, pages } = await client.call(CALLS.joinProject, {
    params: { slug },
    body: {
      joinKey: randomUUID(),
      consent: {
        version: consent.version,
        language: 'en',
        purposes: consent.purposes,
        ...(wordsSha256 !== undefined && { wordsSha256 }),
      },
      ...person,
      device,
      cameraHz,
      source,
    },
  });
  const queue = createQueue({
    store: createMemoryStore(),
    recordingId,
    stored: [],
    onWritten: () => void upload.run(),
  });
  const upload = createUploader({
    queue,
    calls: createUploadCalls({
      recordingId,
      token,
      baseUrl,
      fetch: send,
      clock: browserClock,
      readResult: () => ({ ...run.results, answers: toAnswers(run, pages) }),
    }),
    clock: browserClock,
    untilMs: Date.now() + LIMITS.recordingTokenHours * HOUR_MS,
    random: Math.random,
  });
  const batcher = createBatcher({ firstSeq: 0, readBatchMs: () => batchMs, onBatch: queue.add });
  for (const { index, samples, ...box } of run.pages) {
    let scroll = 0;
    batcher.beginPage(index, box, () => scroll);
    for (const [tMs, xPx, yPx, scrollPx, confidence, flags, distanceMm, yawDeg] of samples) {
      scroll = scrollPx;
      batcher.add({ tMs, xPx, yPx, confidence, flags, distanceMm, yawDeg });
    }
    batcher.endPage();
  }
  await upload.finish();
  const { status } = upload.getState();
  if (status !== 'complete') throw new Error(`a recording ended as ${status}`);
  return recordingId;
}

/** Written answers, one question after the other. */
function toAnswers({ written = [] }: PlannedRun, pages: Join['pages']): StoredAnswer[] {
  const questions = pages.filter(({ question }) => question !== null);
  return questions.flatMap(({ id: pageId }, i) => {
    const text = written[i];
    return text === undefined ? [] : [{ pageId, choices: [], text }];
  });
}
