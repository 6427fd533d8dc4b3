import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { type BoundaryRule, listBoundaryRules, toFolder } from './boundary-rules.ts';
import { DIRECTIONS, findCycle, LAYERS, MODULE_EDGES } from './directions.ts';
import { parseImports } from './imports.ts';
import { type Problem, toProblem } from './problem.ts';
import { listFiles, listWorkspaces } from './repository-files.ts';

export interface BoundaryReport {
  problems: Problem[];
  moduleCount: number;
}

/** Cruises the whole tree. A guard that sees too few files is a fault of its own. */
export async function checkBoundaries(
  root: string,
  paths = listFiles(root),
): Promise<BoundaryReport> {
  const rules = listBoundaryRules(root);
  const sources = paths.filter((path) =>
    /^(apps|packages|proofs|tools|e2e|infra)\/.*[.]tsx?$/.test(path),
  );
  const seen = sources.length === 0 ? undefined : await cruiseTree(root, sources, rules);
  const modules = seen?.modules.map(({ source }) => source) ?? [];
  return {
    problems: [
      ...checkTables(root, sources),
      ...checkModuleCount(sources, modules),
      ...sources.flatMap((path) => checkSeenImports(root, path, seen)),
      ...toViolations(seen, rules),
    ],
    moduleCount: modules.filter((source) => sources.includes(source)).length,
  };
}

/** Without a parser for TypeScript the cruiser passes after 0 modules, so each file is asked for. */
export function checkModuleCount(
  sources: readonly string[],
  modules: readonly string[],
): Problem[] {
  if (sources.length === 0) return [toProblem('.', 'no TypeScript file was found to cruise')];
  const seen = new Set(modules);
  const missed = sources.filter((path) => !seen.has(path));
  if (missed.length === 0) return [];
  const count = sources.length - missed.length;
  return [
    toProblem(
      missed[0] ?? '.',
      `dependency-cruiser saw ${count} of ${sources.length} files; first one missed is named here`,
    ),
  ];
}

/** A form of import that the cruiser does not read would cross every boundary unseen. */
function checkSeenImports(root: string, path: string, seen: ICruiseResult | undefined): Problem[] {
  const found = seen?.modules.find(({ source }) => source === path)?.dependencies ?? [];
  const known = new Set(found.map(({ module }) => module));
  return parseImports(path, readFileSync(join(root, path), 'utf8'))
    .imports.filter(({ specifier }) => !known.has(specifier.replace(/^\w+:/, '')))
    .map(({ specifier, line }) =>
      toProblem(path, `[seen/any] ${specifier}: write it as an import declaration`, line),
    );
}

async function cruiseTree(
  root: string,
  sources: string[],
  rules: BoundaryRule[],
): Promise<ICruiseResult> {
  const { output } = await cruise(
    sources,
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: '(^|/)node_modules/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      },
    },
    { bustTheCache: true },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return output;
}

function toViolations(result: ICruiseResult | undefined, rules: BoundaryRule[]): Problem[] {
  const advice = new Map(rules.map(({ name, comment }) => [name, comment]));
  return (result?.summary.violations ?? []).map(({ from, to, rule }) =>
    toProblem(from, `[${rule.name}] imports ${to}: ${advice.get(rule.name) ?? ''}`),
  );
}

/** The tables must know every place on disk: an unknown one would be unguarded. */
function checkTables(root: string, sources: readonly string[]): Problem[] {
  const unknown = listWorkspaces(root)
    .filter(({ name, folder }) => !(name in DIRECTIONS) || toFolder(name) !== folder)
    .map(({ folder }) =>
      toProblem(folder, 'has no row in tools/src/check/directions.ts: say what it may import'),
    );
  const cycle = findCycle(MODULE_EDGES);
  if (cycle) unknown.push(toProblem('tools/src/check/directions.ts', `cycle ${cycle.join(' → ')}`));
  const between = sources.filter((path) =>
    /^apps\/(?:server\/src\/modules|web\/src\/features(?:\/[^/]+)?)\/[^/]+$/.test(path),
  );
  const beside = sources.filter((path) =>
    /^apps\/[^/]+\/(?!src\/|testing\/|[^/]+[.]config[.]ts$)/.test(path),
  );
  return [
    ...unknown,
    ...between.map((path) => toProblem(path, 'is in no module or task: give it a folder')),
    ...beside.map((path) => toProblem(path, 'is in no layer: move it below src or testing')),
    ...Object.entries(LAYERS).flatMap(([name, layers]) => {
      const src = `${toFolder(name)}/src`;
      return (existsSync(join(root, src)) ? readdirSync(join(root, src)) : [])
        .filter((entry) => !layers.includes(entry))
        .map((entry) => toProblem(`${src}/${entry}`, `is in no layer: ${layers.join(', ')}`));
    }),
  ];
}
