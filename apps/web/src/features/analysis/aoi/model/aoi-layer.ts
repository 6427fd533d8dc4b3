import type { Aoi } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import type { Rect } from '@fovea/gaze/geometry';
import { toAoiStageColour } from '#studio/aoi/aoi-colours.ts';
import { createHandles } from './handles.ts';
import { findEditedShape, findShownShape } from './keyframe-edits.ts';
import { makeElement, makeOutline, type Outline, setAttributes } from './layer-elements.ts';
import { drawOnion } from './onion-skin.ts';
import { type Point, toBox } from './shapes.ts';
import type { Guide } from './snapping.ts';
import { type StageFrame, toPath } from './stage-frame.ts';

const GUIDE = '#ff5fa8';
const FAILED = '#ff4d4d';
const BLINK_MS = 700;
const TAG_PX = 20;

export interface LayerScene {
  readonly aois: readonly Aoi[];
  readonly frame: StageFrame;
  readonly timeMs: number;
  readonly selectedId: string | null;
  readonly lockedIds: ReadonlySet<string>;
  /** Shapes can be taken hold of. */
  readonly isEditable: boolean;
  /** The same for all ids that an area has had: its element and the focus on it stay. */
  readonly toKey: (aoiId: string) => string;
}

export interface LayerTexts {
  readonly describe: (aoi: Aoi) => string;
  readonly describePoint: (index: number, count: number) => string;
  readonly describeTime: (timeMs: number) => string;
  readonly describeSize: (widthPx: number, heightPx: number) => string;
}

/** A shape that is not stored yet: of an area that is moved, or of one that is being drawn. */
export interface Draft {
  readonly assetId: string;
  readonly aoiId: string | null;
  readonly shape: AoiShape;
  readonly guides: readonly Guide[];
  /** How far the whole of what was drawn last has moved, if it has not changed otherwise. */
  readonly by?: Point | undefined;
}

export interface AoiLayer {
  /** Everything anew. */
  draw(scene: LayerScene): void;
  /** One shape over what was drawn last; undefined: as it was. */
  drawDraft(draft: Draft | undefined): void;
  /** A cross where the next point would be put by a key. */
  drawCursor(at: { readonly xPx: number; readonly yPx: number } | undefined): void;
  /** Once, in red, where an area is or has just been. */
  blink(aoiId: string): void;
  focus(aoiId: string): void;
}

interface Entry {
  readonly outline: Outline;
  readonly tag: HTMLElement;
}

