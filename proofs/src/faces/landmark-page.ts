import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Frame } from '@fovea/faces';
import { toRootPath } from '@fovea/tools/harness/root';
import { chromium } from 'playwright-core';
import { buildLandmarkModel, toContentType } from '#harness/landmark-files.ts';

const ENGINE = toRootPath('node_modules/@mediapipe/tasks-vision');

/** The engine in a page: `film` takes frames one after the other, `stills` each for itself. */
const PAGE = `<!doctype html><script type="module">
import { FaceLandmarker, FilesetResolver } from '/vision_bundle.mjs';
const files = await FilesetResolver.forVisionTasks('/wasm');
let engine;
let runningMode;
let tMs = 0;
window.open478 = async (mode) => {
  engine?.close();
  runningMode = mode;
  const baseOptions = { modelAssetPath: '/face.task', delegate: 'CPU' };
  engine = await FaceLandmarker.createFromOptions(files, { baseOptions, runningMode, numFaces: 1 });
};
window.find478 = async (width, height, stepMs) => {
  const bytes = await (await fetch('/frame', { cache: 'no-store' })).arrayBuffer();
  const image = new ImageData(new Uint8ClampedArray(bytes), width, height);
  tMs += stepMs;
  const start = performance.now();
  const found = runningMode === 'VIDEO' ? engine.detectForVideo(image, tMs) : engine.detect(image);
  const workMs = performance.now() - start;
  return { points: found.faceLandmarks[0]?.flatMap(({ x, y, z }) => [x, y, z]) ?? null, workMs };
};
window.isReady = true;
</script>`;

export interface FoundPoints {
  /** 478 points as shares of the frame, or null without a face. */
  readonly points: Float32Array | null;
  /** Time that the engine took, without the way there and back. */
  readonly workMs: number;
}

export interface LandmarkPage {
  start(mode: 'film' | 'stills'): Promise<void>;
  find(frame: Frame, stepMs: number): Promise<FoundPoints>;
  close(): Promise<void>;
}

/** The tracker's landmark engine in a headless browser, without the tracker around it. */
export async function openLandmarkPage(): Promise<LandmarkPage> {
  const task = await buildLandmarkModel();
  let bytes = new Uint8Array(0);
  const server = createServer(async ({ url = '/' }, response) => {
    response.setHeader('content-type', toContentType(url === '/' ? '.html' : extname(url)));
    if (url === '/') response.end(PAGE);
    else if (url === '/frame') response.end(bytes);
    else if (url === '/face.task') response.end(task);
    else {
      const body = await readFile(join(ENGINE, url)).catch(() => undefined);
      response.writeHead(body ? 200 : 404).end(body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction('window.isReady === true');
  return {
    async start(mode) {
      await page.evaluate(`window.open478('${mode === 'film' ? 'VIDEO' : 'IMAGE'}')`);
    },
    async find({ rgba, widthPx, heightPx }, stepMs) {
      bytes = new Uint8Array(rgba.buffer);
      const { points, workMs } = await page.evaluate<{ points: number[] | null; workMs: number }>(
        `window.find478(${widthPx}, ${heightPx}, ${stepMs})`,
      );
      return { points: points && Float32Array.from(points), workMs };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
