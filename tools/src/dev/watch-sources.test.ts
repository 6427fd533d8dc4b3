import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plantTree } from '#check/planted-tree.ts';
import { listServerFolders, watchSources } from './watch-sources.ts';

/** A watched tree; `see` resolves with the next paths that are said to have changed. */
function watchTree() {
  const tree = plantTree({ 'a/one.ts': '1', 'b/two.ts': '2' });
  let next = Promise.withResolvers<readonly string[]>();
  const stop = watchSources([tree.root], (paths) => next.resolve(paths));
  onTestFinished(stop);
  const see = async (change: () => void) => {
    next = Promise.withResolvers();
    change();
    return next.promise;
  };
  return { tree, see, at: (path: string) => join(tree.root, path) };
}

test('a file that is saved by renaming is seen again and again', async () => {
  const { see, at } = watchTree();
  for (const text of ['x', 'y', 'z']) {
    const paths = await see(() => {
      writeFileSync(at('a/one.new'), text);
      renameSync(at('a/one.new'), at('a/one.ts'));
    });
    expect(paths).toContain(at('a/one.ts'));
  }
  expect(await see(() => writeFileSync(at('a/one.ts'), 'w'))).toEqual([at('a/one.ts')]);
});

test('changes of several files come together', async () => {
  const { see, at } = watchTree();
  const paths = await see(() => {
    writeFileSync(at('a/one.ts'), 'x');
    writeFileSync(at('b/two.ts'), 'x');
  });
  expect([...paths].sort()).toEqual([at('a/one.ts'), at('b/two.ts')]);
});

test('the folders of the server and of the packages it imports exist', () => {
  const folders = listServerFolders();
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(folders.some((folder) => folder.endsWith('packages/contract/src'))).toBe(true);
});
