import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { listChangedFiles } from './changed-files.ts';
import { listChangedParts } from './changed-parts.ts';
import { FAULTS, plantCheckedTree, toManifest } from './planted-tree.ts';

/** A tree under git of which nothing has changed yet. */
function plantRepository() {
  const tree = plantCheckedTree({ 'apps/web/package.json': toManifest('@fovea/web') });
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    const { status, stderr } = spawnSync('git', ['-C', tree.root, ...author, ...args]);
    expect(`${stderr}`).toBe('');
    expect(status).toBe(0);
  };
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all', '--force');
  git('commit', '--quiet', '--message=planted');
  return { tree, git };
}

test('files count as changed that are saved, new or committed since main', () => {
  const { tree, git } = plantRepository();
  expect(listChangedFiles(tree.root)).toEqual([]);
  git('switch', '--quiet', '--create', 'branch');
  tree.add({ 'a.ts': 'export const a = 1;\n' });
  git('add', 'a.ts');
  git('commit', '--quiet', '--message=a');
  tree.add({ 'b.ts': '', 'coverage/c.ts': '', 'apps/server/src/platform/value.ts': '' });
  expect(listChangedFiles(tree.root)).toEqual([
    'a.ts',
    'apps/server/src/platform/value.ts',
    'b.ts',
  ]);
});

test.each(FAULTS)(
  'the part %s of the changed files fails and says why',
  async (name, path, text, reason) => {
    const { tree } = plantRepository();
    tree.add({ [path]: text });
    const parts = listChangedParts(tree.root, listChangedFiles(tree.root));
    const result = await parts.find((part) => part.name === name)?.run();
    expect(result?.output).toContain(reason);
    expect(result?.ok).toBe(false);
  },
);

test('a fault elsewhere is not looked for', () => {
  const { tree } = plantRepository();
  expect(listChangedParts(tree.root, [])).toEqual([]);
  tree.add({ 'apps/web/src/app/a.ts': 'export const value = 1;\n' });
  const names = listChangedParts(tree.root, listChangedFiles(tree.root)).map(({ name }) => name);
  expect(names).toContain('types:web');
  expect(names).not.toContain('types:server');
  expect(names).not.toContain('promises');
});
