import type { Aoi, AoiKeyframe } from '@fovea/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DrawMode } from './drawing.ts';

/** State of the editing. The areas themselves are those of the queue. */
export interface EditorState {
  readonly selectedId: string | null;
  /** Diamonds of the selected area that are marked. */
  readonly keyframeIds: ReadonlySet<string>;
  /** The area whose bar in the dock is under edit. */
  readonly blockId: string | null;
  /** The area whose name is being typed. */
  readonly renamedId: string | null;
  readonly drawMode: DrawMode;
  /** The tool stays after a shape: its key was pressed twice. */
  readonly isToolKept: boolean;
  readonly isPanning: boolean;
  readonly isSnapping: boolean;
  /** Null: as the kind of page has it. */
  readonly isAutoKeyframe: boolean | null;
  readonly hiddenIds: ReadonlySet<string>;
  readonly lockedIds: ReadonlySet<string>;
  /** Only areas with keyframes near the playhead are shown. */
  readonly isNearOnly: boolean;
  readonly hasHeat: boolean;
}

export type EditorStore = StoreApi<EditorState>;

const NONE: ReadonlySet<string> = new Set();

export function createEditorState(): EditorStore {
  return createStore<EditorState>(() => ({
    selectedId: null,
    keyframeIds: NONE,
    blockId: null,
    renamedId: null,
    drawMode: 'none',
    isToolKept: false,
    isPanning: false,
    isSnapping: true,
    isAutoKeyframe: null,
    hiddenIds: new Set(),
    lockedIds: new Set(),
    isNearOnly: false,
    hasHeat: false,
  }));
}

/** Picks a tool; picking the same one again keeps it for more than one shape. */
export function pickTool(store: EditorStore, drawMode: DrawMode): void {
  const { drawMode: before } = store.getState();
  const isToolKept = drawMode !== 'none' && before === drawMode;
  store.setState({ drawMode, isToolKept, isPanning: false });
}

/** Back to selecting, unless the tool is kept. */
export function endTool(store: EditorStore): void {
  if (!store.getState().isToolKept) store.setState({ drawMode: 'none' });
}

export function select(
  store: EditorStore,
  aoiId: string | null,
  keyframeIds: ReadonlySet<string> = NONE,
) {
  store.setState({ selectedId: aoiId, blockId: aoiId, keyframeIds, renamedId: null });
}

export function toggleIn(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Copied content: an area, or keyframes of one. Also for other pages and projects. */
export type Copied =
  | { readonly kind: 'aoi'; readonly aoi: Aoi }
  | { readonly kind: 'keyframes'; readonly keyframes: readonly AoiKeyframe[] };

export const clipboard = createStore<{ readonly copied: Copied | null }>(() => ({ copied: null }));
