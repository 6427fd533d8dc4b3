import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import {
  DIRECTIONS,
  type Direction,
  LAYERS,
  MODULE_EDGES,
  NOUN_ROOMS,
  SCREEN_PACKAGES,
  TEST_FILES,
} from './directions.ts';
import { listFolders } from './repository-files.ts';

/** `name` is `family/subject`; `comment` says what to do instead. */
export type BoundaryRule = IRegularForbiddenRuleType & { name: string; comment: string };

const OURS = '^(apps|packages|proofs|tools|e2e|infra)/';
const APPS = ['server', 'web', 'collect'];
const AT_ROOT = ['tools', 'proofs', 'e2e'];

export function toFolder(workspace: string): string {
  if (AT_ROOT.includes(workspace)) return workspace;
  return APPS.includes(workspace) ? `apps/${workspace}` : `packages/${workspace}`;
}

/** Rules for every workspace of the table and every module and task found on disk. */
export function listBoundaryRules(root: string): BoundaryRule[] {
  return [
    ...Object.entries(DIRECTIONS).flatMap(([name, direction]) => toWorkspaceRules(name, direction)),
    ...Object.entries(LAYERS).flatMap(([name, layers]) => toLayerRules(name, layers)),
    ...listNames(root, 'apps/server/src/modules').map(toModuleRule),
    ...listTasks(root).map(toTaskRule),
    ...toGeneralRules(),
  ];
}

function toWorkspaceRules(name: string, direction: Direction): BoundaryRule[] {
  const own = `^${toFolder(name)}/`;
  const { imports, texts = [] } = direction;
  const allowed = [own, ...imports.map(toImportPath), ...texts.map(toTextPath)];
  const named = [...imports, ...texts.map((app) => `the texts of ${app}`)];
  const may = named.join(', ') || 'no workspace';
  const elsewhere = { path: OURS, pathNot: allowed };
  if (AT_ROOT.includes(name)) {
    return [rule(`imports/${name}`, `${name} may import ${may}`, { path: own }, elsewhere)];
  }
  const source = { path: own, pathNot: [...TEST_FILES] };
  const withTestkit = { path: OURS, pathNot: [...allowed, '^packages/testkit/'] };
  const rules = [
    rule(`imports/${name}`, `${name} may import ${may}`, source, elsewhere),
    rule(
      `test-imports/${name}`,
      `its tests may import ${may}, testkit`,
      { path: own },
      withTestkit,
    ),
  ];
  if (direction.externals) {
    const which = direction.externals.join(', ') || 'nothing';
    const others = { pathNot: [OURS, ...direction.externals.map(toExternalPath)] };
    // A tool's configuration asks for the tool and never ships; a command of bin/ runs on Node.
    const code = { ...source, pathNot: [...source.pathNot, '[.]config[.]ts$', `${own}bin/`] };
    rules.push(
      rule(`externals/${name}`, `from outside, ${name} may import ${which}`, code, others),
    );
  }
  if (direction.browser) {
    const shipped = { path: `${own}src/`, pathNot: [...TEST_FILES] };
    const core = { dependencyTypes: ['core' as const] };
    rules.push(rule(`no-node/${name}`, `${name} runs in browsers, without Node`, shipped, core));
  }
  return rules;
}

function toLayerRules(name: string, layers: readonly string[]): BoundaryRule[] {
  const src = `^${toFolder(name)}/src`;
  return layers.slice(1).map((layer, before) =>
    rule(
      `layers/${name}-${layer}`,
      `inside ${name}: ${layers.join(' → ')}, never back`,
      {
        path: `${src}/${layer}/`,
      },
      { path: `${src}/(${layers.slice(0, before + 1).join('|')})/` },
    ),
  );
}

const SERVER_MODULES = '^apps/server/src/modules';

function toModuleRule(module: string): BoundaryRule {
  const modules = SERVER_MODULES;
  const targets = MODULE_EDGES.filter(([from]) => from === module).map(([, to]) => to);
  const allowed = targets.map((to) => `${modules}/${to}/public[.]ts$`);
  const may = targets.length > 0 ? `the public.ts of ${targets.join(', ')}` : 'no other module';
  return rule(
    `module-edges/${module}`,
    `module ${module} may import ${may}; edges are listed in tools/src/check/directions.ts`,
    { path: `${modules}/${module}/`, pathNot: [...TEST_FILES] },
    { path: `${modules}/`, pathNot: [`${modules}/${module}/(?!public[.]ts$)`, ...allowed] },
  );
}

/** A room of a noun never imports a task, a task never another one, and a noun never a noun. */
function toTaskRule(task: string): BoundaryRule {
  const features = '^apps/web/src/features';
  const [noun = '', name = ''] = task.split('/');
  const rooms = `${features}/${noun}/(${NOUN_ROOMS.join('|')})/`;
  const own = NOUN_ROOMS.some((room) => room === name) ? rooms : `${features}/${task}/`;
  return rule(
    `task-edges/${task}`,
    'a task never imports a task: what they share goes to a room of their noun, to studio or shared',
    { path: own },
    { path: `${features}/`, pathNot: [own, rooms] },
  );
}

function toGeneralRules(): BoundaryRule[] {
  const screen = SCREEN_PACKAGES.map(toExternalPath);
  return [
    rule(
      'module-faces/server',
      'an entry point mounts routes, consumers and schedules; the rest stands in public.ts',
      { path: '^apps/server/src/entrypoints/', pathNot: [...TEST_FILES] },
      {
        path: `${SERVER_MODULES}/`,
        pathNot: ['/public[.]ts$', '[.](routes|consumer|schedule)[.]ts$'],
      },
    ),
    rule(
      'no-react/server',
      'the server draws no screens',
      { path: '^apps/server/' },
      {
        path: screen,
      },
    ),
    rule(
      'test-code/any',
      'tests and testing/ are imported by tests only',
      {
        path: OURS,
        pathNot: [...TEST_FILES],
      },
      { path: ['[.](test|bench|spec|stories)[.]tsx?$', '^apps/[^/]+/testing/'] },
    ),
    rule(
      'no-cycles/any',
      'break the cycle: move what both need to a third file',
      { path: OURS },
      {
        circular: true,
      },
    ),
    rule(
      'resolves/any',
      'not found: a missing file, or not among the package’s exports',
      {
        path: OURS,
      },
      { couldNotResolve: true },
    ),
  ];
}

function rule(
  name: string,
  comment: string,
  from: BoundaryRule['from'],
  to: BoundaryRule['to'],
): BoundaryRule {
  return { name, comment, severity: 'error', from, to };
}

function toImportPath(target: string): string {
  const [workspace = '', ...folders] = target.split('/');
  const inside = folders.length === 0 ? '' : `src/${folders.join('/')}/`;
  return `^${toFolder(workspace)}/${inside}`;
}

function toTextPath(app: string): string {
  return `^${toFolder(app)}/src/.+[.](en|ko)[.]json$`;
}

/** Matches the package where it is installed, its types, and its bare name when it is missing. */
function toExternalPath(name: string): string {
  return `(^|/node_modules/|^node_modules/)(@types/)?${name.replaceAll('.', '[.]')}(/|$)`;
}

function listNames(root: string, folder: string): string[] {
  return listFolders(root, folder).map((path) => path.slice(folder.length + 1));
}

/** `noun/task`, in the order of the folders. */
function listTasks(root: string): string[] {
  const features = 'apps/web/src/features';
  return listNames(root, features).flatMap((noun) =>
    listNames(root, `${features}/${noun}`).map((task) => `${noun}/${task}`),
  );
}
