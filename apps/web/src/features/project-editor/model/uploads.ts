import { type Asset, LIMITS, type Page } from '@fovea/contract';

const POLL_MS = 400;
/** A check takes a second; after this long something is wrong. */
const CHECK_MAX_MS = 120_000;

export interface Upload {
  readonly key: string;
  readonly file: File;
  /** Shows the picture from the person's own disk, before anything is sent. */
  readonly localUrl: string;
  readonly state: 'waiting' | 'uploading' | 'checking' | 'failed';
  /** Of the bytes, 0 to 1. */
  readonly share: number;
}

export interface UploadPort {
  createUpload(file: File): Promise<{ uploadId: string; url: string; headers: HeadersRecord }>;
  put(
    url: string,
    headers: HeadersRecord,
    file: File,
    onShare: (share: number) => void,
  ): Promise<void>;
  complete(uploadId: string): Promise<Asset>;
  getAsset(uploadId: string): Promise<Asset>;
  createPage(assetId: string): Promise<Page>;
  wait(ms: number): Promise<void>;
  toLocalUrl(file: File): string;
  /** The page exists: from now on the server shows it. */
  onPage(page: Page, upload: Upload): void;
  /** The server decoded the file and does not take it. */
  onRefused(file: File, refusal: string): void;
}

type HeadersRecord = Readonly<Record<string, string>>;

export interface Uploads {
  add(files: readonly File[]): readonly Upload[];
  retry(key: string): void;
  dismiss(key: string): void;
  list(): readonly Upload[];
  subscribe(listener: () => void): () => void;
}

/**
 * Sends several files at once, and makes their pages one after the other in the order of the files,
 * each when its picture has been checked.
 */
export function createUploads(port: UploadPort): Uploads {
  let uploads: readonly Upload[] = [];
  let pageTurn: Promise<unknown> = Promise.resolve();
  let nextKey = 1;
  const listeners = new Set<() => void>();
  const takeSlot = createSlots(LIMITS.concurrentTasks);

  const set = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => set(uploads.filter((upload) => upload.key !== key));

  async function sendFile({ key, file }: Upload): Promise<Asset | undefined> {
    change(key, { state: 'uploading', share: 0 });
    const { uploadId, url, headers } = await port.createUpload(file);
    await port.put(url, headers, file, (share) => change(key, { share }));
    change(key, { state: 'checking', share: 1 });
    const asset = await waitForCheck(await port.complete(uploadId));
    if (asset.status === 'ready') return asset;
    drop(key);
    port.onRefused(file, asset.refusal ?? '');
    return undefined;
  }

  async function waitForCheck(first: Asset): Promise<Asset> {
    let asset = first;
    for (let waitedMs = 0; waitedMs < CHECK_MAX_MS; waitedMs += POLL_MS) {
      if (asset.status === 'ready' || asset.status === 'refused') return asset;
      await port.wait(POLL_MS);
      asset = await port.getAsset(first.id);
    }
    throw new Error('the picture was not checked in time');
  }

  function start(upload: Upload): void {
    const fail = () => change(upload.key, { state: 'failed' });
    const sent = takeSlot(() => sendFile(upload)).catch(fail);
    pageTurn = pageTurn.then(async () => {
      const asset = await sent;
      if (!asset) return;
      try {
        const page = await port.createPage(asset.id);
        port.onPage(page, upload);
        drop(upload.key);
      } catch {
        fail();
      }
    });
  }

  return {
    add(files) {
      const added = files.map((file) => ({
        key: `upload-${nextKey++}`,
        file,
        localUrl: port.toLocalUrl(file),
        state: 'waiting' as const,
        share: 0,
      }));
      set([...uploads, ...added]);
      added.forEach(start);
      return added;
    },
    retry(key) {
      const upload = uploads.find((each) => each.key === key);
      if (upload?.state !== 'failed') return;
      change(key, { state: 'waiting', share: 0 });
      start(upload);
    },
    dismiss: drop,
    list: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs at most so many tasks at once. */
function createSlots(count: number) {
  let free = count;
  const queue: (() => void)[] = [];
  return async function takeSlot<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
