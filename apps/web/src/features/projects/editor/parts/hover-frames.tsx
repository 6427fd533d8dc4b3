import type { Asset } from '@fovea/contract';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';

const FRAME_MS = 600;

interface HoverFramesProps {
  asset: Asset;
  posterFrame: number | null;
  className: string;
}

/** The poster of a video; while the pointer is over it, frames from its beginning to its end. */
export function HoverFrames({ asset, posterFrame, className }: HoverFramesProps) {
  const [at, setAt] = useState<number>();
  const frames = asset.hoverUrls;
  const isPlaying = at !== undefined;
  useEffect(() => {
    if (!isPlaying || frames.length === 0) return;
    const timer = setInterval(() => setAt((now = 0) => (now + 1) % frames.length), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying, frames.length]);
  const url = frames[at ?? posterFrame ?? -1] ?? asset.posterUrl ?? asset.thumbUrl;
  return (
    <div
      className="absolute inset-0"
      onPointerEnter={() => setAt(0)}
      onPointerLeave={() => setAt(undefined)}
    >
      {url && <img src={url} alt={asset.fileName} className={className} />}
      {!isPlaying && (
        <span className="absolute inset-0 m-auto grid size-11 place-items-center rounded-full bg-scrim text-on-accent">
          <Play aria-hidden="true" />
        </span>
      )}
    </div>
  );
}
