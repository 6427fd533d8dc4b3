import type { Detection, LandmarkEngine } from '#landmarks/face.ts';
import type { EngineFrame } from './engine-frame.ts';
import { UnusableError } from './unusable-error.ts';
import type { FromWorker, TasksAssets, ToWorker } from './worker-messages.ts';

/** The landmark task in a worker of its own. */
export async function openWorkerEngine(assets: TasksAssets): Promise<LandmarkEngine<EngineFrame>> {
  const worker = new Worker(new URL('./tasks-worker.ts', import.meta.url), { type: 'module' });
  let waiting: { resolve: (message: FromWorker) => void; reject: (error: Error) => void } | null =
    null;
  let inWork: Promise<unknown> = Promise.resolve();

  /** The last frame of a loop that was stopped may still be in work when the next loop begins. */
  function ask(message: ToWorker, transfer: Transferable[] = []): Promise<FromWorker> {
    const answer = inWork.then(
      () =>
        new Promise<FromWorker>((resolve, reject) => {
          // Refused where a frame cannot be handed over.
          worker.postMessage(message, transfer);
          waiting = { resolve, reject };
        }),
    );
    inWork = answer.catch(() => undefined);
    return answer;
  }
  function settle(use: (open: NonNullable<typeof waiting>) => void): void {
    const open = waiting;
    waiting = null;
    if (open) use(open);
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    settle(({ resolve, reject }) => {
      if (data.kind !== 'failed') return resolve(data);
      reject(data.isUnusable ? new UnusableError(data.message) : new Error(data.message));
    });
  });
  worker.addEventListener('error', ({ message }) => {
    settle(({ reject }) => reject(new Error(message || 'the worker did not start')));
  });

  try {
    await ask({ kind: 'open', assets });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    name: 'tasks-vision',
    version: '1.1.0',
    /** The frame goes to the worker, which closes it. */
    async detect(frame, tMs): Promise<Detection> {
      const answer = await ask({ kind: 'frame', frame, tMs }, [frame]);
      if (answer.kind !== 'detection') throw new Error(`the worker answered ${answer.kind}`);
      return answer.detection;
    },
    close() {
      worker.terminate();
      settle(({ reject }) => reject(new Error('the engine is closed')));
    },
  };
}
