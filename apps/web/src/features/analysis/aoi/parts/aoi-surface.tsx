import type { Aoi } from '@fovea/contract';
import type { PlaybackClock, StageView } from '@fovea/stage';
import { type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  type AoiLayer,
  createAoiLayer,
  type LayerTexts,
} from '#features/analysis/aoi/model/aoi-layer.ts';
import { createEditorKeys } from '#features/analysis/aoi/model/editor-keys.ts';
import { select } from '#features/analysis/aoi/model/editor-state.ts';
import { createGestures, type Pressed } from '#features/analysis/aoi/model/gestures.ts';
import { isNear } from '#features/analysis/aoi/model/near.ts';
import { type Framed, toStageFrame } from '#features/analysis/aoi/model/stage-frame.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import { lastFailure } from '#studio/aoi/aoi-queue.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { useWheelZoom } from '#studio/stage/use-stage-pointer.ts';

export interface AoiSurfaceProps {
  editor: Editor;
  view: StageView | undefined;
  clock: PlaybackClock;
  framed: Framed;
  /** Shows areas and takes no hold of them. */
  isViewOnly: boolean;
}

/** Areas over the stage, and everything that a pointer or key does to them there. */
export function AoiSurface({ editor, view, clock, framed, isViewOnly }: AoiSurfaceProps) {
  const t = useTexts();
  const svg = useRef<SVGSVGElement>(null);
  const tags = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const wasDrawing = useRef(false);
  const [gestures, setGestures] = useState<ReturnType<typeof createGestures>>();
  const { store, actions, subscribe } = editor;
  const { drawMode, isPanning } = editor.state;
  useWheelZoom(svg, view);

  useLayoutEffect(() => {
    if (svg.current === null || tags.current === null || view === undefined) return;
    const surface = svg.current;
    const texts: LayerTexts = {
      describe: (aoi) => t('shapeLabel', { name: aoi.name, type: t(toType(aoi)) }),
      describePoint: (index, count) => t('pointLabel', { number: index + 1, count }),
      describeTime: (timeMs) => t('seconds', { seconds: toSecondsText(timeMs, 2) }),
      describeSize: (width, height) => t('sizeTag', { width, height }),
    };
    const layer = createAoiLayer(surface, tags.current, texts);
    const getFrame = () => toStageFrame(view.getPlace(), framed);
    const isEditable = () => !isViewOnly && !clock.isPlaying();
    const draw = () => {
      const { selectedId, hiddenIds, lockedIds, isNearOnly } = store.getState();
      const timeMs = isViewOnly || clock.isPlaying() ? clock.getTimeMs() : actions.getTimeMs();
      const isShown = (aoi: Aoi) =>
        !hiddenIds.has(aoi.aoiId) && (!isNearOnly || isNear(aoi, timeMs));
      layer.draw({
        aois: actions.listPageAois().filter(isShown),
        frame: getFrame(),
        timeMs,
        selectedId,
        lockedIds,
        isEditable: isEditable(),
        toKey: actions.toKey,
      });
    };
    const made = createGestures({
      store,
      actions,
      layer,
      getFrame,
      getView: () => view,
      isEditable,
      onDrawn: () => layer.drawCursor(undefined),
    });
    const keys = createEditorKeys({
      store,
      actions,
      layer,
      gestures: made,
      getFrame,
      isEditable,
      areShortcutsOn: shortcuts.areOn,
      surface,
    });
    const leave = [
      view.subscribePlace(draw),
      clock.subscribe(draw),
      subscribe(draw),
      store.subscribe(draw),
      lastFailure.subscribe(({ aoiId }) => layer.blink(aoiId)),
      listen(keys),
      followFocus(surface, layer),
    ];
    draw();
    setGestures(made);
    return () => {
      for (const each of leave) each();
      surface.replaceChildren();
      tags.current?.replaceChildren();
    };

    /** A shape that is reached by Tab is selected. */
    function followFocus(element: SVGSVGElement, drawn: AoiLayer) {
      const handleFocus = (event: FocusEvent) => {
        const target = event.target instanceof Element ? event.target : null;
        const id = target?.closest('[data-aoi]')?.getAttribute('data-aoi') ?? undefined;
        if (id === undefined || id === store.getState().selectedId) return;
        select(store, id);
        drawn.focus(id);
      };
      element.addEventListener('focusin', handleFocus);
      return () => element.removeEventListener('focusin', handleFocus);
    }
  }, [view, clock, framed, isViewOnly, store, actions, subscribe, t]);

  const toPressed = (event: PointerEvent<SVGSVGElement>): Pressed => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return {
      xPx: event.clientX - left,
      yPx: event.clientY - top,
      shift: event.shiftKey,
      alt: event.altKey,
      isFree: event.ctrlKey || event.metaKey,
    };
  };
  const handleDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button > 1 || !(event.target instanceof Element)) return;
    wasDrawing.current = store.getState().drawMode !== 'none';
    const isHeld = gestures?.down(event.target, toPressed(event), event.button === 1);
    if (isHeld) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const isDrawing = drawMode !== 'none';
  return (
    <>
      <svg
        ref={svg}
        {...(isViewOnly
          ? { role: 'img' }
          : { role: 'application', tabIndex: 0, 'aria-describedby': hintId })}
        aria-label={t('surface')}
        data-draw-mode={drawMode}
        onPointerDown={handleDown}
        // A click that ends a shape leaves the focus to the name of it.
        onMouseDown={(event) => wasDrawing.current && event.preventDefault()}
        onPointerMove={(event) => gestures?.move(toPressed(event))}
        onPointerUp={(event) => gestures?.up(toPressed(event))}
        onPointerCancel={() => gestures?.cancel()}
        className="absolute inset-0 size-full touch-none select-none focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2"
        style={{ cursor: isPanning ? 'grab' : isDrawing ? 'crosshair' : 'default' }}
      />
      <div
        ref={tags}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 overflow-hidden"
      />
      <p id={hintId} className="sr-only">
        {t('surfaceHint')}
      </p>
    </>
  );
}

const toType = (aoi: Aoi) => aoi.keyframeAoi.keyframes[0]?.shape.type ?? 'rectangle';

function listen(keys: ReturnType<typeof createEditorKeys>): () => void {
  // Before the keys of other analysis screens.
  window.addEventListener('keydown', keys.down, { capture: true });
  window.addEventListener('keyup', keys.up);
  return () => {
    window.removeEventListener('keydown', keys.down, { capture: true });
    window.removeEventListener('keyup', keys.up);
  };
}
