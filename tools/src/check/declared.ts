import { isBuiltin } from 'node:module';
import { TEST_FILES } from './directions.ts';
import type { Workspace } from './repository-files.ts';

/**
 * Hoisting lets any file import any installed package. Source that ships may use only what its own
 * manifest lists under dependencies, since production installs leave the rest out.
 */
export function checkDeclared(
  path: string,
  specifier: string,
  workspace: Workspace,
  rootDevDependencies: readonly string[],
): string | undefined {
  if (/^[.#/]/.test(specifier) || isBuiltin(specifier)) return undefined;
  const name = toPackageName(specifier);
  const { manifest, folder } = workspace;
  const shipped = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  if (name === manifest.name || shipped.includes(name)) return undefined;
  const inDevelopment =
    !path.startsWith(`${folder}/src/`) || TEST_FILES.some((place) => new RegExp(place).test(path));
  const development = [...Object.keys(manifest.devDependencies ?? {}), ...rootDevDependencies];
  if (inDevelopment && development.includes(name)) return undefined;
  return development.includes(name)
    ? `${name} is a development dependency: move it to dependencies of ${folder}/package.json`
    : `${name} is not declared in ${folder}/package.json`;
}

function toPackageName(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
