import { AOI_LIMITS, type Aoi, type AoiKeyframe } from '@fovea/contract';
import type { AoiShape } from '@fovea/gaze/aoi';
import type { PlaybackClock } from '@fovea/stage';
import { findNewAoiSlot } from '#studio/aoi/aoi-colours.ts';
import type { CommandQueue } from '#studio/aoi/commands/command-queue.ts';
import type { AoiChange, Command, KeyframeChange } from '#studio/aoi/commands/commands.ts';
import type { EditorPage } from './editor-page.ts';
import { clipboard, type EditorStore, endTool, select } from './editor-state.ts';
import {
  findNeighbourTime,
  toMovedKeyframes,
  toPastedKeyframes,
  toPointsCommand,
  toShapeCommand,
  toToggledKeyframe,
  toWithoutKeyframes,
} from './keyframe-edits.ts';
import { addAois, type NewAoi, toCopy } from './new-aois.ts';
import { moveShape } from './shapes.ts';

export interface EditorDeps {
  readonly store: EditorStore;
  readonly queue: CommandQueue;
  readonly clock: PlaybackClock;
  readonly getPage: () => EditorPage;
  readonly texts: {
    readonly toName: (number: number) => string;
    readonly toCopyName: (name: string) => string;
  };
  /** Somebody wants to remove the only keyframe of an area. */
  readonly onLastKeyframe: (aoi: Aoi) => void;
}

/** How far a duplicate lies from what it was made of. */
const DUPLICATE_BY = 0.02;

export type EditorActions = ReturnType<typeof createActions>;

/** Actions of the editor, by whatever hand: pointer, keys, lists. */
export function createActions({ store, queue, clock, getPage, texts, onLastKeyframe }: EditorDeps) {
  const getTimeMs = () => Math.min(Math.round(clock.getTimeMs()), getPage().pageMs);
  const isAuto = () => store.getState().isAutoKeyframe ?? getPage().isVideo;
  const edited = () => ({ timeMs: getTimeMs(), isAuto: isAuto(), newId: queue.newId });
  const run = (command: Command | undefined) => {
    if (command !== undefined) queue.run(command);
  };
  const listPageAois = () => {
    const ids = new Set(getPage().assets.map((asset) => asset?.id));
    return queue.get().aois.filter(({ assetId }) => ids.has(assetId));
  };
  const isLocked = ({ aoiId }: Aoi) => store.getState().lockedIds.has(aoiId);
  const findSelected = (): Aoi | undefined => {
    const { selectedId } = store.getState();
    if (selectedId === null) return undefined;
    const id = queue.findId(selectedId);
    return listPageAois().find(({ aoiId }) => aoiId === id);
  };
  const add = (assetId: string, aois: readonly NewAoi[]) => {
    const ids = addAois(queue, assetId, aois);
    const [first] = ids;
    if (first !== undefined) select(store, first);
    return first;
  };
  const copyOf = (aoi: Aoi, assetId: string, by: number) => {
    const copy = toCopy(aoi, getPage().pageMs);
    const isBeside = assetId === aoi.assetId;
    const name = isBeside
      ? texts.toCopyName(aoi.name).slice(0, AOI_LIMITS.nameMaxLength)
      : aoi.name;
    const keyframes = copy.keyframes.map((each) => ({
      ...each,
      shape: moveShape(each.shape, by, by),
    }));
    add(assetId, [{ ...copy, name, keyframes }]);
  };

  return {
    listPageAois,
    findSelected,
    getTimeMs,
    isAuto,
    isLocked,
    undo: queue.undo,
    redo: queue.redo,
    toKey: queue.findKey,
    /** Areas that were found elsewhere, as many as the picture has room for. */
    addAll: add,
    addShape(assetId: string, shape: AoiShape, timestamp = getPage().isVideo ? getTimeMs() : 0) {
      endTool(store);
      const aois = listPageAois();
      const taken = new Set(aois.map(({ name }) => name));
      let number = aois.length + 1;
      while (taken.has(texts.toName(number))) number += 1;
      const keyframe = { timestamp, shape, easing: 'linear', visible: true } as const;
      const fields = { name: texts.toName(number), color: findNewAoiSlot(aois), group: null };
      const aoiId = add(assetId, [{ ...fields, tags: [], keyframes: [keyframe] }]);
      if (aoiId !== undefined) store.setState({ renamedId: aoiId });
    },
    changeShape: (aoi: Aoi, shape: AoiShape) => run(toShapeCommand(aoi, shape, edited())),
    changePoints: (aoi: Aoi, change: Parameters<typeof toPointsCommand>[1]) =>
      run(toPointsCommand(aoi, change)),
    change: (aoi: Aoi, change: AoiChange) => run({ kind: 'updateAoi', aoiId: aoi.aoiId, change }),
    remove(aoi: Aoi) {
      if (isLocked(aoi)) return;
      run({ kind: 'removeAoi', aoiId: aoi.aoiId });
      select(store, null);
    },
    duplicate: (aoi: Aoi) => copyOf(aoi, aoi.assetId, DUPLICATE_BY),
    copy: (aoi: Aoi) => clipboard.setState({ copied: { kind: 'aoi', aoi } }),
    copyKeyframes: (keyframes: readonly AoiKeyframe[]) =>
      clipboard.setState({ copied: { kind: 'keyframes', keyframes } }),
    /** An area onto the picture of this page, keyframes into the selected area. */
    paste() {
      const { copied } = clipboard.getState();
      if (copied?.kind === 'aoi') {
        const { assets } = getPage();
        const own = assets.find((asset) => asset?.id === copied.aoi.assetId);
        const target = own ?? assets.find((asset) => asset !== null);
        if (target) copyOf(copied.aoi, target.id, 0);
        return;
      }
      const aoi = findSelected();
      if (copied === null || aoi === undefined || isLocked(aoi)) return;
      run(toPastedKeyframes(aoi, copied.keyframes, { ...edited(), pageMs: getPage().pageMs }));
    },
    toggleKeyframe(aoi: Aoi) {
      if (isLocked(aoi)) return;
      const command = toToggledKeyframe(aoi, edited());
      if (command === undefined) onLastKeyframe(aoi);
      else run(command);
    },
    changeKeyframe: (aoi: Aoi, keyframeId: string, change: KeyframeChange) =>
      run({ kind: 'updateKeyframe', aoiId: aoi.aoiId, keyframeId, change }),
    moveKeyframes: (aoi: Aoi, moved: readonly AoiKeyframe[], byMs: number) =>
      run(toMovedKeyframes(aoi, moved, byMs, getPage().pageMs)),
    removeKeyframes(aoi: Aoi, gone: readonly AoiKeyframe[]) {
      if (isLocked(aoi)) return;
      const command = toWithoutKeyframes(aoi, gone);
      if (command === undefined) onLastKeyframe(aoi);
      else run(command);
    },
    goToKeyframe(aoi: Aoi, step: 1 | -1) {
      const timeMs = findNeighbourTime(aoi, getTimeMs(), step);
      if (timeMs !== undefined) clock.seek(timeMs);
    },
  };
}