/** Draws areas as SVG over the stage, without React: a frame of a drag touches one shape. */
export function createAoiLayer(svg: SVGSVGElement, tags: HTMLElement, texts: LayerTexts): AoiLayer {
  const [shapes, onion, drafts, guides, handles, ghosts] = Array.from({ length: 6 }, () =>
    makeElement('g'),
  ) as [SVGGElement, SVGGElement, SVGGElement, SVGGElement, SVGGElement, SVGGElement];
  svg.replaceChildren(shapes, onion, drafts, guides, handles, ghosts);
  for (const each of [onion, guides, ghosts]) each.setAttribute('pointer-events', 'none');
  const entries = new Map<string, Entry>();
  const drawHandles = createHandles(handles, texts.describePoint);
  const newOutline = makeOutline();
  drafts.append(newOutline.group);
  drafts.setAttribute('pointer-events', 'none');
  const sizeTag = makeTag(tags);
  sizeTag.hidden = true;
  let scene: LayerScene | undefined;
  /** Moved as a whole since it was drawn. */
  let moved: readonly Element[] = [];
  const putBack = () => {
    for (const each of moved) each.removeAttribute('transform');
    moved = [];
  };

  const getEntry = (aoiId: string) => entries.get(scene?.toKey(aoiId) ?? aoiId);
  const findEntry = (aoi: Aoi): Entry => {
    const found = getEntry(aoi.aoiId);
    if (found) return found;
    const entry = { outline: makeOutline(), tag: makeTag(tags) };
    const { group } = entry.outline;
    group.setAttribute('role', 'button');
    shapes.append(group);
    entries.set(scene?.toKey(aoi.aoiId) ?? aoi.aoiId, entry);
    return entry;
  };
  const drawAoi = (aoi: Aoi, current: LayerScene, index: number) => {
    const { outline, tag } = findEntry(aoi);
    const rect = current.frame.rects.get(aoi.assetId);
    const isSelected = aoi.aoiId === current.selectedId;
    const shown = findShownShape(aoi, current.timeMs);
    const shape =
      shown ??
      (isSelected && current.isEditable ? findEditedShape(aoi, current.timeMs) : undefined);
    const isThere = rect !== undefined && shape !== undefined;
    outline.group.toggleAttribute('hidden', !isThere);
    outline.group.style.display = isThere ? '' : 'none';
    tag.hidden = !isThere;
    if (!isThere) return;
    outline.draw(toPath(shape, rect));
    outline.paint({
      colour: toAoiStageColour(aoi.color),
      isSelected,
      isGhost: shown === undefined,
      takesPointer: current.isEditable && !current.lockedIds.has(aoi.aoiId),
    });
    setAttributes(outline.group, {
      'data-aoi': aoi.aoiId,
      'aria-label': texts.describe(aoi),
      'aria-pressed': String(isSelected),
      tabindex: current.isEditable ? 0 : -1,
    });
    if (shapes.children[index] !== outline.group) {
      shapes.insertBefore(outline.group, shapes.children[index] ?? null);
    }
    tag.textContent = aoi.name;
    tag.style.background = toAoiStageColour(aoi.color);
    placeTag(tag, shape, rect);
    if (isSelected) drawSelected(aoi, shape, rect, current);
  };
  const drawSelected = (aoi: Aoi, shape: AoiShape, rect: Rect, current: LayerScene) => {
    const canEdit = current.isEditable && !current.lockedIds.has(aoi.aoiId);
    drawHandles(canEdit ? { shape, rect, colour: toAoiStageColour(aoi.color) } : undefined);
    drawOnion(
      onion,
      current.isEditable ? { aoi, rect, timeMs: current.timeMs } : undefined,
      texts.describeTime,
    );
  };

  return {
    draw(next) {
      scene = next;
      putBack();
      const keys = new Set(next.aois.map(({ aoiId }) => next.toKey(aoiId)));
      for (const [key, { outline, tag }] of entries) {
        if (keys.has(key)) continue;
        outline.group.remove();
        tag.remove();
        entries.delete(key);
      }
      drawHandles(undefined);
      drawOnion(onion, undefined, texts.describeTime);
      next.aois.forEach((aoi, i) => {
        drawAoi(aoi, next, i);
      });
    },
    drawDraft(draft) {
      const rect = draft && scene?.frame.rects.get(draft.assetId);
      drafts.style.display = rect && draft.aoiId === null ? '' : 'none';
      sizeTag.hidden = !rect;
      if (!draft?.by) putBack();
      if (!draft || !rect || !scene) {
        guides.replaceChildren();
        return;
      }
      const { shape, by } = draft;
      const entry = draft.aoiId === null ? undefined : getEntry(draft.aoiId);
      if (entry && by) {
        moved = [entry.outline.group, handles];
        const [xPx, yPx] = [by[0] * rect.widthPx, by[1] * rect.heightPx];
        for (const each of moved) each.setAttribute('transform', `translate(${xPx} ${yPx})`);
      } else (entry?.outline ?? newOutline).draw(toPath(shape, rect));
      if (entry) {
        placeTag(entry.tag, shape, rect);
        if (!by) drawHandles({ shape, rect, colour: GUIDE });
      } else {
        newOutline.paint({
          colour: '#ffffff',
          isSelected: true,
          isGhost: false,
          takesPointer: false,
        });
      }
      drawGuides(guides, draft.guides, rect);
      const { left, top, right, bottom } = toBox(shape);
      const scale = scene.frame.deviceScales.get(draft.assetId) ?? 1;
      sizeTag.textContent = texts.describeSize(
        Math.round((right - left) * rect.widthPx * scale),
        Math.round((bottom - top) * rect.heightPx * scale),
      );
      const [xPx, yPx] = [
        rect.xPx + right * rect.widthPx + 8,
        rect.yPx + bottom * rect.heightPx + 8,
      ];
      sizeTag.style.transform = `translate(${xPx}px, ${yPx}px)`;
    },
    drawCursor(at) {
      if (at === undefined) return guides.replaceChildren();
      const { xPx, yPx } = at;
      guides.replaceChildren(
        makeElement('path', {
          d: `M${xPx - 12} ${yPx}h24M${xPx} ${yPx - 12}v24`,
          stroke: GUIDE,
          'stroke-width': 2,
        }),
      );
    },
    blink(aoiId) {
      const before = getEntry(aoiId)?.outline.getPath();
      // The area that was taken back is drawn by then; a removed one is shown where it was.
      queueMicrotask(() => {
        const path = getEntry(aoiId)?.outline.getPath() ?? before;
        if (path === undefined) return;
        const ghost = makeElement('path', {
          d: path,
          fill: FAILED,
          'fill-opacity': 0.3,
          stroke: FAILED,
          'stroke-width': 3,
          'data-failed': aoiId,
        });
        ghosts.append(ghost);
        ghost.animate?.([{ opacity: 1 }, { opacity: 0 }], BLINK_MS);
        setTimeout(() => ghost.remove(), BLINK_MS);
      });
    },
    focus(aoiId) {
      getEntry(aoiId)?.outline.group.focus({ preventScroll: true });
    },
  };
}

function makeTag(parent: HTMLElement): HTMLElement {
  const tag = document.createElement('span');
  tag.className =
    'absolute top-0 left-0 truncate rounded-[5px] px-1.5 font-semibold text-[0.65625rem]';
  Object.assign(tag.style, {
    background: GUIDE,
    color: '#0a0b0d',
    maxWidth: '12rem',
    lineHeight: '18px',
  });
  parent.append(tag);
  return tag;
}

function placeTag(tag: HTMLElement, shape: AoiShape, rect: Rect): void {
  const { left, top } = toBox(shape);
  const xPx = rect.xPx + left * rect.widthPx;
  const yPx = rect.yPx + top * rect.heightPx - TAG_PX;
  tag.style.transform = `translate(${xPx}px, ${Math.max(yPx, 0)}px)`;
}

function drawGuides(parent: Element, guides: readonly Guide[], rect: Rect): void {
  parent.replaceChildren(
    ...guides.map(({ axis, at }) => {
      const xPx = rect.xPx + at * rect.widthPx;
      const yPx = rect.yPx + at * rect.heightPx;
      const d =
        axis === 'x'
          ? `M${xPx} ${rect.yPx}v${rect.heightPx}`
          : `M${rect.xPx} ${yPx}h${rect.widthPx}`;
      return makeElement('path', { d, stroke: GUIDE, 'stroke-width': 1 });
    }),
  );
}
