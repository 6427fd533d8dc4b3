import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

const ALWAYS_SKIPPED = ['node_modules', '.git'];

export interface Workspace {
  /** Folder from the root, such as `packages/gaze`. */
  folder: string;
  /** Last part of the folder: the name used in the direction table. */
  name: string;
  manifest: Manifest;
}

export interface Manifest {
  name?: string;
  imports?: Record<string, string>;
  exports?: Record<string, string>;
  scripts?: Record<string, string>;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export function parseManifest(root: string, folder = '.'): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Patterns of the root .gitignore, so that a copy without git is judged alike. */
export function listIgnored(root: string): string[] {
  const file = join(root, '.gitignore');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export function isIgnored(path: string, patterns: readonly string[]): boolean {
  return patterns.some((raw) => {
    const pattern = raw.replace(/^\//, '').replace(/\/$/, '');
    const anywhere = pattern.includes('/') ? [pattern] : [pattern, `**/${pattern}`];
    return anywhere.some((glob) => matchesGlob(path, glob) || matchesGlob(path, `${glob}/**`));
  });
}

/** Every file that is or could be tracked, as paths from the root with forward slashes. */
export function listFiles(root: string): string[] {
  const patterns = listIgnored(root);
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (ALWAYS_SKIPPED.includes(entry.name) || isIgnored(path, patterns)) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  visit('');
  return found.sort();
}

/** Files that git has although .gitignore names them; none without git. No guard would read them. */
export function listTrackedButIgnored(root: string): string[] {
  const args = ['-C', root, 'ls-files', '-z', '--cached', '--ignored', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : [];
}

/** Workspaces found on disk, whatever the direction table says of them. */
export function listWorkspaces(root: string): Workspace[] {
  const folders = ['apps', 'packages'].flatMap((group) => listFolders(root, group));
  return [...folders, 'e2e', 'proofs', 'tools']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      name: folder.split('/').at(-1) ?? folder,
      manifest: parseManifest(root, folder),
    }));
}

/** Sub-folders of a folder; none when it does not exist. */
export function listFolders(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
}
