import { type EngineFrame, followVideo, type TriedEngine } from '@fovea/tracker/engines';
import type { Detection } from '@fovea/tracker/landmarks';
import { type GazeSetting, toFrameGaze } from '@fovea/tracker/tracking';
import { type AnswerWatch, watchFrames } from './page-watch.ts';

export interface RunSetting {
  /** Whether times of every frame are kept. Not when memory is watched. */
  readonly isKept: boolean;
  /** How often the engine works on a frame: 3 makes it three times as slow. */
  readonly timesPerFrame: number;
}

/** Measurements of a run; times in ms, one for each frame that was worked on. */
export interface RunRecord {
  readonly durationMs: number;
  readonly offered: number;
  readonly worked: number;
  readonly dropped: number;
  readonly found: number;
  readonly mostInFlight: number;
  readonly clocks: readonly string[];
  readonly failures: readonly string[];
  readonly workMs: readonly number[];
  /** From the capture of a frame to its gaze. */
  readonly ageMs: readonly number[];
  /** Taking the frame and giving it to the engine; handling the answer with its gaze. */
  readonly giveMs: readonly number[];
  readonly answerMs: readonly number[];
  /** Time of all frames that were dropped. */
  readonly droppedMs: number;
}

export interface PageRun {
  stop(): RunRecord;
}

interface RunOptions extends RunSetting {
  readonly video: HTMLVideoElement;
  readonly engine: TriedEngine;
  readonly answers: AnswerWatch;
  readonly gaze: GazeSetting;
}

/** Follows the camera as an app does, with a clock around every callback on the main thread. */
export function createPageRun(options: RunOptions): PageRun {
  const { video, engine, answers, gaze, isKept, timesPerFrame } = options;
  const [workMs, ageMs, giveMs, answerMs]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ];
  const clocks = new Set<string>();
  const failures: string[] = [];
  let [worked, found, inFlight, mostInFlight] = [0, 0, 0, 0];
  const startMs = performance.now();
  const watch = watchFrames(video);

  async function detect(frame: EngineFrame, tMs: number): Promise<Detection> {
    watch.take();
    mostInFlight = Math.max(mostInFlight, ++inFlight);
    try {
      let spentMs = 0;
      for (let i = 1; i < timesPerFrame; i++) {
        spentMs += (await engine.detect(copyFrame(frame), tMs)).workMs;
      }
      const answer = engine.detect(frame, tMs);
      if (isKept) giveMs.push(performance.now() - watch.getStartMs());
      const detection = await answer;
      return { ...detection, workMs: detection.workMs + spentMs };
    } finally {
      inFlight--;
    }
  }
  const frames = followVideo(video, {
    engine: { ...engine, detect },
    frames: engine.frames,
    onDetection({ face, workMs: ownMs }, { tMs, clock }) {
      const { flags } = toFrameGaze(face, gaze);
      const nowMs = performance.now();
      worked++;
      if (flags > 0) found++;
      if (!isKept) return;
      clocks.add(clock);
      workMs.push(ownMs);
      ageMs.push(nowMs - tMs);
      answerMs.push(nowMs - answers.getStartMs());
    },
    onError: (_, error) => failures.push(String(error)),
  });
  return {
    stop() {
      frames.stop();
      watch.stop();
      return {
        durationMs: performance.now() - startMs,
        offered: watch.countOffered(),
        worked,
        dropped: frames.countDropped(),
        found,
        mostInFlight,
        clocks: [...clocks],
        failures,
        workMs,
        ageMs,
        giveMs,
        answerMs,
        droppedMs: watch.getDroppedMs(),
      };
    },
  };
}

function copyFrame(frame: EngineFrame): EngineFrame {
  if (!('clone' in frame)) throw new TypeError('only a VideoFrame can be worked on again');
  return frame.clone();
}
