// A stage in a browser, without the screen around it: what a frame costs its main thread.
import {
  createGlSwarm,
  createMetricsEngine,
  createPlaybackClock,
  createStageView,
  DEFAULT_VIEW,
  paintScarf,
  type Scarf,
  type ViewOptions,
} from '@fovea/stage';
import { createMetricsPage, createMovingAreas, MEASURED } from './moving-areas.ts';
import { createPeople, PAGE_MS } from './people.ts';

declare global {
  interface Window {
    analysisPage: typeof analysisPage;
  }
}

const FRAME_MS = 1_000 / 60;
const START_MS = 20_000;
/** Small: script does the same for every size, and without a graphics card large ones take long. */
const STAGE = { widthPx: 160, heightPx: 160 };
const clock = createPlaybackClock({ now: () => 0, requestFrame: () => 1, cancelFrame() {} });
clock.setDuration(PAGE_MS);
const canvas = document.createElement('canvas');
document.body.append(canvas);
const view = createStageView(canvas, clock);
view.setSize(STAGE, 1);
const glCanvas = document.createElement('canvas');
document.body.append(glCanvas);
const layer = createGlSwarm(glCanvas);
let worker: Worker | undefined;
let scarf: Scarf | undefined;

/** Calls back in so many frames. Script counts as script only within the callbacks themselves. */
function onFrames(frames: number, show: (i: number) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let i = 0;
  const handleFrame = () => {
    show(i++);
    if (i < frames) requestAnimationFrame(handleFrame);
    else resolve();
  };
  requestAnimationFrame(handleFrame);
  return promise;
}

const analysisPage = {
  open(people: number, workerUrl: string): void {
    const { tracks, page } = createPeople(people);
    const shown = new Uint8Array(people).fill(1);
    view.setPicture(page.picture);
    view.setTracks(tracks);
    view.setFixations(page.fixations);
    view.setShown(shown);
    worker = new Worker(workerUrl, { type: 'module' });
    worker.postMessage({ kind: 'page', pageId: 'a', page });
    worker.postMessage({ kind: 'shown', shown });
  },

  /** Frames that draw nothing. */
  rest: (frames: number) => onFrames(frames, () => undefined),

  play(frames: number, changes: Partial<ViewOptions>): Promise<void> {
    view.setOptions({ ...DEFAULT_VIEW, ...changes });
    return onFrames(frames, (i) => clock.seek(START_MS + i * FRAME_MS));
  },

  openScarf(people: number): void {
    const engine = createMetricsEngine();
    engine.setPage(createMetricsPage(people));
    const shown = new Uint8Array(people).fill(1);
    scarf = engine.measureStrips({ areas: createMovingAreas(1), shown }, MEASURED.pageMs).scarf;
  },

  /** Rows of people drawn anew in every frame, as while somebody scrolls through them. */
  playScarf(frames: number): Promise<void> {
    const context = document.createElement('canvas').getContext('2d');
    const colours = Array.from({ length: MEASURED.areas }, (_, i) => `hsl(${i * 30} 60% 60%)`);
    const look = { colours, elsewhere: '#333', durationMs: MEASURED.pageMs };
    return onFrames(frames, (i) => {
      const size = { widthPx: 800, heightPx: 112, fromPx: i };
      if (context && scarf) paintScarf(context, scarf, { ...look, ...size });
    });
  },

  setLayer: (isOn: boolean) => view.setSwarmLayer(isOn ? layer : undefined),

  /** Px with a colour after a frame that the layer draws: one that draws nothing is fast as well. */
  countDrawn(): number {
    view.setSwarmLayer(layer);
    view.setOptions(DEFAULT_VIEW);
    clock.seek(START_MS);
    const gl = glCanvas.getContext('webgl2');
    const rgba = new Uint8Array(glCanvas.width * glCanvas.height * 4);
    gl?.readPixels(0, 0, glCanvas.width, glCanvas.height, gl.RGBA, gl.UNSIGNED_BYTE, rgba);
    return rgba.filter((value, i) => i % 4 === 3 && value > 0).length;
  },

  /** A map for each frame, asked of the worker of the screen and laid over the picture. */
  playHeat(frames: number): Promise<void> {
    const options = { ...DEFAULT_VIEW, mode: 'heatmap' } as const;
    view.setOptions(options);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let i = 0;
    const ask = () => {
      const timeMs = START_MS + i * FRAME_MS;
      const question = { pageId: 'a', options, timeMs, durationMs: PAGE_MS };
      worker?.postMessage({ kind: 'paint', question });
    };
    if (worker) {
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => {
        view.setHeat(data.heat);
        if (++i < frames) requestAnimationFrame(ask);
        else resolve();
      };
    }
    ask();
    return promise;
  },
};
window.analysisPage = analysisPage;
