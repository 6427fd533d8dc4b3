import { runInThisContext } from 'node:vm';
import { build, type Rolldown } from 'vite';

/** What a module of a page exports, with all that it imports, once more in this process. */
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
