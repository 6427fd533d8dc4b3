/** Frames that engines take and close. */
export type EngineFrame = ImageBitmap | VideoFrame;

/**
 * Kinds of frames, the cheaper one first: a VideoFrame takes the main thread 0.1 ms, for it copies
 * nothing, a bitmap 2 ms. Some browsers have the first and cannot draw it.
 */
export const FRAME_KINDS = ['video-frame', 'bitmap'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

export function measureFrame(frame: EngineFrame): { widthPx: number; heightPx: number } {
  return 'displayWidth' in frame
    ? { widthPx: frame.displayWidth, heightPx: frame.displayHeight }
    : { widthPx: frame.width, heightPx: frame.height };
}

/** The picture that a video or a bitmap shows now. */
export async function grabFrame(
  source: HTMLVideoElement | ImageBitmap,
  kind: FrameKind,
): Promise<EngineFrame> {
  // A video has a time of its own, a bitmap has none.
  const init = source instanceof ImageBitmap ? { timestamp: 0 } : {};
  return kind === 'bitmap' ? createImageBitmap(source) : new VideoFrame(source, init);
}
