import { type Asset, LIMITS } from '@fovea/contract';
import { createStore } from 'zustand/vanilla';
import type { FileProblem } from '#features/projects/files/file-problems.ts';
import { findFault, findMediaKind, sortFiles } from '#features/projects/files/media-files.ts';
import { sendUntilThere, waitForCheck } from './follow-file.ts';
import { createSlots } from './slots.ts';
import { canPause, canRetry, isMoving, type Upload, type UploadTarget } from './upload.ts';
import type { OpenUpload, UploadPort } from './upload-port.ts';

export interface Uploads {
  /** In the order of their names. Files that cannot be sent are in the list with their reason. */
  add(files: readonly File[], target?: UploadTarget): readonly Upload[];
  pause(key: string): void;
  resume(key: string): void;
  pauseAll(): void;
  resumeAll(): void;
  retry(key: string): void;
  /** Takes it off the list, and back from the server. */
  cancel(key: string): void;
  /** Takes what is done off the list. */
  clearDone(): void;
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
}

/** Facts about a file beside those that are shown. */
interface Work {
  open?: OpenUpload | undefined;
  asset?: Asset;
  run?: AbortController;
}

/**
 * Sends several files at once in parts, waits until each has been checked, and makes their pages one
 * after the other in the order of the files. Lives as long as the page of the browser.
 */
export function createUploads(port: UploadPort): Uploads {
  const uploads = createStore<readonly Upload[]>(() => []);
  let nextKey = 1;
  let isPlacing = false;
  const works = new Map<string, Work>();
  const takeFileSlot = createSlots(LIMITS.concurrentTasks);
  const takePartSlot = createSlots(LIMITS.concurrentTasks);

  const list = uploads.getState;
  const find = (key: string) => list().find((upload) => upload.key === key);
  const set = (next: readonly Upload[]) => uploads.setState(next, true);
  const change = (key: string, part: Partial<Upload>) =>
    set(list().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const fail = (key: string, problem: FileProblem) => change(key, { state: 'failed', problem });
  /** The server sweeps uploads that stay. */
  const takeBack = (uploadId: string) => void port.remove(uploadId).catch(() => undefined);

  async function run(upload: Upload, work: Work, signal: AbortSignal): Promise<void> {
    const { key, file } = upload;
    const following = {
      upload,
      signal,
      takeFileSlot,
      takePartSlot,
      findOpen: () => work.open,
      onOpen: (open: OpenUpload | undefined) => {
        work.open = open;
        // The upload was cancelled while the server opened it.
        if (open && !works.has(key)) takeBack(open.uploadId);
      },
      show: (part: Partial<Upload>) => change(key, part),
    };
    const sent = await sendUntilThere(port, following);
    signal.throwIfAborted();
    change(key, { state: 'checking', sentBytes: file.size, checkPercent: undefined });
    const asset = await waitForCheck(port, following, sent);
    if (!asset) return fail(key, 'slow');
    if (asset.status === 'refused') {
      works.delete(key);
      change(key, { state: 'refused', problem: asset.refusal ?? 'notMedia' });
      return takeBack(asset.id);
    }
    work.asset = asset;
    change(key, { state: 'ready' });
  }

  function start(upload: Upload): void {
    const work = works.get(upload.key) ?? {};
    works.set(upload.key, work);
    work.run = new AbortController();
    const { signal } = work.run;
    change(upload.key, { state: work.asset ? 'ready' : 'waiting', problem: undefined });
    void (work.asset ? Promise.resolve() : run(upload, work, signal))
      .catch((error: unknown) => signal.aborted || fail(upload.key, { error }))
      .finally(() => void placeNext());
  }

  /** A page waits for those before it of the same kind: a slow video does not hold pictures back. */
  function findPlaceable(): Upload | undefined {
    return list().find((upload, at) => {
      if (upload.state !== 'ready') return false;
      if (upload.target) return true;
      return !list()
        .slice(0, at)
        .some((before) => !before.target && before.kind === upload.kind && isMoving(before));
    });
  }

  async function placeNext(): Promise<void> {
    const upload = findPlaceable();
    const asset = upload && works.get(upload.key)?.asset;
    if (!asset || isPlacing) return;
    isPlacing = true;
    change(upload.key, { state: 'placing' });
    try {
      const pageId = await port.place(asset, upload);
      works.delete(upload.key);
      change(upload.key, { state: 'done', pageId });
    } catch (error) {
      fail(upload.key, { error });
    } finally {
      isPlacing = false;
    }
    void placeNext();
  }

  const resume = (key: string) => {
    const upload = find(key);
    if (upload?.state === 'paused') start(upload);
  };
  const pause = (key: string) => {
    const upload = find(key);
    if (!upload || !canPause(upload)) return;
    works.get(key)?.run?.abort();
    change(key, { state: 'paused' });
    void placeNext();
  };

  function toUpload(file: File, target: UploadTarget | undefined): Upload {
    const fault = findFault(file);
    return {
      key: `upload-${nextKey++}`,
      file,
      kind: findMediaKind(file) ?? 'image',
      target,
      localUrl: fault ? undefined : port.toLocalUrl(file),
      state: fault ? 'refused' : 'waiting',
      sentBytes: 0,
      checkPercent: undefined,
      checkLeftMs: undefined,
      problem: fault,
      pageId: undefined,
    };
  }

  return {
    add(files, target) {
      const added = sortFiles(files).map((file) => toUpload(file, target));
      set([...list(), ...added]);
      for (const upload of added) if (upload.state === 'waiting') start(upload);
      return added;
    },
    pause,
    resume,
    pauseAll: () => {
      for (const { key } of list()) pause(key);
    },
    resumeAll: () => {
      for (const { key } of list()) resume(key);
    },
    retry(key) {
      const upload = find(key);
      if (upload && canRetry(upload)) start(upload);
    },
    cancel(key) {
      const upload = find(key);
      if (!upload || upload.state === 'placing') return;
      const work = works.get(key);
      works.delete(key);
      work?.run?.abort();
      set(list().filter((each) => each.key !== key));
      if (work?.open) takeBack(work.open.uploadId);
      if (upload.localUrl && upload.state !== 'done') port.forgetLocalUrl(upload.localUrl);
      void placeNext();
    },
    clearDone: () => set(list().filter(({ state }) => state !== 'done')),
    list,
    subscribe: uploads.subscribe,
  };
}
