import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';

/** File that the landmark engine loads at run time. */
interface TrackerFile {
  readonly path: string;
  readonly contentType: string;
  readonly body: Buffer;
}

const ROOT = new URL('../../', import.meta.url);
const CACHE = 'node_modules/.cache/fovea-tracker';
const MODEL_SOURCES = 'packages/tracker/src/model';
const MODEL_BUILDER = 'packages/tracker/bin/build-model.ts';
const NOTICE = 'packages/tracker/NOTICE.md';
const MODELS = 'node_modules/@mediapipe/face_mesh/package.json';
/** Rendered; an engine must find it before it is used. */
const TRIAL_FACE = 'packages/tracker/src/engines/trial-face.jpg';
const RUNTIME = 'node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal';
/** The highest, 11, takes a minute instead of five seconds, for 12% less. */
const BROTLI_QUALITY = 9;

/**
 * Serves the landmark runtime and the model from the app's own origin, under names that hold a hash
 * of their content. `import.meta.env.TRACKER_FILES` has their addresses; a build contains the files
 * only if one of its chunks does, and each compressed beside itself, for servers that cannot.
 */
export function trackerFiles(): Plugin {
  const loader = readTrackerFile('landmark-loader', 'js', `${RUNTIME}.js`);
  const binary = readTrackerFile('landmark-runtime', 'wasm', `${RUNTIME}.wasm`);
  const model = readTrackerFile('landmark-model', 'task', buildModel());
  const face = readTrackerFile('trial-face', 'jpg', TRIAL_FACE);
  const files = [loader, binary, model, face];
  const addresses = {
    wasmLoaderUrl: loader.path,
    wasmBinaryUrl: binary.path,
    modelUrl: model.path,
    trialFaceUrl: face.path,
  };
  return {
    name: 'fovea-tracker-files',
    config: () => ({ define: { 'import.meta.env.TRACKER_FILES': JSON.stringify(addresses) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        // The development server marks the address of a script that is imported with a query.
        const pathname = request.url?.split('?')[0];
        const file = files.find(({ path }) => path === pathname);
        if (file === undefined) return next();
        response.setHeader('content-type', file.contentType);
        response.setHeader('cache-control', 'max-age=31536000, immutable');
        response.end(file.body);
      });
    },
    generateBundle(_, bundle) {
      const isUsed = Object.values(bundle).some(
        (part) => part.type === 'chunk' && part.code.includes(model.path),
      );
      if (!isUsed) return;
      for (const file of files) {
        const fileName = file.path.slice(1);
        this.emitFile({ type: 'asset', fileName, source: file.body });
        if (file !== face) {
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: compress(file) });
        }
      }
      // Whoever gets the files gets the names and the licence of their authors.
      const source = readFileSync(toPath(NOTICE));
      this.emitFile({ type: 'asset', fileName: 'landmark-notice.txt', source });
    },
  };
}

const CONTENT_TYPES = {
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
  task: 'application/octet-stream',
  jpg: 'image/jpeg',
} as const;

function readTrackerFile(
  name: string,
  ending: keyof typeof CONTENT_TYPES,
  source: string,
): TrackerFile {
  const body = readFileSync(toPath(source));
  const path = `/assets/${name}-${toHash([body])}.${ending}`;
  return { path, contentType: CONTENT_TYPES[ending], body };
}

/** The model's place; it is built anew only when something changed that it is made of. */
function buildModel(): string {
  const sources = readdirSync(toPath(MODEL_SOURCES)).sort();
  const parts = [MODEL_BUILDER, MODELS, ...sources.map((name) => `${MODEL_SOURCES}/${name}`)];
  const model = `${CACHE}/${toHash(parts.map((part) => readFileSync(toPath(part))))}.task`;
  if (existsSync(toPath(model))) return model;
  keep(model, (path) => {
    execFileSync(process.execPath, [toPath(MODEL_BUILDER), path], { stdio: 'pipe' });
  });
  return model;
}

/** The name holds a hash of the content, so what was compressed once is compressed. */
function compress({ path, body }: TrackerFile): Buffer {
  const kept = `${CACHE}/${basename(path)}.${BROTLI_QUALITY}.br`;
  if (!existsSync(toPath(kept))) {
    const params = {
      [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    keep(kept, (unfinished) => writeFileSync(unfinished, brotliCompressSync(body, { params })));
  }
  return readFileSync(toPath(kept));
}

/** Builds may run at once: a file is there whole or not at all. */
function keep(place: string, write: (unfinished: string) => void): void {
  mkdirSync(toPath(CACHE), { recursive: true });
  const unfinished = toPath(`${place}.${process.pid}`);
  write(unfinished);
  renameSync(unfinished, toPath(place));
}

function toHash(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

function toPath(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}
