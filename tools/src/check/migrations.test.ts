import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendChecksums, checkMigrations } from './migrations.ts';
import { type PlantedTree, plantTree } from './planted-tree.ts';

const FOLDER = 'apps/server/migrations';
const FIRST = `${FOLDER}/20261001091500000_add_projects.sql`;
const SECOND = `${FOLDER}/20261002091500000_add_pages.sql`;
const TEXT =
  '-- Why: projects exist.\n-- Lock: none, new table.\n-- Phase: expand\ncreate table a ();\n';

const BEFORE = '# Changelog\n\n## Unreleased\n\nBecomes 1.0.0.\n\n## 0.9.1\n';
const RELEASED = '# Changelog\n\n## Unreleased\n\n## 1.0.0, 1 March 2027\n';

const plantFirst = (changelog: string) =>
  plantTree({ [FIRST]: TEXT, [`${FOLDER}/schema.sql`]: 'generated', 'CHANGELOG.md': changelog });

function plantRecorded(): PlantedTree {
  const tree = plantFirst(RELEASED);
  appendChecksums(tree.root);
  return tree;
}

function judge(tree: PlantedTree): string[] {
  return checkMigrations(tree.root).map(({ file, message }) => `${file} ${message}`);
}

test('lets the baseline change as often as it likes until 1.0.0', () => {
  const tree = plantFirst(BEFORE);
  commit(tree);
  expect(appendChecksums(tree.root)).toEqual([]);
  expect(judge(tree)).toEqual([]);
  expect(judge(tree.add({ [FIRST]: `${TEXT}create table b ();\n` }))).toEqual([]);
});

test('refuses a second migration until 1.0.0, and a record of the baseline', () => {
  const tree = plantFirst(BEFORE).add({ [SECOND]: TEXT, [`${FOLDER}/checksums.json`]: '{}\n' });
  expect(judge(tree)).toEqual([
    expect.stringContaining(`${SECOND} CHANGELOG.md has no 1.0.0 yet: edit 20261001091500000_add`),
    expect.stringContaining('the baseline is not recorded'),
  ]);
});

test('asks for the record of the baseline at 1.0.0', () => {
  const tree = plantFirst(RELEASED);
  expect(judge(tree)).toEqual([expect.stringContaining('run npm run generate -- migrations')]);
  expect(appendChecksums(tree.root)).toHaveLength(1);
  expect(judge(tree)).toEqual([]);
});

test('passes recorded migrations with a header', () => {
  const tree = plantRecorded();
  expect(judge(tree)).toEqual([]);
});

test('refuses a change of an old migration, even of one space', () => {
  const tree = plantRecorded().add({ [FIRST]: `${TEXT} ` });
  expect(judge(tree)).toEqual([expect.stringContaining('an old migration changed')]);
});

function commit(tree: PlantedTree): void {
  // Neither the settings of a person nor, inside a git hook, another repository.
  const env = { PATH: process.env.PATH };
  const author = ['-c', 'user.name=Planted', '-c', 'user.email=planted@fovea.localhost'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...author, 'commit', '--quiet', '-m', 'x'],
  ])
    expect(spawnSync('git', ['-C', tree.root, ...args], { env }).status).toBe(0);
}

test.each([
  ['is not committed', (_tree: PlantedTree) => undefined],
  ['was just committed', commit],
])('refuses a change of an old migration together with its record that %s', (_title, finish) => {
  const tree = plantRecorded();
  commit(tree);
  expect(judge(tree)).toEqual([]);
  rmSync(join(tree.root, FOLDER, 'checksums.json'));
  tree.add({ [FIRST]: `${TEXT} ` });
  appendChecksums(tree.root);
  finish(tree);
  expect(judge(tree)).toEqual([expect.stringContaining('put it back')]);
});

test('refuses the loss of an old migration together with its record', () => {
  const tree = plantRecorded();
  commit(tree);
  rmSync(join(tree.root, FIRST));
  tree.add({ [`${FOLDER}/checksums.json`]: '{}\n' });
  expect(judge(tree)).toEqual([expect.stringContaining('put it back')]);
});

test('refuses the loss of an old migration', () => {
  const tree = plantRecorded();
  rmSync(join(tree.root, FIRST));
  expect(judge(tree)).toEqual([expect.stringContaining('an old migration is gone')]);
});

test('asks for the record of a new migration, and appending leaves old lines alone', () => {
  const tree = plantRecorded().add({ [SECOND]: TEXT });
  expect(judge(tree)).toEqual([expect.stringContaining('run npm run generate -- migrations')]);
  tree.add({ [FIRST]: `${TEXT} ` });
  const read = () => JSON.parse(readFileSync(join(tree.root, FOLDER, 'checksums.json'), 'utf8'));
  const before = read();
  expect(appendChecksums(tree.root)).toEqual(['20261002091500000_add_pages.sql']);
  expect(read()).toMatchObject(before);
  expect(judge(tree)).toEqual([expect.stringContaining('an old migration changed')]);
});

test('does not record a migration that sorts before a recorded one', () => {
  const tree = plantRecorded().add({ [`${FOLDER}/20260901000000000_late.sql`]: TEXT });
  expect(() => appendChecksums(tree.root)).toThrow('sorts before');
});

test.each([
  ['a name without a time', 'add_pages.sql', TEXT, '17 digits'],
  ['a time that does not exist', '20261341091500000_add_pages.sql', TEXT, '17 digits'],
  ['no reason', '20261003091500000_x.sql', TEXT.replace('Why', 'Note'), '"Why:"'],
  ['no lock', '20261003091500000_x.sql', TEXT.replace('Lock', 'Note'), '"Lock:"'],
  ['no phase', '20261003091500000_x.sql', TEXT.replace('Phase', 'Note'), '"Phase:"'],
  ['an unknown phase', '20261003091500000_x.sql', TEXT.replace('expand', 'other'), 'phase "other"'],
  ['a header after the first statement', '20261003091500000_x.sql', `select 1;\n${TEXT}`, '"Why:"'],
  [
    'a down section',
    '20261003091500000_x.sql',
    `${TEXT}-- Down Migration\ndrop table a;\n`,
    'down section',
  ],
])('refuses %s', (_title, name, text, message) => {
  const tree = plantRecorded().add({ [`${FOLDER}/${name}`]: text });
  expect(judge(tree).join('\n')).toContain(message);
});
