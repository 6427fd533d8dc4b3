import type { Asset, Page } from '@fovea/contract';
import { expect, it } from 'vitest';
import { createUploads, type UploadPort } from './uploads.ts';

const settle = () => new Promise((done) => setTimeout(done, 5));

interface Put {
  name: string;
  onShare(share: number): void;
  finish(): void;
  fail(): void;
}

/** A server whose PUTs end when the test says so; `refused` and `slow` name files. */
function createServer({ refused = '', checks = 1 } = {}) {
  const puts: Put[] = [];
  const pages: string[] = [];
  const refusals: string[] = [];
  const checksLeft = new Map<string, number>();
  const toAsset = (id: string): Asset => {
    const left = (checksLeft.get(id) ?? checks) - 1;
    checksLeft.set(id, left);
    const decided = id === refused ? ('refused' as const) : ('ready' as const);
    return {
      id,
      fileName: id,
      status: left > 0 ? 'checking' : decided,
      refusal: id === refused ? 'not_a_picture' : null,
      widthPx: 10,
      heightPx: 20,
      url: null,
    };
  };
  const port: UploadPort = {
    createUpload: async (file) => ({ uploadId: file.name, url: file.name, headers: {} }),
    put: (url, _headers, _file, onShare) =>
      new Promise((finish, reject) => {
        puts.push({ name: url, onShare, finish, fail: () => reject(new Error('offline')) });
      }),
    complete: async (id) => toAsset(id),
    getAsset: async (id) => toAsset(id),
    createPage: async (assetId) => {
      pages.push(assetId);
      return { id: `page of ${assetId}` } as Page;
    },
    wait: async () => undefined,
    toLocalUrl: (file) => `local:${file.name}`,
    onPage: () => undefined,
    onRefused: (file, reason) => refusals.push(`${file.name} ${reason}`),
  };
  const uploads = createUploads(port);
  const add = (...names: string[]) => uploads.add(names.map((name) => new File(['x'], name)));
  const put = (name: string) => {
    const found = puts.findLast((each) => each.name === name);
    if (!found) throw new Error(`${name} is not being sent`);
    return found;
  };
  const states = () => uploads.list().map(({ file, state }) => `${file.name} ${state}`);
  return { uploads, add, put, puts, pages, refusals, states };
}

it('shows the picture at once, then how far it is, then makes its page', async () => {
  const server = createServer({ checks: 3 });
  server.add('a');
  expect(server.uploads.list()).toMatchObject([{ localUrl: 'local:a', share: 0 }]);
  await settle();
  server.put('a').onShare(0.4);
  expect(server.uploads.list()).toMatchObject([{ state: 'uploading', share: 0.4 }]);
  server.put('a').finish();
  await settle();
  expect(server.pages).toEqual(['a']);
  expect(server.states()).toEqual([]);
});

it('keeps the order of the files when a later one arrives first', async () => {
  const server = createServer();
  server.add('a', 'b');
  await settle();
  server.put('b').finish();
  await settle();
  expect(server.pages).toEqual([]);
  server.put('a').finish();
  await settle();
  expect(server.pages).toEqual(['a', 'b']);
});

it('goes on with the others when one is refused', async () => {
  const server = createServer({ refused: 'a' });
  server.add('a', 'b');
  await settle();
  server.put('a').finish();
  server.put('b').finish();
  await settle();
  expect(server.refusals).toEqual(['a not_a_picture']);
  expect(server.pages).toEqual(['b']);
  expect(server.states()).toEqual([]);
});

it('keeps a file that did not arrive, and sends it again when asked', async () => {
  const server = createServer();
  const [upload] = server.add('a');
  await settle();
  server.put('a').fail();
  await settle();
  expect(server.states()).toEqual(['a failed']);
  server.uploads.retry(upload?.key ?? '');
  await settle();
  server.put('a').finish();
  await settle();
  expect(server.pages).toEqual(['a']);
});

it('sends six files at once and no more', async () => {
  const server = createServer();
  server.add('a', 'b', 'c', 'd', 'e', 'f', 'g');
  await settle();
  expect(server.puts.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(server.states().at(-1)).toBe('g waiting');
  server.put('c').finish();
  await settle();
  expect(server.puts.at(-1)?.name).toBe('g');
});
