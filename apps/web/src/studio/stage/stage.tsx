import { createGlSwarm, MAX_COLOURED, type PlaybackClock, type StageView } from '@fovea/stage';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { StagePage } from './stage-page.ts';
import { StagePictureView } from './stage-picture.tsx';
import { createSwarmChoice } from './swarm-choice.ts';
import { type StagePointer, useStagePointer } from './use-stage-pointer.ts';
import { type StageContent, useStageView } from './use-stage-view.ts';

/** Longer between two frames than this, the tab was away. */
const AWAY_MS = 2_000;

/** Around the picture; on a phone the tools stand to both sides of it. */
const MARGINS = { wide: { xPx: 22, yPx: 22 }, narrow: { xPx: 60, yPx: 14 } } as const;

export interface StageProps extends Omit<StageContent, 'picture' | 'margin'>, StagePointer {
  isNarrow: boolean;
  page: StagePage;
  label: string;
  /** Read aloud after the label. */
  summary: string;
  /** The picture steps back, so that what lies over it is seen first. */
  isMuted: boolean;
  onView: (view: StageView | undefined) => void;
  /** Layers over the stage: zoom, messages. */
  children: ReactNode;
}

/** The pictures, and a canvas over them that draws gaze as the clock runs. */
export function Stage({
  isNarrow,
  page,
  label,
  summary,
  isMuted,
  onView,
  onHover,
  onPick,
  onPoint,
  children,
  ...content
}: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const swarm = useRef<HTMLCanvasElement>(null);
  const summaryId = useId();
  const view = useStageView(
    { box, canvas, picture },
    {
      ...content,
      picture: page.size,
      margin: isNarrow ? MARGINS.narrow : MARGINS.wide,
    },
  );
  useSwarmLayer(swarm, view, content.clock, content.shown);
  const [isHoverDot, setIsHoverDot] = useState(false);
  const handlers = useStagePointer(box, view, {
    onHover(index) {
      setIsHoverDot(index >= 0);
      onHover(index);
    },
    onPick,
    onPoint,
  });
  useEffect(() => {
    onView(view);
    // Another screen takes its place where a page has a question.
    return () => onView(undefined);
  }, [view, onView]);
  return (
    <div className="relative min-h-0 flex-1 overflow-hidden bg-stage">
      <div
        ref={box}
        {...handlers}
        className="absolute inset-0 touch-none select-none overflow-hidden"
        style={{
          cursor: isHoverDot ? 'pointer' : undefined,
          // Taken here, as what is inside has a theme of its own.
          ['--picture' as string]: isMuted ? 'var(--muted)' : 'none',
        }}
      >
        <div
          ref={picture}
          // The ground that a participant saw beside a picture, in both themes.
          data-theme="dark"
          hidden={page.pictures.length === 0}
          style={{ filter: 'var(--picture)' }}
          className="absolute top-0 left-0 origin-top-left overflow-hidden rounded-[10px] bg-stage shadow-[0_0_0_1px_var(--border),0_18px_44px_rgb(0_0_0/0.28)]"
        >
          {page.pictures.map((each) => (
            <StagePictureView
              key={each.key}
              picture={each}
              size={page.size}
              clock={content.clock}
              isClock={each === page.pictures.find(({ videoUrl }) => videoUrl !== undefined)}
            />
          ))}
        </div>
        <canvas ref={swarm} className="pointer-events-none absolute inset-0 size-full" />
        <canvas
          ref={canvas}
          role="img"
          aria-label={label}
          aria-describedby={summaryId}
          className="pointer-events-none absolute inset-0 size-full"
        />
        <p id={summaryId} className="sr-only">
          {summary}
        </p>
      </div>
      {children}
    </div>
  );
}

/** Lets WebGL draw many people where that is the faster way. */
function useSwarmLayer(
  canvas: RefObject<HTMLCanvasElement | null>,
  view: StageView | undefined,
  clock: PlaybackClock,
  shown: Uint8Array,
): void {
  const isMany = shown.reduce((sum, each) => sum + each, 0) > MAX_COLOURED;
  useEffect(() => {
    if (!isMany || view === undefined || canvas.current === null) return;
    const choice = createSwarmChoice(localStorage);
    if (choice.get() === 'canvas') return;
    const layer = createGlSwarm(canvas.current);
    if (layer === undefined) return;
    view.setSwarmLayer(layer);
    let drawer = choice.get();
    let beforeMs = Number.NEGATIVE_INFINITY;
    const leaveClock = clock.subscribe(() => {
      const nowMs = performance.now();
      if (clock.isPlaying() && nowMs - beforeMs < AWAY_MS) choice.note(nowMs - beforeMs);
      beforeMs = nowMs;
      if (choice.get() === drawer) return;
      drawer = choice.get();
      view.setSwarmLayer(drawer === 'gl' ? layer : undefined);
    });
    return () => {
      leaveClock();
      view.setSwarmLayer(undefined);
    };
  }, [isMany, view, canvas, clock]);
}
