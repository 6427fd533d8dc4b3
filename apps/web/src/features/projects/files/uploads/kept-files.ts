import { readFiles, removeFile, writeFile } from '#features/projects/model/draft/device-store.ts';
import type { Upload, UploadState } from './upload.ts';
import type { Uploads } from './upload-queue.ts';

/** Once it is a page, or can never be one, nobody needs its bytes. */
const ENDED: readonly UploadState[] = ['done', 'refused'];

/** Files wait on the device until they are pages: the browser may be closed meanwhile. */
export function keepFiles(projectId: string, uploads: Uploads): void {
  const keys = new Map<string, string>();
  uploads.subscribe(() => {
    const waiting = uploads.list().filter(({ state }) => !ENDED.includes(state));
    for (const upload of waiting) {
      if (keys.has(upload.key)) continue;
      const key = toKey();
      keys.set(upload.key, key);
      void writeFile({ key, projectId, file: upload.file, target: upload.target });
    }
    for (const [uploadKey, key] of keys) {
      if (waiting.some((upload: Upload) => upload.key === uploadKey)) continue;
      keys.delete(uploadKey);
      void removeFile(key);
    }
  });
}

/** Adds what an earlier page could not send. */
export async function bringBackFiles(projectId: string, uploads: Uploads): Promise<void> {
  if (uploads.list().length > 0) return;
  for (const { key, file, target } of await readFiles(projectId)) {
    uploads.add([file], target);
    await removeFile(key);
  }
}

let added = 0;
/** Sorts by the time of adding. */
const toKey = () => `${new Date().toISOString()} ${String(++added).padStart(6, '0')}`;
