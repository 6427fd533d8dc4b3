import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { toRootPath } from '@fovea/tools/harness/root';
import { buildLandmarkModel, toContentType } from '#harness/landmark-files.ts';
import { buildPage } from './build-page.ts';
import type { Film } from './film.ts';

/** In front of the runtime's loader, so that the size of its memory can be read. */
const WASM_WATCH = `globalThis.wasmMemories = [];
for (const name of ['instantiate', 'instantiateStreaming']) {
  const instantiate = WebAssembly[name];
  WebAssembly[name] = async (...given) => {
    const result = await instantiate.apply(WebAssembly, given);
    const { exports } = result.instance ?? result;
    for (const each of Object.values(exports)) {
      if (each instanceof WebAssembly.Memory) globalThis.wasmMemories.push(each);
    }
    return result;
  };
}
`;
const LOADER = '/tasks-vision/wasm/vision_wasm_module_internal.js';
const FACE = '/trial-face.jpg';
const ENGINE_FILE = /^[/]tasks-vision[/][\w./]+$/;

export interface PageServer {
  readonly url: string;
  close(): void;
}

/** Page, engine and film. */
export async function servePage(film: Film): Promise<PageServer> {
  const { frames, ...size } = film;
  const facts = { ...size, frames: frames.map(({ dot, sinceMs }) => ({ dot, sinceMs })) };
  const files = new Map([
    ...(await buildPage()),
    ['/landmarks.task', await buildLandmarkModel()],
    [FACE, await readFile(toRootPath(`packages/tracker/src/engines${FACE}`))],
    ['/film', JSON.stringify(facts)],
    ...frames.map(({ rgba }, i) => [`/film/${i}`, new Uint8Array(rgba.buffer)] as const),
  ]);
  const findBody = async (path: string) => {
    const known = files.get(path);
    if (known !== undefined || !ENGINE_FILE.test(path)) return known;
    const body = await readFile(toRootPath(`node_modules/@mediapipe${path}`)).catch(
      () => undefined,
    );
    return path === LOADER ? `${WASM_WATCH}${body}` : body;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '';
    const body = await findBody(path);
    response.setHeader('content-type', toContentType(path === '/' ? '.html' : extname(path)));
    // A page on its own has a clock with steps of 5 µs; others have steps of 100 µs.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
