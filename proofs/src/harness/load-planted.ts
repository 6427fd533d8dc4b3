import { runInThisContext } from 'node:vm';
import { build, type Rolldown } from 'vite';

/** Exports of a page's module, with all that it imports, loaded once more in this process. */
export async function loadPlanted<Module>(entry: string): Promise<Module> {
  const lib = { entry, formats: ['iife' as const], name: 'planted' };
  const [made] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'esnext', lib },
  })) as Rolldown.RolldownOutput[];
  const code = made?.output[0].code ?? '';
  return runInThisContext(`(() => { ${code}; return planted; })()`) as Module;
}
