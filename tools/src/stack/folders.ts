import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

export type StackFolders = {
  repository: string;
  root: string;
  logs: string;
  run: string;
  postgres: string;
  ceph: string;
  /** The root as a person would type it. */
  shown: string;
  /** Options that name this folder on a command line; '' for the usual one. */
  option: string;
};

/** Everything a stack writes is below one folder, `.stack` in the repository by default. */
export function toStackFolders(dir?: string): StackFolders {
  const repository = resolve(import.meta.dirname, '../../..');
  // npm runs scripts in the repository and tells where the person stood.
  const here = process.env.INIT_CWD ?? process.cwd();
  const root = dir === undefined ? join(repository, '.stack') : resolve(here, dir);
  const fromHere = relative(here, root);
  return {
    repository,
    root,
    logs: join(root, 'logs'),
    run: join(root, 'run'),
    postgres: join(root, 'postgres'),
    ceph: join(root, 'ceph'),
    shown: fromHere.startsWith('..') ? root : fromHere,
    option: dir === undefined ? '' : ` --dir ${dir}`,
  };
}

export function createStackFolders(folders: StackFolders): void {
  mkdirSync(folders.logs, { recursive: true });
  mkdirSync(folders.run, { recursive: true });
}
