import { toRootPath } from '@fovea/tools/harness/root';
import { build, type Rolldown } from 'vite';
import { runInChromium } from '#harness/chromium-page.ts';
import type { DrawnCase } from './draw-case.ts';

const WORKER = 'proofs/src/analysis/verify/view-worker.ts';

/** Every case as a worker of Chromium draws it. */
export async function drawInChromium(): Promise<ReadonlyMap<number, DrawnCase>> {
  const script = await bundle();
  const parts = new Map<number, { rgba?: Uint8Array; shapes?: string }>();
  await runInChromium({
    html: toHtml(script),
    files: [],
    onPost: (path, body) => {
      const [, kind, i] = path.split('/');
      const part = parts.get(Number(i)) ?? {};
      if (kind === 'rgba') part.rgba = body;
      else part.shapes = body.toString('utf8');
      parts.set(Number(i), part);
    },
  });
  return new Map(
    [...parts].map(([i, { rgba = new Uint8Array(), shapes = '' }]) => [i, { rgba, shapes }]),
  );
}

/** A worker has no import map, so that it gets one script with everything inside. */
async function bundle(): Promise<string> {
  const result = (await build({
    root: toRootPath('proofs'),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: toRootPath(WORKER), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = result.output;
  return chunk.code;
}

const toHtml = (script: string) => `<script type="module">
  const script = ${JSON.stringify(script).replaceAll('<', '\\u003c')};
  const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
  const post = (path, body = '') => fetch(path, { method: 'POST', body });
  let sent = Promise.resolve();
  worker.onerror = (event) => post('/failed', event.message);
  worker.onmessage = ({ data }) => {
    sent = sent.then(async () => {
      if (data.isDone) return post('/done');
      await post('/rgba/' + data.i, data.rgba);
      await post('/shapes/' + data.i, data.shapes);
    });
  };
</script>`;
