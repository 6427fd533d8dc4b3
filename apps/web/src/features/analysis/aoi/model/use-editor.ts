import type { Aoi, Page, Project } from '@fovea/contract';
import { layoutPage, toScreenSize } from '@fovea/gaze/geometry';
import type { PlaybackClock } from '@fovea/stage';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { getAoiQueue, visitAoiQueue } from '#studio/aoi/aoi-queue.ts';
import type { QueueState } from '#studio/aoi/commands/command-queue.ts';
import type { StagePage } from '#studio/stage/stage-page.ts';
import { createActions, type EditorActions } from './editor-actions.ts';
import { toEditorPage } from './editor-page.ts';
import { createEditorState, type EditorState, type EditorStore } from './editor-state.ts';
import type { Framed } from './stage-frame.ts';

export interface Editor {
  readonly store: EditorStore;
  readonly state: EditorState;
  readonly queue: QueueState;
  readonly actions: EditorActions;
  /** Areas of the page, in the order of the list. */
  readonly aois: readonly Aoi[];
  readonly selected: Aoi | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Edited {
  readonly projectId: string;
  /** As they were read. */
  readonly aois: readonly Aoi[];
  readonly clock: PlaybackClock;
  readonly page: Page | undefined;
  readonly onLastKeyframe: (aoi: Aoi) => void;
}

export function useEditor({ projectId, aois, clock, page, onLastKeyframe }: Edited): Editor {
  const t = useTexts();
  const [queue] = useState(() => getAoiQueue(projectId, aois));
  // Not while it renders: React may begin that as often as it likes.
  useEffect(() => visitAoiQueue(queue), [queue]);
  const [store] = useState(createEditorState);
  const latest = useRef({ page: toEditorPage(page), t });
  latest.current = { page: toEditorPage(page), t };
  const [actions] = useState(() =>
    createActions({
      store,
      queue,
      clock,
      getPage: () => latest.current.page,
      texts: {
        toName: (number) => latest.current.t('newName', { number }),
        toCopyName: (name) => latest.current.t('copyName', { name }),
      },
      onLastKeyframe,
    }),
  );
  // Whatever is chosen is known by the id that the server gave it meanwhile.
  useEffect(() => queue.subscribe(() => followIds(store, queue.findId)), [queue, store]);
  const queueState = useSyncExternalStore(queue.subscribe, queue.get);
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const pageAois = useMemo(() => {
    const ids = new Set(page?.assets.map((asset) => asset?.id));
    return queueState.aois.filter(({ assetId }) => ids.has(assetId));
  }, [queueState.aois, page]);
  const selected = pageAois.find(({ aoiId }) => aoiId === state.selectedId);
  return {
    store,
    state,
    queue: queueState,
    actions,
    aois: pageAois,
    selected,
    subscribe: queue.subscribe,
  };
}

function followIds(store: EditorStore, findId: (id: string) => string): void {
  const state = store.getState();
  const follow = (id: string | null) => (id === null ? null : findId(id));
  const followAll = (ids: ReadonlySet<string>) => {
    const next = [...ids].map(findId);
    return next.every((id) => ids.has(id)) ? ids : new Set(next);
  };
  const next = {
    selectedId: follow(state.selectedId),
    keyframeIds: followAll(state.keyframeIds),
    blockId: follow(state.blockId),
    renamedId: follow(state.renamedId),
    hiddenIds: followAll(state.hiddenIds),
    lockedIds: followAll(state.lockedIds),
  };
  const names = Object.keys(next) as (keyof typeof next)[];
  if (names.some((name) => next[name] !== state[name])) store.setState(next);
}

/** How pictures of the page lie on the stage, and how wide a usual phone shows them. */
export function useFramed(
  stagePage: StagePage,
  page: Page | undefined,
  { device, orientation }: Pick<Project, 'device' | 'orientation'>,
): Framed {
  return useMemo(() => {
    const { slots } = layoutPage(stagePage.page, toScreenSize({ device, orientation }));
    return {
      page: stagePage,
      assets: page?.assets ?? [],
      deviceWidthsPx: slots.map((slot) => slot?.widthPx),
    };
  }, [stagePage, page, device, orientation]);
}
