import { toFolder } from './boundary-rules.ts';
import { DIRECTIONS, MODULE_EDGES } from './directions.ts';

export interface Plant {
  path: string;
  text: string;
  /** Only makes another plant complete: a cycle is reported at one of its files. */
  support?: true;
}

export const MODULES = [...new Set(MODULE_EDGES.flat()), 'unlisted'];
export const FEATURES = ['aoi-editor', 'plan'];
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
    const [workspace = '', layer = ''] = subject.split('-');
    const outer = workspace === 'server' ? 'entrypoints' : 'app';
    return [
      {
        path: `${toFolder(workspace)}/src/${layer}/planted/back.ts`,
        text: toImport(`#${outer}/main.ts`),
      },
    ];
  },
  'module-edges': (module) => {
    const listed = MODULE_EDGES.filter(([from]) => from === module).map(([, to]) => to);
    const others = MODULES.filter((other) => other !== module && !listed.includes(other));
    const targets = [
      ...listed.map((to) => `${to}/${to}.repo.ts`),
      ...others.map((to) => `${to}/${to}.service.ts`),
    ];
    return targets.map((target) => ({
      path: `apps/server/src/modules/${module}/takes-${target.replaceAll('/', '-')}`,
      text: toImport(`#modules/${target}`),
    }));
  },
  'feature-edges': (feature) =>
    FEATURES.filter((other) => other !== feature).map((other) => ({
      path: `apps/web/src/features/${feature}/takes-${other}.ts`,
      text: toImport(`#features/${other}/${other}.ts`),
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
