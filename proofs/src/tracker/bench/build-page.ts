import { toRootPath } from '@fovea/tools/harness/root';
import { build, type Rolldown } from 'vite';

/** The page with the tracker inside, as a browser loads it: texts by path. */
export async function buildPage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const entry = toRootPath('proofs/src/tracker/bench/page.ts');
  const result = (await build({
    root: toRootPath('proofs'),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: { page: entry } } },
  })) as Rolldown.RolldownOutput;
  const files = new Map(
    result.output.map((part) => [
      `/${part.fileName}`,
      part.type === 'chunk' ? part.code : part.source,
    ]),
  );
  const main = result.output.find((part) => part.type === 'chunk' && part.isEntry);
  const script = `<script type="module" src="/${main?.fileName}"></script>`;
  return files.set('/', `<!doctype html><title>Tracker</title><body>${script}`);
}
