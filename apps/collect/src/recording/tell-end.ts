import { type UploadClock, UploadError } from '@fovea/collect-client';
import { FINAL_CODES } from '@fovea/contract/uploads';

const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 5_000;
const NEVER = new AbortController().signal;
const FINAL: readonly string[] = FINAL_CODES;

export interface TellEndOptions {
  readonly clock: UploadClock;
  /** When the recording's token ends. */
  readonly untilMs: number;
  /** The last try failed; the next one comes by itself. */
  readonly onWait: () => void;
}

/** Says that a recording has ended, again and again until the server knows or cannot take it any more. */
export async function tellEnd(
  tell: () => Promise<void>,
  { clock, untilMs, onWait }: TellEndOptions,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await tell();
    } catch (error) {
      if (isFinal(error) || clock.nowMs() >= untilMs) return;
      onWait();
      await clock.wait(Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** tries), NEVER);
    }
  }
}

/** Somebody has withdrawn meanwhile, or it is over in another way. */
function isFinal(error: unknown): boolean {
  return error instanceof UploadError && error.code !== undefined && FINAL.includes(error.code);
}
