import { openEngine, type TriedEngine } from '@fovea/tracker/engines';
import { calibrateBy } from './page-calibration.ts';
import { openPageCamera } from './page-camera.ts';
import { createPageRun, type PageRun, type RunRecord, type RunSetting } from './page-run.ts';
import { watchAnswers } from './page-watch.ts';

export interface TrackerPage {
  /** Opens the camera and the engine, and calibrates. */
  open(rateHz: number): Promise<void>;
  start(setting: RunSetting): void;
  /** Ends what was started and hands over what it has seen. */
  stop(): RunRecord;
}

declare global {
  interface Window {
    trackerPage: TrackerPage;
  }
}

// Before any worker starts.
const answers = watchAnswers();
let engine: TriedEngine | undefined;
let setting: Awaited<ReturnType<typeof calibrateBy>> | undefined;
let video: HTMLVideoElement | undefined;
let run: PageRun | undefined;

window.trackerPage = {
  async open(rateHz) {
    engine = await openEngine({
      wasmLoaderUrl: '/tasks-vision/wasm/vision_wasm_module_internal.js',
      wasmBinaryUrl: '/tasks-vision/wasm/vision_wasm_module_internal.wasm',
      modelUrl: '/landmarks.task',
      trialFaceUrl: '/trial-face.jpg',
    });
    setting = await calibrateBy(engine);
    video = await openPageCamera(rateHz);
  },
  start({ isKept, timesPerFrame }) {
    if (!engine || !video || !setting || run) throw new Error('the engine cannot start');
    run = createPageRun({ video, engine, answers, gaze: setting, isKept, timesPerFrame });
  },
  stop() {
    if (!run) throw new Error('nothing runs');
    const record = run.stop();
    run = undefined;
    return record;
  },
};
