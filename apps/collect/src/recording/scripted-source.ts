import type { GazeSample } from '@fovea/collect-client';
import { SAMPLE_FLAGS } from '@fovea/gaze/samples';
import { createGazePath } from '@fovea/gaze/synthetic';
import {
  type GazeSource,
  POSITION_CHECKS,
  type PositionCheck,
  type SourceSurroundings,
} from './gaze-source.ts';

const HZ = 30;
const SAMPLE_MS = 1000 / HZ;
/** The four checks turn good one after another. */
const CHECK_MS = 350;
const TRACKED = SAMPLE_FLAGS.face | SAMPLE_FLAGS.onScreen | SAMPLE_FLAGS.orientationOk;

/**
 * A person whose gaze is known at every moment, for development and tests. On each page the path
 * of the seed begins anew, so that what was looked at can be told from the time on the page.
 */
export function createScriptedSource(seed: number, phone: SourceSurroundings): GazeSource {
  const pathAt = createGazePath(seed);
  let timer: ReturnType<typeof setInterval> | undefined;
  let startedMs = 0;
  let pageMs = 0;
  let given = 0;
  let listener: (sample: GazeSample) => void = () => {};

  /** Samples stand on an exact grid of time; a late timer gives several at once. */
  function giveDue(): void {
    const { widthPx, heightPx } = phone.measureBox();
    for (; pageMs + given * SAMPLE_MS <= phone.nowMs(); given++) {
      const { u, v } = pathAt(given * SAMPLE_MS);
      listener({
        tMs: pageMs + given * SAMPLE_MS,
        xPx: u * widthPx,
        yPx: v * heightPx,
        confidence: 240 / 255,
        flags: TRACKED,
        distanceMm: 350,
        yawDeg: 0,
      });
    }
  }

  function begin(): void {
    pageMs = phone.nowMs();
    given = 0;
  }

  return {
    kind: 'scripted',
    start(onSample) {
      listener = onSample;
      startedMs = phone.nowMs();
      begin();
      timer ??= setInterval(giveDue, SAMPLE_MS);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
      listener = () => {};
    },
    beginPage: begin,
    nowMs: phone.nowMs,
    getStatus() {
      const good = Math.floor((phone.nowMs() - startedMs) / CHECK_MS);
      const checks = POSITION_CHECKS.map((check, i) => [check, i < good] as const);
      return Object.fromEntries(checks) as Record<PositionCheck, boolean>;
    },
  };
}
