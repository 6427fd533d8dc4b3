import { ApiError, type Asset, type ErrorCode, LIMITS } from '@fovea/contract';
import { PutError, type UploadPort } from './upload-port.ts';
import { createUploads } from './upload-queue.ts';

export const PART = LIMITS.uploadPartBytes;
export const settle = () => new Promise((done) => setTimeout(done, 5));
export const refuse = (code: ErrorCode, statusCode = 409) =>
  new ApiError({ code, statusCode, message: code });

interface Put {
  name: string;
  number: number;
  onBytes(sentBytes: number): void;
  finish(): void;
  fail(status?: number): void;
}

interface Stored {
  bytes: number;
  parts: Map<number, number>;
  status: 'uploading' | 'ended' | 'removed';
}

/**
 * A store that takes a part only under an address signed for its upload, number and length, and
 * completes an upload only with every part. PUTs end when the test says so.
 */
export function createStore({
  refused = '',
  checks = 1,
  open = undefined as (() => void) | undefined,
} = {}) {
  const stored = new Map<string, Stored>();
  const puts: Put[] = [];
  const pages: string[] = [];
  const waits: number[] = [];
  const checksLeft = new Map<string, number>();
  const fault: { complete?: unknown; place?: unknown; wait?: Promise<void> } = {};
  const get = (id: string) => {
    const upload = stored.get(id);
    if (!upload || upload.status === 'removed') throw refuse('not_found', 404);
    return upload;
  };
  const toBytes = (bytes: number, number: number) => Math.min(PART, bytes - (number - 1) * PART);
  const toAsset = (id: string): Asset => {
    const left = (checksLeft.get(id) ?? checks) - 1;
    checksLeft.set(id, left);
    return {
      id,
      kind: 'image',
      fileName: id,
      status: left > 0 ? 'checking' : id === refused ? 'refused' : 'ready',
      refusal: left <= 0 && id === refused ? 'too_many_pixels' : null,
      progress: left > 0 ? 50 : null,
      bytes: get(id).bytes,
      widthPx: 10,
      heightPx: 20,
      durationMs: null,
      url: null,
      thumbUrl: null,
      sources: [],
      posterUrl: null,
      hoverUrls: [],
    };
  };
  const port: UploadPort = {
    open: async (file) => {
      open?.();
      stored.set(file.name, { bytes: file.size, parts: new Map(), status: 'uploading' });
      return { uploadId: file.name, partBytes: PART, parts: Math.ceil(file.size / PART) };
    },
    sign: async (id, numbers) => {
      const { bytes, status, parts } = get(id);
      if (status !== 'uploading') throw refuse('upload_ended');
      for (const number of numbers) {
        if (parts.has(number)) throw new Error(`part ${number} of ${id} is there already`);
        if (number < 1 || number > Math.ceil(bytes / PART)) throw new Error(`no part ${number}`);
      }
      return numbers.map((number) => {
        const length = toBytes(bytes, number);
        return { number, url: `${id}|${number}|${length}`, bytes: length };
      });
    },
    put: (url, part, onBytes, signal) =>
      new Promise((finish, reject) => {
        const [name = '', number = '', length = ''] = url.split('|');
        if (part.size !== Number(length)) reject(new PutError(403));
        signal.addEventListener('abort', () => reject(new PutError(0)));
        puts.push({
          name,
          number: Number(number),
          onBytes,
          finish: () => {
            stored.get(name)?.parts.set(Number(number), part.size);
            finish();
          },
          fail: (status = 0) => reject(new PutError(status)),
        });
      }),
    listArrived: async (id) => {
      const { parts, status } = get(id);
      if (status === 'ended') throw refuse('upload_ended');
      return [...parts.keys()];
    },
    complete: async (id) => {
      const upload = get(id);
      const length = [...upload.parts.values()].reduce((sum, bytes) => sum + bytes, 0);
      if (length !== upload.bytes) throw refuse('upload_missing');
      upload.status = 'ended';
      const { complete } = fault;
      delete fault.complete;
      if (complete) throw complete;
      return toAsset(id);
    },
    getAsset: async (id) => toAsset(id),
    remove: async (id) => {
      get(id).status = 'removed';
    },
    place: async (asset, { target }) => {
      const { place } = fault;
      delete fault.place;
      if (place) throw place;
      pages.push(target ? `${asset.id} in ${target.pageId}/${target.slot}` : asset.id);
      return `page of ${asset.id}`;
    },
    wait: async (ms) => {
      waits.push(ms);
      await fault.wait;
    },
    toLocalUrl: (file) => `local:${file.name}`,
    forgetLocalUrl: () => undefined,
  };
  const uploads = createUploads(port);
  const put = (name: string, number = 1) => {
    const found = puts.findLast((each) => each.name === name && each.number === number);
    if (!found) throw new Error(`part ${number} of ${name} is not being sent`);
    return found;
  };
  const states = () => uploads.list().map(({ file, state }) => `${file.name} ${state}`);
  const sent = () => puts.map(({ name, number }) => `${name} ${number}`);
  const key = (name: string) => uploads.list().find(({ file }) => file.name === name)?.key ?? '';
  return { uploads, put, puts, sent, pages, states, stored, waits, fault, key };
}

export const toFile = (name: string, bytes = 3, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
export const toVideo = (name: string, bytes = 3) => toFile(name, bytes, 'video/mp4');
