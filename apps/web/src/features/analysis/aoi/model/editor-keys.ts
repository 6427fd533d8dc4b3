import type { Aoi } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import { AOI_ACTIONS } from '#shared/actions/aoi-actions.ts';
import { findAction, isTyping } from '#shared/actions/keyed-actions.ts';
import type { AoiLayer } from './aoi-layer.ts';
import type { EditorActions } from './editor-actions.ts';
import { type EditorStore, pickTool, select } from './editor-state.ts';
import type { createGestures } from './gestures.ts';
import { findEditedShape, listMarked } from './keyframe-edits.ts';
import { fitShape, movePoint, moveShape, resizeBox, toBox } from './shapes.ts';
import type { StageFrame } from './stage-frame.ts';

const FAR_PX = 10;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface KeyDeps {
  readonly store: EditorStore;
  readonly actions: EditorActions;
  readonly layer: AoiLayer;
  readonly gestures: ReturnType<typeof createGestures>;
  readonly getFrame: () => StageFrame | undefined;
  readonly isEditable: () => boolean;
  readonly areShortcutsOn: () => boolean;
  /** The drawing surface. */
  readonly surface: Element;
}

/** Keys of the editor. Each way to draw or change by a pointer has one by keys. */
export function createEditorKeys(deps: KeyDeps) {
  const { store, actions, layer, gestures, getFrame, surface } = deps;
  /** A shape on its way by arrows: one change when they are let go. */
  let moved: { readonly aoi: Aoi; readonly shape: AoiShape } | undefined;
  let cursor: { xPx: number; yPx: number } | undefined;

  const commit = () => {
    if (moved) {
      layer.drawDraft(undefined);
      actions.changeShape(moved.aoi, moved.shape);
    }
    moved = undefined;
  };
  const withSelected = (run: (aoi: Aoi) => void) => {
    const aoi = actions.findSelected();
    if (aoi && !actions.isLocked(aoi)) run(aoi);
  };
  const cancel = () => {
    cursor = undefined;
    if (gestures.isDrawing()) gestures.cancel();
    else if (store.getState().drawMode !== 'none') pickTool(store, 'none');
    else select(store, null);
    layer.drawCursor(undefined);
  };
  const named: Readonly<Record<keyof typeof AOI_ACTIONS, () => void>> = {
    selectTool: () => pickTool(store, 'none'),
    panTool: () => store.setState({ drawMode: 'none', isPanning: true }),
    rectangleTool: () => pickTool(store, 'rectangle'),
    ellipseTool: () => pickTool(store, 'ellipse'),
    polygonTool: () => pickTool(store, 'polygon'),
    keyframe: () => withSelected(actions.toggleKeyframe),
    previousKeyframe: () => withSelected((aoi) => actions.goToKeyframe(aoi, -1)),
    nextKeyframe: () => withSelected((aoi) => actions.goToKeyframe(aoi, 1)),
    nearOnly: () => store.setState(({ isNearOnly }) => ({ isNearOnly: !isNearOnly })),
    snapping: () => store.setState(({ isSnapping }) => ({ isSnapping: !isSnapping })),
    removeAoi: () =>
      withSelected((aoi) => {
        const marked = listMarked(aoi, store.getState().keyframeIds);
        if (marked.length === 0) actions.remove(aoi);
        else actions.removeKeyframes(aoi, marked);
      }),
    undo: actions.undo,
    redo: actions.redo,
    copy: () =>
      withSelected((aoi) => {
        const marked = listMarked(aoi, store.getState().keyframeIds);
        if (marked.length === 0) actions.copy(aoi);
        else actions.copyKeyframes(marked);
      }),
    paste: actions.paste,
    duplicate: () => withSelected(actions.duplicate),
    nudge: () => undefined,
    resize: () => undefined,
    putPoint: () => undefined,
    closeShape: () => undefined,
    nextAoi: () => undefined,
  };

  /** While a tool is armed: a cross instead of the pointer. */
  const draw = (event: KeyboardEvent): boolean => {
    const step = ARROWS[event.code];
    const pressed = () => ({
      ...(cursor ?? findMiddle(getFrame())),
      shift: false,
      alt: false,
      isFree: true,
    });
    if (step) {
      const byPx = event.shiftKey ? FAR_PX : 1;
      const { xPx, yPx } = pressed();
      cursor = { xPx: xPx + step[0] * byPx, yPx: yPx + step[1] * byPx };
      gestures.hover(pressed());
      layer.drawCursor(cursor);
    } else if (event.code === 'Space') gestures.put(pressed());
    else if (event.code === 'Enter') gestures.close();
    else if (event.code === 'Backspace' && gestures.isDrawing()) gestures.takeBack();
    else return false;
    return true;
  };

  const nudge = (event: KeyboardEvent, step: readonly [number, number], target: Element | null) => {
    const aoi = moved?.aoi ?? actions.findSelected();
    const rect = aoi && getFrame()?.rects.get(aoi.assetId);
    const scale = aoi && getFrame()?.deviceScales.get(aoi.assetId);
    if (!aoi || !rect || !scale || actions.isLocked(aoi)) return false;
    const from = moved?.shape ?? findEditedShape(aoi, actions.getTimeMs());
    if (from === undefined) return false;
    const byPx = event.shiftKey ? FAR_PX : 1;
    const dx = (step[0] * byPx) / (rect.widthPx * scale);
    const dy = (step[1] * byPx) / (rect.heightPx * scale);
    const point = target?.closest('[data-point]')?.getAttribute('data-point') ?? undefined;
    moved = { aoi, shape: change(from, point) };
    layer.drawDraft({ assetId: aoi.assetId, aoiId: aoi.aoiId, shape: moved.shape, guides: [] });
    return true;

    function change(shape: AoiShape, at: string | undefined): AoiShape {
      if (at !== undefined && shape.type === 'polygon') {
        const [x = 0, y = 0] = shape.points[Number(at)] ?? [];
        return movePoint(shape, Number(at), [x + dx, y + dy]);
      }
      if (event.altKey) return fitShape(shape, resizeBox(toBox(shape), 'se', dx, dy));
      return moveShape(shape, dx, dy);
    }
  };

  /** Keys of a point that has the focus. */
  const editPoint = (event: KeyboardEvent, target: Element | null): boolean => {
    const at = target?.closest('[data-point]')?.getAttribute('data-point');
    if (at === null || at === undefined) return false;
    if (event.code === 'Enter') {
      withSelected((aoi) => actions.changePoints(aoi, { add: { edge: Number(at), share: 0.5 } }));
    } else if (event.code === 'Delete' || event.code === 'Backspace') {
      withSelected((aoi) => actions.changePoints(aoi, { remove: Number(at) }));
    } else return false;
    return true;
  };

  const handle = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof Element ? event.target : null;
    if (isTyping(target) || event.isComposing) return false;
    const isOnStage = target !== null && (surface.contains(target) || target === document.body);
    if (event.code === 'Escape') {
      cancel();
      return isOnStage;
    }
    if (!deps.isEditable()) return false;
    const hasModifier = event.ctrlKey || event.metaKey;
    if (isOnStage && !hasModifier) {
      if (store.getState().drawMode !== 'none' && draw(event)) return true;
      if (editPoint(event, target)) return true;
      const step = ARROWS[event.code];
      if (step && nudge(event, step, target)) return true;
    }
    if (!deps.areShortcutsOn() && !hasModifier && !surface.contains(target)) return false;
    const action = findAction(AOI_ACTIONS, event);
    if (action === undefined) return false;
    // A browser's own copying, while somebody has marked a text.
    if (action === 'copy' && !(getSelection()?.isCollapsed ?? true)) return false;
    named[action]();
    return true;
  };

  return {
    down(event: KeyboardEvent): void {
      if (event.defaultPrevented || !handle(event)) return;
      event.preventDefault();
      // The key has been handled: keys of other analysis screens stay out of it.
      event.stopPropagation();
    },
    up: commit,
  };
}

function findMiddle(frame: StageFrame | undefined): { xPx: number; yPx: number } {
  const [rect] = frame?.rects.values() ?? [];
  return rect
    ? { xPx: rect.xPx + rect.widthPx / 2, yPx: rect.yPx + rect.heightPx / 2 }
    : { xPx: 0, yPx: 0 };
}
