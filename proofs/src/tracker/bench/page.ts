import { type EngineFrame, openFaceMeshEngine, openTasksEngine } from '@fovea/tracker/engines';
import type { LandmarkEngine } from '@fovea/tracker/landmarks';
import { calibrateBy } from './page-calibration.ts';
import { openPageCamera } from './page-camera.ts';
import { createPageRun, type PageRun, type RunRecord, type RunSetting } from './page-run.ts';
import { watchAnswers } from './page-watch.ts';

export type EngineName = 'tasks-vision' | 'face_mesh';

export interface TrackerPage {
  /** Opens the camera and the engines, and calibrates with the first of them. */
  open(names: readonly EngineName[], rateHz: number): Promise<void>;
  start(name: EngineName, setting: RunSetting): void;
  /** Ends what was started and hands over what it has seen. */
  stop(): RunRecord;
}

declare global {
  interface Window {
    trackerPage: TrackerPage;
  }
}

const OPENERS: Readonly<Record<EngineName, () => Promise<LandmarkEngine<EngineFrame>>>> = {
  'tasks-vision': () =>
    openTasksEngine({
      wasmLoaderUrl: '/tasks-vision/wasm/vision_wasm_module_internal.js',
      wasmBinaryUrl: '/tasks-vision/wasm/vision_wasm_module_internal.wasm',
      modelUrl: '/landmarks.task',
    }),
  face_mesh: () => openFaceMeshEngine({ baseUrl: '/face_mesh/' }),
};

// Before any worker starts.
const answers = watchAnswers();
const engines = new Map<EngineName, LandmarkEngine<EngineFrame>>();
let setting: Awaited<ReturnType<typeof calibrateBy>> | undefined;
let video: HTMLVideoElement | undefined;
let run: PageRun | undefined;

window.trackerPage = {
  async open(names, rateHz) {
    for (const name of names) engines.set(name, await OPENERS[name]());
    const [first] = engines.values();
    if (!first) throw new RangeError('no engine');
    setting = await calibrateBy(first);
    video = await openPageCamera(rateHz);
  },
  start(name, { isKept, timesPerFrame }) {
    const engine = engines.get(name);
    if (!engine || !video || !setting || run) throw new Error(`${name} cannot start`);
    run = createPageRun({ video, engine, answers, gaze: setting, isKept, timesPerFrame });
  },
  stop() {
    if (!run) throw new Error('nothing runs');
    const record = run.stop();
    run = undefined;
    return record;
  },
};
