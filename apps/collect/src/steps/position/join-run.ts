import type { GazeSourceKind } from '@fovea/contract';
import { ApiError } from '@fovea/contract/api-error';
import { openRecordingStore } from '#recording/browser-store.ts';
import { getJoinKey, removeJoinKey } from '#recording/join-key.ts';
import { getReceipt, hashReceipt } from '#recording/receipt.ts';
import { openRecordingRun, type RecordingRun } from '#recording/recording-run.ts';
import type { StoredConsent, StoredPerson, StoredRun } from '#recording/recording-store.ts';
import { joinProject } from '#shared/collect-api.ts';
import { type DeviceHints, readDeviceName } from '#shared/device-name.ts';
import { measurePageBox, type PageBox } from '#shared/page-box.ts';
import type { Way } from '#shared/project-head.ts';
import type { PositionFlag } from './position-check.ts';

export interface DeviceFacts {
  readonly name: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly pixelRatio: number;
  /** The whole screen tells devices apart that do not say their name. */
  readonly screen: PageBox;
}

export interface JoinInput {
  readonly way: Way;
  readonly password: string | undefined;
  readonly consent: StoredConsent;
  readonly person: StoredPerson;
  /** An earlier visit whose place is still kept. */
  readonly resumed: StoredRun | undefined;
  readonly rateHz: number;
  /** Checks that failed when somebody went on anyway. */
  readonly flags: readonly PositionFlag[];
  readonly source: GazeSourceKind;
}

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 10_000;
const BUSY_DELAY_MS = 5_000;
/** The server is there and asks to come later. */
const BUSY: readonly string[] = ['joins_paused', 'starts_limited'];

/** Takes a place and opens the recording. Tries again while the network or the server is away. */
export async function joinRun(
  input: JoinInput,
  { signal, onWait }: { signal: AbortSignal; onWait: (why: 'offline' | 'busy') => void },
): Promise<RecordingRun> {
  let mayRenew = input.resumed === undefined;
  for (let tries = 0; ; tries++) {
    try {
      return await joinOnce(input);
    } catch (error) {
      // The recording of this tab's key is over: whoever is here now opens one of their own.
      if (mayRenew && error instanceof ApiError && error.code === 'recording_closed') {
        mayRenew = false;
        removeJoinKey(input.way.slug, getJoinKey(input.way.slug));
        continue;
      }
      if (error instanceof ApiError && isFinal(error)) throw error;
      const isBusy = error instanceof ApiError && BUSY.includes(error.code);
      onWait(isBusy ? 'busy' : 'offline');
      // People who were sent away together must not come back together.
      const leastMs = isBusy ? BUSY_DELAY_MS * (1 + Math.random()) : 0;
      const delayMs = Math.max(leastMs, Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries));
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      signal.throwIfAborted();
    }
  }
}

/** The limit of test runs lasts a day; other limits last seconds or minutes. */
function isFinal({ statusCode, code }: ApiError): boolean {
  return code === 'test_runs_limited' || (statusCode < 500 && statusCode !== 429);
}

async function joinOnce(input: JoinInput): Promise<RecordingRun> {
  const { way, password, consent, person, resumed, rateHz, flags, source } = input;
  const { slug, isTest } = way;
  const joinKey = resumed?.joinKey ?? getJoinKey(slug);
  const receipt = resumed === undefined ? getReceipt(slug) : resumed.receipt;
  const joined = await joinProject(way, {
    joinKey,
    receiptSha256: await hashReceipt(receipt),
    ...(password !== undefined && { password }),
    consent: { ...consent, purposes: [...consent.purposes] },
    ...person,
    device: await readDeviceFacts(navigator, measurePageBox(), {
      pixelRatio: devicePixelRatio,
      screen: { widthPx: globalThis.screen.width, heightPx: globalThis.screen.height },
    }),
    cameraHz: rateHz,
    source,
  });
  const { recordingId, token, participant, pages, finalReview, batchMs, screen } = joined;
  const store = await openRecordingStore();
  const run: StoredRun = {
    startedAtMs: Date.now(),
    pagesSeen: 0,
    finished: false,
    // Pages that were seen before stay measured.
    ...resumed,
    recordingId,
    slug,
    isTest,
    joinKey,
    receipt,
    token,
    participant,
    rateHz,
    flags,
    consent,
    person,
    password,
  };
  return openRecordingRun(store, run, { pages, finalReview, batchMs, screen });
}

export async function readDeviceFacts(
  hints: DeviceHints,
  box: PageBox,
  { pixelRatio, screen }: Pick<DeviceFacts, 'pixelRatio' | 'screen'>,
): Promise<DeviceFacts> {
  return {
    name: await readDeviceName(hints),
    widthPx: box.widthPx,
    heightPx: box.heightPx,
    pixelRatio: Math.min(10, Math.max(0.5, pixelRatio)),
    screen,
  };
}
