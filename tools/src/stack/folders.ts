import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type StackFolders = {
  repository: string;
  root: string;
  logs: string;
  run: string;
  postgres: string;
  ceph: string;
};

/** Everything the stack writes is below `.stack` in the repository. */
export function createStackFolders(): StackFolders {
  const repository = resolve(import.meta.dirname, '../../..');
  const root = join(repository, '.stack');
  const folders = {
    repository,
    root,
    logs: join(root, 'logs'),
    run: join(root, 'run'),
    postgres: join(root, 'postgres'),
    ceph: join(root, 'ceph'),
  };
  mkdirSync(folders.logs, { recursive: true });
  mkdirSync(folders.run, { recursive: true });
  return folders;
}
