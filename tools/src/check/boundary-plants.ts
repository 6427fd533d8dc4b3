import { toFolder } from './boundary-rules.ts';
import { DIRECTIONS, LAYERS, MODULE_EDGES, NOUN_ROOMS } from './directions.ts';

export interface Plant {
  path: string;
  text: string;
  /** Only makes another plant complete: a cycle is reported at one of its files. */
  support?: true;
}

export const MODULES = [...new Set(MODULE_EDGES.flat()), 'planted'];
export const TASKS = ['projects/list', 'projects/create', 'projects/model', 'account/plan'];
export const PACKAGES = Object.keys(DIRECTIONS);

/** Workspaces that the table keeps from the given one. */
function listForbidden(workspace: string): string[] {
  const imports = DIRECTIONS[workspace]?.imports ?? [];
  const allowed = [workspace, ...imports.map((target) => target.split('/')[0])];
  return PACKAGES.filter((other) => !allowed.includes(other));
}

function toImport(specifier: string): string {
  return `import { value } from '${specifier}';\nexport const copy = value;\n`;
}

/**
 * One forbidden import for each rule, by family. The test asks for every rule of the list, so a
 * rule that nothing here breaks fails it.
 */
export const PLANTS: Readonly<Record<string, (subject: string) => Plant[]>> = {
  imports: (workspace) =>
    listForbidden(workspace).map((other) => ({
      path: `${toFolder(workspace)}/src/shared/takes-${other}.ts`,
      text: toImport(`@fovea/${other}/entry.ts`),
    })),
  'test-imports': (workspace) =>
    listForbidden(workspace)
      .filter((other) => other !== 'testkit')
      .map((other) => ({
        path: `${toFolder(workspace)}/src/shared/takes-${other}.test.ts`,
        text: toImport(`@fovea/${other}/entry.ts`),
      })),
  externals: (workspace) => [
    { path: `${toFolder(workspace)}/src/shared/takes-npm.ts`, text: toImport('left-pad') },
    ...(DIRECTIONS[workspace]?.externals?.includes('react')
      ? []
      : [{ path: `${toFolder(workspace)}/src/shared/takes-react.ts`, text: toImport('react') }]),
  ],
  'no-node': (workspace) => [
    { path: `${toFolder(workspace)}/src/shared/takes-node.ts`, text: toImport('node:fs') },
  ],
  layers: (subject) => {
    // A layer's name may have a dash of its own.
    const [workspace = '', ...words] = subject.split('-');
    const layer = words.join('-');
    const layers = LAYERS[workspace] ?? [];
    return layers.slice(0, layers.indexOf(layer)).map((outer) => ({
      path: `${toFolder(workspace)}/src/${layer}/planted/takes-${outer}.ts`,
      text: toImport(`#${outer}/planted/place/main.ts`),
    }));
  },
  'module-edges': (module) => {
    const listed = MODULE_EDGES.filter(([from]) => from === module).map(([, to]) => to);
    const others = MODULES.filter((other) => other !== module && !listed.includes(other));
    const targets = [
      ...listed.flatMap((to) => [`${to}/${to}.repo.ts`, `${to}/${to}.service.ts`]),
      ...[module, ...others].map((to) => `${to}/public.ts`),
    ];
    return targets.map((target) => ({
      path: `apps/server/src/modules/${module}/takes-${target.replaceAll('/', '-')}`,
      text: toImport(`#modules/${target}`),
    }));
  },
  'task-edges': (task) => {
    const [noun] = task.split('/');
    const isOpen = (other: string) =>
      other.startsWith(`${noun}/`) && NOUN_ROOMS.some((room) => other.endsWith(`/${room}`));
    return TASKS.filter((other) => other !== task && !isOpen(other)).map((other) => ({
      path: `apps/web/src/features/${task}/takes-${other.replace('/', '-')}.ts`,
      text: toImport(`#features/${other}/entry.ts`),
    }));
  },
  'module-faces': () =>
    ['repo', 'service'].map((role) => ({
      path: `apps/server/src/entrypoints/takes-${role}.ts`,
      text: toImport(`#modules/auth/auth.${role}.ts`),
    })),
  'no-react': () => [
    { path: 'apps/server/src/platform/planted/value.ts', text: toImport('react') },
    {
      path: 'apps/server/src/platform/planted/type.ts',
      text: "import type { FC } from 'react';\nexport type Screen = FC;\n",
    },
    {
      path: 'apps/server/src/platform/planted/jsx.ts',
      text: toImport('react/jsx-runtime'),
    },
    {
      path: 'apps/server/testing/screen.ts',
      text: "export const load = () => import('react-dom/server');\n",
    },
  ],
  'test-code': () => [
    {
      path: 'packages/gaze/src/shared/takes-test.ts',
      text: toImport('./entry.test.ts'),
    },
  ],
  'no-cycles': () => [
    { path: 'packages/gaze/src/shared/one.ts', text: toImport('./other.ts') },
    {
      path: 'packages/gaze/src/shared/other.ts',
      text: "import type { copy } from './one.ts';\nexport const value: typeof copy = 1;\n",
      support: true,
    },
  ],
  resolves: () => [
    { path: 'tools/src/deep.ts', text: toImport('@fovea/contract/src/entry.ts') },
    { path: 'tools/src/missing.ts', text: toImport('./absent.ts') },
  ],
};
