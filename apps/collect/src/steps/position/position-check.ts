import { LIMITS } from '@fovea/contract/limits';
import {
  type GazeSource,
  POSITION_CHECKS,
  type PositionCheck,
  type PositionStatus,
} from '#recording/gaze-source.ts';

/** All four must stay good for so long. */
const GOOD_MS = 1_500;
/** A place is taken only by a phone whose rate was measured for so long. */
const RATE_MS = 3_000;
/** Whoever cannot meet all four may go on after so long. */
const OFFER_MS = 20_000;
/** A camera that has given no pictures until then will not. */
const SILENT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** The first check that is not good is what the headline asks for. */
export function findFailing(status: PositionStatus): PositionCheck | undefined {
  return POSITION_CHECKS.find((check) => !status[check]);
}

/** True when both waits are over; `goodSinceMs` is absent while a check fails. */
export function isReady(goodSinceMs: number | undefined, nowMs: number, spanMs: number): boolean {
  return goodSinceMs !== undefined && nowMs - goodSinceMs >= GOOD_MS && spanMs >= RATE_MS;
}

/** Flags of a recording whose person went on although a check failed. */
export type PositionFlag = 'went_on_anyway' | 'light' | 'posture';

export function listFlags(status: PositionStatus): PositionFlag[] {
  const isSeated = status.face && status.distance && status.steady;
  return [
    'went_on_anyway',
    ...(status.light ? [] : (['light'] as const)),
    ...(isSeated ? [] : (['posture'] as const)),
  ];
}

export interface PositionListener {
  onStatus: (status: PositionStatus) => void;
  /** Going on anyway is offered from now on. */
  onOffer: () => void;
  /** Once, with the samples a second that were measured. The source keeps running. */
  onReady: (rateHz: number, flags: readonly PositionFlag[]) => void;
  /** Too few pictures a second, also after they were made smaller. */
  onTooSlow: () => void;
}

export interface PositionWatch {
  goOnAnyway(): void;
  stop(): void;
}

/** Watches a source until the person sits well and its rate is known. */
export function watchPosition(source: GazeSource, listener: PositionListener): PositionWatch {
  const startedMs = source.nowMs();
  let meter = createRateMeter();
  let goodSinceMs: number | undefined;
  let isAnyway = false;
  let isLowering = false;
  source.start((sample) => meter.add(sample.tMs));
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);

  async function look(): Promise<void> {
    const status = source.getStatus();
    const nowMs = source.nowMs();
    listener.onStatus(status);
    if (nowMs - startedMs >= OFFER_MS) listener.onOffer();
    goodSinceMs = findFailing(status) === undefined ? (goodSinceMs ?? nowMs) : undefined;
    const spanMs = meter.measureSpanMs();
    if (spanMs === 0 && nowMs - startedMs >= SILENT_MS) return endAs(listener.onTooSlow);
    if (isLowering || spanMs < RATE_MS) return;
    if (meter.measureHz() < LIMITS.cameraMinHz) return lower();
    if (!isAnyway && !isReady(goodSinceMs, nowMs, spanMs)) return;
    endAs(() => listener.onReady(meter.measureHz(), isAnyway ? listFlags(status) : []));
  }

  /** A slow camera gets smaller pictures, once. */
  async function lower(): Promise<void> {
    isLowering = true;
    const isLower = (await source.camera?.lowerResolution()) ?? false;
    if (!isLower) return endAs(listener.onTooSlow);
    meter = createRateMeter();
    isLowering = false;
  }

  function endAs(tell: () => void): void {
    clearInterval(timer);
    tell();
  }

  return {
    goOnAnyway() {
      isAnyway = true;
    },
    stop: () => clearInterval(timer),
  };
}

/** Counts samples and gives their rate over the whole time since the first. */
export function createRateMeter() {
  let firstMs: number | undefined;
  let lastMs = 0;
  let count = 0;
  return {
    add(tMs: number): void {
      firstMs ??= tMs;
      lastMs = tMs;
      count++;
    },
    measureSpanMs: () => (firstMs === undefined ? 0 : lastMs - firstMs),
    /** Samples a second, with two decimals; 0 until there are two samples. */
    measureHz(): number {
      const spanMs = firstMs === undefined ? 0 : lastMs - firstMs;
      return spanMs > 0 ? Math.round(((count - 1) * 100_000) / spanMs) / 100 : 0;
    },
  };
}
