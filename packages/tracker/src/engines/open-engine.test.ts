import { expect, it, vi } from 'vitest';
import type { Detection, Face, LandmarkEngine } from '#landmarks/face.ts';
import type { EngineFrame, FrameKind } from './engine-frame.ts';
import { openEngine } from './open-engine.ts';
import { UnusableError } from './unusable-error.ts';
import type { TasksAssets } from './worker-messages.ts';

type Outcome = 'found' | 'nothing' | 'fails' | 'cut elsewhere';
const ASSETS = { trialFaceUrl: '/face.jpg' } as TasksAssets;
const BROKEN = new Error('GLctx is undefined');

const toPatches = (grey: number) => [Uint8Array.of(grey), Uint8Array.of(grey)] as const;
const toFace = (grey: number) => ({ patches: toPatches(grey) }) as unknown as Face;

/** An engine that meets frames of a kind in one way. */
function createEngine(outcomes: Partial<Record<FrameKind, Outcome>>) {
  const close = vi.fn();
  const engine: LandmarkEngine<EngineFrame> = {
    name: 'planted',
    version: '1',
    async detect(frame, tMs): Promise<Detection> {
      const outcome = outcomes[frame as unknown as FrameKind];
      if (outcome === 'fails') throw BROKEN;
      const grey = outcome === 'found' ? 100 : 140;
      const face = outcome === 'found' || outcome === 'cut elsewhere' ? toFace(grey) : null;
      return { tMs, face, workMs: 1 };
    },
    close,
  };
  return { engine, close };
}

function open(
  worker: LandmarkEngine<EngineFrame> | Error,
  page: LandmarkEngine<EngineFrame> | Error,
  kinds: readonly FrameKind[] = ['video-frame', 'bitmap'],
) {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const toOpener = (engine: typeof worker) => async () => {
    if (engine instanceof Error) throw engine;
    return engine;
  };
  const frames = new Map(kinds.map((kind) => [kind, async () => kind as unknown as EngineFrame]));
  return openEngine(ASSETS, {
    openers: { worker: toOpener(worker), page: toOpener(page) },
    loadFace: async () => ({ frames, cutPatches: () => toPatches(101) }),
  });
}

it('[EN2] takes the worker that finds a known face, with the cheaper frames', async () => {
  const { engine } = createEngine({ 'video-frame': 'found', bitmap: 'found' });
  const opened = await open(engine, new Error('not asked'));
  expect(opened).toMatchObject({ place: 'worker', frames: 'video-frame' });
});

it.each(['fails', 'nothing', 'cut elsewhere'] as const)(
  '[EN2] takes bitmaps where a video frame %s',
  async (outcome) => {
    const { engine, close } = createEngine({ 'video-frame': outcome, bitmap: 'found' });
    expect(await open(engine, BROKEN)).toMatchObject({ place: 'worker', frames: 'bitmap' });
    expect(close).not.toHaveBeenCalled();
  },
);

it('[EN2] goes on the page where every frame fails in the worker, and closes that', async () => {
  const worker = createEngine({ 'video-frame': 'fails', bitmap: 'fails' });
  const page = createEngine({ bitmap: 'found' });
  const opened = await open(worker.engine, page.engine, ['bitmap']);
  expect(opened).toMatchObject({ place: 'page', frames: 'bitmap' });
  expect(worker.close).toHaveBeenCalledOnce();
});

it('[EN3] says that the browser cannot be used when neither finds the face', async () => {
  const worker = createEngine({});
  const page = createEngine({ 'video-frame': 'nothing', bitmap: 'fails' });
  const opening = open(worker.engine, page.engine);
  await expect(opening).rejects.toThrow(UnusableError);
  await expect(opening).rejects.toMatchObject({ cause: BROKEN });
  expect(page.close).toHaveBeenCalledOnce();
});

it('[EN3] may be tried again when it was not loaded', async () => {
  const offline = new TypeError('Failed to fetch');
  await expect(open(createEngine({}).engine, offline)).rejects.toBe(offline);
});
