import type { Face, LandmarkEngine } from '#landmarks/face.ts';
import { cutEyePatches, toGrey } from '#patches/index.ts';
import {
  type EngineFrame,
  FRAME_KINDS,
  type FrameKind,
  grabFrame,
  measureFrame,
} from './engine-frame.ts';
import { openPageEngine } from './page-engine.ts';
import { UnusableError } from './unusable-error.ts';
import { openWorkerEngine } from './worker-engine.ts';
import type { TasksAssets } from './worker-messages.ts';

/** Where an engine works, the better one first. */
export const ENGINE_PLACES = ['worker', 'page'] as const;
export type EnginePlace = (typeof ENGINE_PLACES)[number];

/** An engine that has found a face, with the kind of frame that it found it in. */
export interface TriedEngine extends LandmarkEngine<EngineFrame> {
  readonly place: EnginePlace;
  readonly frames: FrameKind;
}

interface EngineParts {
  readonly openers: Readonly<
    Record<EnginePlace, (assets: TasksAssets) => Promise<LandmarkEngine<EngineFrame>>>
  >;
  readonly loadFace: (url: string) => Promise<TrialFace>;
}

interface TrialFace {
  /** A frame of each kind that this browser has. */
  readonly frames: ReadonlyMap<FrameKind, () => Promise<EngineFrame>>;
  /** Eye patches by the plainest way, to compare with those that come of a frame. */
  readonly cutPatches: (points: Float32Array) => Face['patches'];
}

/** Patches that were cut elsewhere in the picture differ by some 40 grey levels, right ones by 1. */
const MOST_GREY = 10;

const BROWSER_PARTS: EngineParts = {
  openers: { worker: openWorkerEngine, page: openPageEngine },
  loadFace,
};

/**
 * The first engine that finds a known face, because some browsers open one that then fails at every
 * frame. An `UnusableError` says that this browser has none; any other may pass with another try.
 */
export async function openEngine(
  assets: TasksAssets,
  { openers, loadFace }: EngineParts = BROWSER_PARTS,
): Promise<TriedEngine> {
  const face = await loadFace(assets.trialFaceUrl);
  let failure: unknown;
  for (const place of ENGINE_PLACES) {
    try {
      const engine = await openers[place](assets);
      return { ...engine, place, frames: await findFrames(engine, face) };
    } catch (error) {
      failure = error;
      console.info(`no engine in the ${place}`, error);
    }
  }
  throw failure;
}

/**
 * The first kind of frame in which the face is found, and whose eyes are cut out where they are:
 * WebKit draws a part of a VideoFrame wrongly. An engine without such a kind is closed.
 */
async function findFrames(
  engine: LandmarkEngine<EngineFrame>,
  { frames, cutPatches }: TrialFace,
): Promise<FrameKind> {
  let cause: unknown;
  for (const [kind, draw] of frames) {
    try {
      const { face } = await engine.detect(await draw(), 0);
      if (face !== null && areAlike(face.patches, cutPatches(face.points))) return kind;
    } catch (error) {
      cause = error;
    }
  }
  engine.close();
  throw new UnusableError('a known face is not found', { cause });
}

function areAlike(patches: Face['patches'], known: Face['patches']): boolean {
  return patches.every((patch, eye) => {
    const off = patch.reduce((sum, grey, i) => sum + Math.abs(grey - (known[eye]?.[i] ?? 0)), 0);
    return off / patch.length <= MOST_GREY;
  });
}

async function loadFace(url: string): Promise<TrialFace> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`the trial face did not come: ${reply.status}`);
  const picture = await createImageBitmap(await reply.blob());
  const size = measureFrame(picture);
  const kinds = FRAME_KINDS.filter((kind) => kind === 'bitmap' || 'VideoFrame' in globalThis);
  return {
    frames: new Map(kinds.map((kind) => [kind, () => grabFrame(picture, kind)])),
    cutPatches(points) {
      const canvas = document.createElement('canvas');
      canvas.width = size.widthPx;
      canvas.height = size.heightPx;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no 2D canvas here');
      context.drawImage(picture, 0, 0);
      const pixels = toGrey(context.getImageData(0, 0, size.widthPx, size.heightPx).data);
      return cutEyePatches({ pixels, xPx: 0, yPx: 0, ...size }, points, size);
    },
  };
}
