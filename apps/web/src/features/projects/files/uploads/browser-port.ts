import { CALLS } from '@fovea/contract';
import { findMediaType } from '#features/projects/files/media-files.ts';
import { api } from '#shared/api/api.ts';
import { PutError, type UploadPort } from './upload-port.ts';

/** A connection that moves no byte for so long is taken as cut. */
const STALL_MS = 30_000;

export function createUploadPort(id: string, place: UploadPort['place']): UploadPort {
  const toParams = (uploadId: string) => ({ params: { id, uploadId } });
  return {
    open: (file) => {
      const contentType = findMediaType(file);
      if (contentType === undefined) throw new RangeError(`${file.name} is no picture or video`);
      // A name longer than a file system takes is cut where its ending stays.
      const body = { fileName: file.name.slice(-255), contentType, bytes: file.size };
      return api.call(CALLS.createUpload, { params: { id }, body });
    },
    sign: async (uploadId, numbers) => {
      const body = { numbers: [...numbers] };
      const { parts } = await api.call(CALLS.signUploadParts, { ...toParams(uploadId), body });
      return parts;
    },
    put,
    listArrived: async (uploadId) => {
      const { arrived } = await api.call(CALLS.listUploadParts, toParams(uploadId));
      return arrived;
    },
    complete: (uploadId) => api.call(CALLS.completeUpload, toParams(uploadId)),
    getAsset: (uploadId) => api.call(CALLS.getAsset, toParams(uploadId)),
    remove: (uploadId) => api.call(CALLS.removeUpload, toParams(uploadId)),
    place,
    wait,
    toLocalUrl: (file) => URL.createObjectURL(file),
    forgetLocalUrl: (url) => URL.revokeObjectURL(url),
  };
}

const wait: UploadPort['wait'] = (ms, signal) =>
  new Promise((done) => {
    const listening = new AbortController();
    const end = () => {
      clearTimeout(timer);
      listening.abort();
      done();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: listening.signal });
    signal.addEventListener('abort', end, { signal: listening.signal });
    if (signal.aborted) end();
  });

/** The only request whose progress is shown, so the only one that is not a fetch. */
const put: UploadPort['put'] = (url, part, onBytes, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const fail = (status: number) => reject(new PutError(status));
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
    };
    const abort = () => request.abort();
    request.open('PUT', url);
    request.upload.onprogress = ({ loaded }) => {
      watch();
      onBytes(loaded);
    };
    request.onload = () => (request.status < 300 ? resolve() : fail(request.status));
    request.onerror = () => fail(0);
    request.onabort = () => fail(0);
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    if (signal.aborted) return fail(0);
    watch();
    request.send(part);
  });
