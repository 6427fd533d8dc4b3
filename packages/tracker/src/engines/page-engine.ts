import type { Detection, LandmarkEngine } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';
import type { LandmarkTask } from './landmark-task.ts';
import { refuseMaker } from './own-origin.ts';
import type { TasksAssets } from './worker-messages.ts';

/** After a frame the page has a third of the work's time to itself, so that it draws and listens. */
const REST_SHARE = 1 / 3;

/** The landmark task on the page itself, for browsers whose workers cannot have it. */
export async function openPageEngine(
  assets: TasksAssets,
  openTask = loadTask,
  wait = waitMs,
): Promise<LandmarkEngine<EngineFrame>> {
  const task = await openTask(assets);
  let isOpen = true;
  return {
    name: 'tasks-vision',
    version: '1.1.0',
    async detect(frame, tMs): Promise<Detection> {
      try {
        // The parts of the work are tasks of their own.
        await wait(0);
        const [points, findMs] = measure(() => (isOpen ? task.findPoints(frame, tMs) : undefined));
        await wait(0);
        const [face, faceMs] = measure(() => (points ? task.toFace(points, frame) : null));
        const workMs = findMs + faceMs;
        await wait(workMs * REST_SHARE);
        return { tMs, face, workMs };
      } finally {
        frame.close();
      }
    },
    close() {
      isOpen = false;
      task.close();
    },
  };
}

/** Pages whose worker does the work never load it. */
async function loadTask(assets: TasksAssets): Promise<LandmarkTask> {
  refuseMaker(window);
  const { openLandmarkTask } = await import('./landmark-task.ts');
  const createCanvas = () => document.createElement('canvas');
  return openLandmarkTask(assets, { createCanvas, provideLoader });
}

/** Where the runtime looks for its loader. It removes it there, and a page runs a module once. */
const place = globalThis as typeof globalThis & { ModuleFactory?: unknown };
let factory: unknown;

async function provideLoader(url: string): Promise<void> {
  if (factory === undefined) {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = url;
    await new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error('the loader did not come')));
      document.head.append(script);
    });
    script.remove();
    factory = place.ModuleFactory;
  }
  place.ModuleFactory = factory;
}

function measure<Result>(work: () => Result): readonly [Result, number] {
  const startedMs = performance.now();
  const result = work();
  return [result, performance.now() - startedMs];
}

function waitMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
