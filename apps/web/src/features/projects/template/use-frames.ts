import { useEffect, useState } from 'react';
import { isMedia } from '#shared/media.ts';
import type { Frame } from './drawing-parts.tsx';

const FRAME_MS = 1_000;
const FRAMES = [0, 1, 2] as const;

/** Goes round while it plays. People who want little motion see the drawing as it is. */
export function useFrames(isPlaying: boolean): Frame {
  const [ticks, setTicks] = useState(0);
  const isMoving = isPlaying && !isMedia('calm');
  useEffect(() => {
    if (!isMoving) return;
    setTicks(0);
    const timer = setInterval(() => setTicks((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
  return isMoving ? FRAMES[ticks % FRAMES.length] : undefined;
}
