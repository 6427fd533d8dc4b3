import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url));
/** The files that a run needs. Fonts for rarer signs are large and load when a text has such a sign. */
const NEEDED = /^assets\/.*\.(css|js|wasm|task|jpg)$/;

/**
 * Builds the service worker beside the app. `import.meta.env.APP_FILES` tells it which files the app has,
 * so that another build of the app is another worker. The development server has none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'fovea-service-worker',
    apply: 'build',
    generateBundle: {
      // After the files of the tracker are there.
      order: 'post',
      async handler(_, bundle) {
        const paths = Object.keys(bundle)
          .filter((name) => NEEDED.test(name))
          .map((name) => `/${name}`)
          .toSorted();
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: await buildWorker(paths),
        });
      },
    },
  };
}

async function buildWorker(paths: readonly string[]): Promise<string> {
  const name = createHash('sha256').update(paths.join()).digest('hex').slice(0, 12);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'import.meta.env.APP_FILES': JSON.stringify({ build: name, paths }) },
    build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}
