import type { Size } from '@fovea/gaze/geometry';
import {
  createStageView,
  type GazeTrack,
  type PlaybackClock,
  type StageView,
  type SwarmTable,
  type ViewOptions,
} from '@fovea/stage';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface StageContent {
  clock: PlaybackClock;
  picture: Size;
  margin: { xPx: number; yPx: number };
  tracks: readonly GazeTrack[];
  swarm?: SwarmTable | undefined;
  shown: Uint8Array;
  marked: Uint8Array;
  options: ViewOptions;
}

export interface StageElements {
  box: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Lies under the canvas and moves with the view, outside React. */
  picture: RefObject<HTMLElement | null>;
}

/** Joins the view of the stage package with the elements it draws on. */
export function useStageView(
  elements: StageElements,
  { clock, picture, margin, tracks, swarm, shown, marked, options }: StageContent,
): StageView | undefined {
  const [view, setView] = useState<StageView>();
  const { box, canvas, picture: moving } = elements;
  useLayoutEffect(() => {
    if (canvas.current === null || box.current === null) return;
    const created = createStageView(canvas.current, clock);
    const measured = box.current;
    const measure = () =>
      created.setSize(
        { widthPx: measured.clientWidth, heightPx: measured.clientHeight },
        window.devicePixelRatio,
      );
    const leave = created.subscribePlace(() => movePicture(moving.current, created));
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    setView(created);
    return () => {
      observer.disconnect();
      leave();
      created.close();
    };
  }, [clock, box, canvas, moving]);
  const { widthPx, heightPx } = picture;
  useLayoutEffect(() => {
    view?.setMargin(margin.xPx, margin.yPx);
    view?.setPicture({ widthPx, heightPx });
  }, [view, widthPx, heightPx, margin]);
  useEffect(() => view?.setTracks(tracks, swarm), [view, tracks, swarm]);
  useEffect(() => view?.setShown(shown), [view, shown]);
  useEffect(() => view?.setMarked(marked), [view, marked]);
  useEffect(() => view?.setOptions(options), [view, options]);
  return view;
}

function movePicture(element: HTMLElement | null, view: StageView): void {
  if (element === null) return;
  const { xPx, yPx, widthPx, heightPx } = view.getPlace();
  element.style.transform = `translate(${xPx}px, ${yPx}px)`;
  element.style.width = `${widthPx}px`;
  element.style.height = `${heightPx}px`;
}
