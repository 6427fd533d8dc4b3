import { expect, it } from 'vitest';
import { createAppFiles } from './app-files.ts';

const ORIGIN = 'https://collect.example';
const ENGINE = '/assets/landmark-1.wasm';

/** As much of a browser's caches as is used here. */
function createCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const own = all.get(name) ?? new Map<string, Response>();
    all.set(name, own);
    return own;
  };
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (path: string) =>
      [...all.values()].map((own) => own.get(path)?.clone()).find((found) => found),
    open: async (name: string) => ({
      put: async (path: string, response: Response) => void open(name).set(path, response),
      match: async (path: string) => open(name).get(path)?.clone(),
    }),
  } as unknown as CacheStorage;
}

function createPhone(caches = createCaches(), build = 'a') {
  const asked: string[] = [];
  let network: 'on' | 'off' | 'broken' = 'on';
  const files = createAppFiles({
    cacheName: `fovea-app-${build}`,
    paths: [ENGINE],
    caches,
    async fetch(request) {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      asked.push(path);
      if (network === 'off') throw new TypeError('no network');
      return new Response(`${build} ${path}`, { status: network === 'on' ? 200 : 500 });
    },
  });
  const read = async (path: string, mode: RequestMode = 'cors') => {
    const request = new Request(ORIGIN + path);
    // A script cannot make a request that navigates.
    Object.defineProperty(request, 'mode', { value: mode });
    return (await files.find(request, ORIGIN))?.text();
  };
  const turn = (to: typeof network) => {
    network = to;
  };
  return { files, caches, asked, read, turn };
}

it('opens every address of the app without a network, with the engine', async () => {
  const { files, read, turn } = createPhone();
  await files.keepAll();
  turn('off');
  expect(await read('/p/abcdefghijkl', 'navigate')).toBe('a /');
  expect(await read(ENGINE)).toBe(`a ${ENGINE}`);
  await expect(read('/assets/unknown.js')).rejects.toThrow();
});

it('takes the page from the network first, and hashed files from the phone', async () => {
  const { files, read, asked } = createPhone();
  await files.keepAll();
  asked.length = 0;
  expect(await read('/p/abcdefghijkl', 'navigate')).toBe('a /p/abcdefghijkl');
  expect(await read(ENGINE)).toBe(`a ${ENGINE}`);
  expect(asked).toEqual(['/p/abcdefghijkl']);
});

it.each(['/api/v1/collect/recordings/1/batches/0', '/heads/abcdefghijkl', '/icon.svg'])(
  'has nothing to do with %s: no gaze, no answers',
  async (path) => {
    expect(await createPhone().read(path)).toBeUndefined();
  },
);

it('leaves pictures of other origins and everything that is sent alone', () => {
  const { files } = createPhone();
  const foreign = new Request('https://media.example/assets/poster.webp');
  const sent = new Request(`${ORIGIN}/assets/x`, { method: 'POST' });
  expect(files.find(foreign, ORIGIN)).toBeUndefined();
  expect(files.find(sent, ORIGIN)).toBeUndefined();
});

it('keeps two builds apart until the older is left, and loads no file twice', async () => {
  const old = createPhone();
  await old.files.keepAll();
  const fresh = createPhone(old.caches, 'b');
  await fresh.files.keepAll();
  expect(fresh.asked).toEqual(['/']);
  old.turn('off');
  expect(await old.read('/', 'navigate')).toBe('a /');
  await fresh.files.removeOthers();
  expect(await old.caches.keys()).toEqual(['fovea-app-b']);
  fresh.turn('off');
  expect(await fresh.read('/', 'navigate')).toBe('b /');
});

it('does not take a failure for a file', async () => {
  const { files, caches, turn } = createPhone();
  turn('broken');
  await expect(files.keepAll()).rejects.toThrow('/ answered 500');
  expect(await caches.match('/')).toBeUndefined();
});
