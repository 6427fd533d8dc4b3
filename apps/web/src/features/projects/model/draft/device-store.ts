// The browser's store for edited projects until the server has them: changes, and files that wait.
// A browser without a database, or with a full one, keeps nothing; the page itself still does.
import type { KeptDraft } from './draft-saver.ts';

const NAME = 'fovea-drafts';
const DRAFTS = 'drafts';
const FILES = 'files';
/** More than this is not kept. */
const FILES_MAX_BYTES = 200 * 1024 * 1024;

export interface KeptFile {
  readonly key: string;
  readonly projectId: string;
  readonly file: File;
  readonly target: { readonly pageId: string; readonly slot: number } | undefined;
}

export async function readDraft(projectId: string): Promise<KeptDraft | undefined> {
  return (await run(DRAFTS, 'readonly', (store) => store.get(projectId))) as KeptDraft | undefined;
}

export async function writeDraft(projectId: string, kept: KeptDraft | undefined): Promise<void> {
  await run(DRAFTS, 'readwrite', (store) =>
    kept ? store.put(kept, projectId) : store.delete(projectId),
  );
}

/** In the order in which they were added. */
export async function readFiles(projectId: string): Promise<KeptFile[]> {
  const all = (await listFiles()).filter((kept) => kept.projectId === projectId);
  return all.sort((a, b) => (a.key < b.key ? -1 : 1));
}

export async function writeFile(kept: KeptFile): Promise<void> {
  const bytes = (await listFiles()).reduce((sum, { file }) => sum + file.size, kept.file.size);
  if (bytes <= FILES_MAX_BYTES) await run(FILES, 'readwrite', (store) => store.put(kept, kept.key));
}

/** Files wait for another project, whose pages are others: each becomes one of its own. */
export async function passOnFiles(fromId: string, toId: string): Promise<void> {
  for (const kept of await readFiles(fromId)) {
    const passed = { ...kept, projectId: toId, target: undefined };
    await run(FILES, 'readwrite', (store) => store.put(passed, kept.key));
  }
}

export async function removeFile(key: string): Promise<void> {
  await run(FILES, 'readwrite', (store) => store.delete(key));
}

const listFiles = async () =>
  ((await run(FILES, 'readonly', (store) => store.getAll())) ?? []) as KeptFile[];

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(DRAFTS);
      request.result.createObjectStore(FILES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Nothing when there is no database. Calls are done in the order in which they are made. */
async function run(
  name: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const database = await openDatabase();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}
