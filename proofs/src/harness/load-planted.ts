import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { toRootPath } from '@fovea/tools/harness/root';
import { build, type Rolldown } from 'vite';
import { readPlanted, type TextFault } from './planted-faults.ts';

/** Exports of a page's `public.ts` beside the fault, with all that it imports, in this process. */
export async function loadPlanted<Module>(fault: TextFault): Promise<Module> {
  const source = await readPlanted(fault);
  const path = toRootPath(fault.file);
  const entry = join(dirname(path), 'public.ts');
  const lib = { entry, formats: ['iife' as const], name: 'planted' };
  const [made] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'planted', load: (id) => (id === path ? source : null) }],
    build: { write: false, minify: false, target: 'esnext', lib },
  })) as Rolldown.RolldownOutput[];
  const code = made?.output[0].code ?? '';
  return runInThisContext(`(() => { ${code}; return planted; })()`) as Module;
}
