import { spawnSync } from 'node:child_process';

/** The one on the search path first; Debian's own has the modules of Debian's packages. */
const INTERPRETERS = ['python3', '/usr/bin/python3'] as const;

/** An interpreter that can import all of the modules. */
export function findPython(modules: readonly string[]): string | undefined {
  return INTERPRETERS.find((interpreter) => {
    const script = `import ${modules.join(', ')}`;
    return spawnSync(interpreter, ['-c', script], { stdio: 'ignore' }).status === 0;
  });
}
