import { ApiError } from '@fovea/contract/api-error';
import { openRecordingStore } from '#shared/browser-store.ts';
import { joinProject } from '#shared/collect-api.ts';
import { readDeviceFacts } from '#shared/device-facts.ts';
import { getJoinKey } from '#shared/join-key.ts';
import { measurePageBox } from '#shared/page-box.ts';
import { openRecordingRun, type RecordingRun } from '#shared/recording-run.ts';
import type { StoredConsent, StoredPerson, StoredRun } from '#shared/recording-store.ts';

export interface JoinInput {
  readonly slug: string;
  readonly password: string | undefined;
  readonly consent: StoredConsent;
  readonly person: StoredPerson;
  /** An earlier visit whose place is still kept. */
  readonly resumed: StoredRun | undefined;
  readonly rateHz: number;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 10_000;

/** Takes a place and opens the recording. Tries again while the network or the server is away. */
export async function joinRun(
  input: JoinInput,
  { signal, onOffline }: { signal: AbortSignal; onOffline: () => void },
): Promise<RecordingRun> {
  for (let tries = 0; ; tries++) {
    try {
      return await joinOnce(input);
    } catch (error) {
      if (error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429) {
        throw error;
      }
      onOffline();
      const delayMs = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      signal.throwIfAborted();
    }
  }
}

async function joinOnce(input: JoinInput): Promise<RecordingRun> {
  const { slug, password, consent, person, resumed, rateHz } = input;
  const joinKey = resumed?.joinKey ?? getJoinKey(slug);
  const joined = await joinProject(slug, {
    joinKey,
    ...(password !== undefined && { password }),
    consent: { ...consent, purposes: [...consent.purposes] },
    ...person,
    device: await readDeviceFacts(navigator, measurePageBox(), devicePixelRatio),
    cameraHz: rateHz,
  });
  const { recordingId, token, participant, pages, finalReview, batchMs } = joined;
  const store = await openRecordingStore();
  const run: StoredRun = {
    recordingId,
    slug,
    joinKey,
    token,
    participant,
    startedAtMs: resumed?.startedAtMs ?? Date.now(),
    rateHz,
    consent,
    person,
    password,
    pagesSeen: resumed?.pagesSeen ?? 0,
    answers: resumed?.answers ?? [],
    finished: false,
  };
  return openRecordingRun(store, run, { pages, finalReview, batchMs });
}
