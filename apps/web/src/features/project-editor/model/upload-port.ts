import { CALLS, type Page } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { findImageType } from '#shared/files/picture-files.ts';
import type { UploadPort } from './uploads.ts';

/** How long a new page is shown. */
const DEFAULT_TIMER_MS = 8_000;

/** What uploads need of the world. */
export function createUploadPort(
  id: string,
  events: Pick<UploadPort, 'onPage' | 'onRefused'>,
): UploadPort {
  return {
    createUpload: (file) => {
      const contentType = findImageType(file);
      if (contentType === undefined) throw new RangeError(`${file.name} is no picture`);
      const body = { fileName: file.name, contentType, bytes: file.size };
      return api.call(CALLS.createUpload, { params: { id }, body });
    },
    put,
    complete: (uploadId) => api.call(CALLS.completeUpload, { params: { id, uploadId } }),
    getAsset: (uploadId) => api.call(CALLS.getAsset, { params: { id, uploadId } }),
    createPage: (assetId) => createPage(id, [assetId], DEFAULT_TIMER_MS),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    toLocalUrl: (file) => URL.createObjectURL(file),
    ...events,
  };
}

export function createPage(id: string, assetIds: string[], timerMs: number | null): Promise<Page> {
  return api.call(CALLS.createPage, { params: { id }, body: { kind: 'image', assetIds, timerMs } });
}

/** The only request whose progress is shown, so the only one that is not a fetch. */
const put: UploadPort['put'] = (url, headers, file, onShare) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(`the store answered ${request.status}`));
    request.onerror = () => reject(new Error('the store cannot be reached'));
    request.send(file);
  });
