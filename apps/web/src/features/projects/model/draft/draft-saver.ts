import type { Asset, CALLS, CallBody, Draft, Project } from '@fovea/contract';
import { createStore } from 'zustand/vanilla';
import { type AssetBook, toDraft, withAssets } from './draft-view.ts';
import { createHistory } from './history.ts';
import { applyStep, isSame, type Step } from './steps.ts';

/** A change is sent this long after the last one. */
export const SAVE_MS = 800;
const RETRY_MS = 1_000;
/** The longest wait between two tries. */
export const RETRY_MAX_MS = 30_000;

/** `offline`: nobody answered. `failed`: the server could not, or would not. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** Changes that wait on this device until the server has answered. */
export interface KeptDraft {
  /** State that the draft was made from. */
  readonly base: { readonly revision: number; readonly draft: Draft };
  readonly draft: Draft;
  /** Keys of saves without an answer. */
  readonly keys: readonly string[];
  readonly assets: readonly Asset[];
}

export type SaveBody = CallBody<typeof CALLS.saveDraft>;
export type SaveAnswer =
  | { readonly kind: 'saved' | 'outdated'; readonly project: Project }
  | { readonly kind: 'offline' | 'failed' }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface DraftPort {
  save(body: SaveBody): Promise<SaveAnswer>;
  /** Nothing: all of it is answered. Later calls win over earlier ones. */
  keep(kept: KeptDraft | undefined): Promise<void>;
  onSaved(project: Project): void;
  onRefused(error: unknown): void;
  newKey(): string;
  now(): number;
  /** Calls back later; returns how to take it back. */
  later(callback: () => void, ms: number): () => void;
}

export interface DraftState {
  readonly draft: Draft;
  readonly assets: AssetBook;
  readonly save: SaveState;
  readonly savedAt: number | undefined;
  /** Version that another browser has saved meanwhile. */
  readonly theirs: Project | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

interface SaverOptions {
  readonly port: DraftPort;
  readonly project: Project;
  /** Draft of an earlier page that could not send all of it. */
  readonly kept?: KeptDraft | undefined;
}

/** Shows every change at once, keeps it on the device, and sends the whole with one request at a time. */
export function createDraftSaver({ port, project, kept }: SaverOptions) {
  const history = createHistory();
  let base = { revision: project.revision, draft: toDraft(project) };
  let draft = base.draft;
  let assets: AssetBook = withAssets({}, project);
  let keys: readonly string[] = [];
  let theirs: Project | undefined;
  let trouble: 'offline' | 'failed' | undefined;
  let savedAt: number | undefined;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let takeBack: (() => void) | undefined;

  const isUnsent = () => draft !== base.draft;
  const toSave = (): SaveState => {
    if (theirs) return 'conflict';
    return trouble ?? (isSending || isUnsent() ? 'saving' : 'saved');
  };
  const toState = (): DraftState => ({
    draft,
    assets,
    savedAt,
    theirs,
    save: toSave(),
    ...history.get(),
  });
  const store = createStore<DraftState>(toState);
  const publish = () => store.setState(toState());

  const keep = () => {
    if (!isUnsent() && keys.length === 0) return port.keep(undefined);
    const shown = new Set(draft.pages.flatMap(({ assetIds }) => assetIds));
    const own = Object.values(assets).filter(({ id }) => shown.has(id));
    return port.keep({ base, draft, keys, assets: own });
  };

  function sendAfter(ms: number): void {
    takeBack?.();
    takeBack = port.later(() => {
      takeBack = undefined;
      void send();
    }, ms);
  }

  async function send(): Promise<void> {
    takeBack?.();
    takeBack = undefined;
    if (isSending || isStopped || theirs || !isUnsent()) return;
    isSending = true;
    const sent = draft;
    const key = port.newKey();
    keys = [...keys, key];
    publish();
    // Known before it is sent: whoever goes on after this page must know its own save again.
    await keep();
    const answer: SaveAnswer = isStopped
      ? { kind: 'offline' }
      : await port.save({ revision: base.revision, key, ...sent });
    isSending = false;
    if (!isStopped) settle(answer, sent);
    publish();
  }

  function settle(answer: SaveAnswer, sent: Draft): void {
    if (answer.kind === 'saved' || answer.kind === 'outdated') {
      failures = 0;
      trouble = undefined;
      if (answer.kind === 'outdated') meet(answer.project);
      else {
        takeAs(answer.project);
        if (draft === sent) draft = base.draft;
        savedAt = port.now();
        port.onSaved(answer.project);
      }
      void keep();
      // Changes made meanwhile wait for their own time, unless that is over.
      if (!takeBack) sendAfter(0);
      return;
    }
    trouble = answer.kind === 'offline' ? 'offline' : 'failed';
    if (answer.kind === 'refused') port.onRefused(answer.error);
    else if (!takeBack) sendAfter(Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** failures));
    failures += 1;
  }

  /** Takes the stored project as the base. Saves on older revisions can no longer be stored. */
  function takeAs(stored: Project): void {
    base = { revision: stored.revision, draft: toDraft(stored) };
    assets = withAssets(assets, stored);
    keys = [];
  }

  /** Somebody has written: this page without hearing of it, nothing that is edited, or another one. */
  function meet(stored: Project): void {
    const next = toDraft(stored);
    const isOwn = stored.saveKey !== null && keys.includes(stored.saveKey);
    if (isOwn || isSame(next, base.draft) || isSame(next, draft)) {
      takeAs(stored);
      if (isSame(draft, base.draft)) draft = base.draft;
    } else theirs = stored;
  }

  function show(next: Draft | undefined): boolean {
    if (!next || isStopped || theirs) return false;
    draft = next;
    void keep();
    sendAfter(SAVE_MS);
    publish();
    return true;
  }

  if (kept) {
    ({ base, draft, keys } = kept);
    const own = Object.fromEntries(kept.assets.map((asset) => [asset.id, asset]));
    assets = { ...own, ...assets };
    // A save on the same revision may still arrive, so that its key stays known.
    if (project.revision > base.revision) meet(project);
    void keep();
    if (isUnsent()) sendAfter(SAVE_MS);
    publish();
  }

  return {
    /** False when it changes nothing, or nothing may be changed. */
    run: (step: Step) => !isStopped && !theirs && show(history.run(draft, step)),
    /** Without a step to undo. */
    amend: (step: Step) => show(applyStep(draft, step)?.next),
    endTyping: history.endTyping,
    undo: () => !isStopped && !theirs && show(history.undo(draft)),
    redo: () => !isStopped && !theirs && show(history.redo(draft)),
    /** Sends at once what waits, also what failed. */
    flush(): void {
      trouble = undefined;
      failures = 0;
      publish();
      void send();
    },
    /** A file that has become an asset. */
    remember(asset: Asset): void {
      assets = { ...assets, [asset.id]: asset };
      publish();
    },
    /** Adopts a project that another part of the page has read or written. */
    adopt(stored: Project): void {
      if (stored.revision === base.revision) assets = withAssets(assets, stored);
      if (stored.revision > base.revision && !isSending && !isUnsent()) {
        takeAs(stored);
        draft = base.draft;
      }
      publish();
    },
    takeTheirs(): void {
      if (!theirs) return;
      takeAs(theirs);
      draft = base.draft;
      theirs = undefined;
      history.clear();
      void keep();
      publish();
    },
    /** Another page goes on with what is kept. */
    stop(): void {
      isStopped = true;
      takeBack?.();
      takeBack = undefined;
    },
    get: store.getState,
    subscribe: store.subscribe,
  };
}
