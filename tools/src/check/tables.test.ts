import { expect, test } from 'vitest';
import { TABLE_OWNERS } from './directions.ts';
import { plantTree, REPOSITORY } from './planted-tree.ts';
import { listFolders } from './repository-files.ts';
import { checkTables } from './tables.ts';

const MODULES = 'apps/server/src/modules';
const SCHEMA = 'apps/server/migrations/schema.sql';
const toSchema = (tables: readonly string[]) =>
  tables.map((table) => `CREATE TABLE public.${table} (\n);\n`).join('');
const KNOWN = toSchema(Object.keys(TABLE_OWNERS));

function judge(files: Record<string, string>): string[] {
  const { root } = plantTree({ [SCHEMA]: KNOWN, ...files });
  return checkTables(root).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const ELSEWHERE = 'apps/server/src/modules/analysis/analysis.repo.ts';
const OF_PROJECTS = 'apps/server/src/modules/projects/projects.repo.ts';

test.each([
  ['kysely inserts', "export const a = db.insertInto('recordings').values({});\n"],
  ['kysely updates', "export const a = db\n  .updateTable('recordings').set({});\n"],
  ['kysely updates under an alias', "export const a = db.updateTable('recordings as r');\n"],
  ['kysely deletes', "export const a = db.deleteFrom('public.recordings');\n"],
  ['kysely merges', "export const a = db.withSchema('public').mergeInto('recordings');\n"],
  ['SQL inserts', "export const a = 'INSERT INTO recordings (id) VALUES ($1)';\n"],
  ['SQL updates', 'export const a = sql`\n  UPDATE recordings SET number = $1`;\n'],
  [
    'SQL updates under an alias',
    'export const a = sql`update only recordings AS r set age = 1`;\n',
  ],
  ['SQL deletes', 'export const a = sql`WITH b AS (DELETE FROM "recordings") SELECT $1`;\n'],
  ['SQL merges', 'export const a = sql`MERGE INTO public.recordings USING b`;\n'],
  ['SQL truncates', "export const a = pool.query('TRUNCATE recordings');\n"],
])('fails when %s rows of another module', (_title, text) => {
  expect(judge({ [ELSEWHERE]: text })).toEqual([
    expect.stringMatching(/analysis[.]repo[.]ts:[12] writes recordings.*belongs to recordings/),
  ]);
});

test.each([
  ['modules/accounts/a.ts', "db.insertInto('planted')", 'planted has no owner'],
  ['modules/accounts/a.ts', "db.withSchema('pgboss').deleteFrom('job')", 'belongs to platform'],
  ['modules/accounts/a.ts', 'db.deleteFrom(table)', 'write the name of the table out'],
  [
    'modules/accounts/a.ts',
    ['sql`DELETE FROM $', '{table}`'].join(''),
    'write the name of the table out',
  ],
  ['platform/db/a.ts', 'sql`DELETE FROM users`', 'belongs to accounts'],
  ['entrypoints/a.ts', 'sql`DELETE FROM users`', 'belongs to accounts'],
])('fails in %s for %s', (path, text, reason) => {
  expect(judge({ [`apps/server/src/${path}`]: `export const a = ${text};\n` })).toEqual([
    expect.stringContaining(reason),
  ]);
});

test('fails for a table without an owner and an owner without its table', () => {
  expect(judge({ [SCHEMA]: `${KNOWN}${toSchema(['planted'])}` })).toEqual([
    expect.stringContaining('planted has no owner'),
  ]);
  expect(judge({ [SCHEMA]: KNOWN.replace('public.pages ', 'public.users ') })).toEqual([
    expect.stringContaining('pages has an owner and does not exist'),
  ]);
});

test.each([
  "db.updateTable('projects').set({ status: 'done' })",
  "db.updateTable('projects').set('status', 'done')",
  "(status) => db.insertInto('projects').values({ status })",
  "[db.updateTable('projects').set(toRow()), () => ({ 'status': 'done' })]",
  "sql`UPDATE projects SET name = 'a', status = 'done' WHERE id = $1`",
  'sql`INSERT INTO projects (id, status) SELECT $1`',
])('fails when another file than its own writes the status of a project: %s', (text) => {
  expect(judge({ [OF_PROJECTS]: `export const a = ${text};\n` })).toEqual([
    expect.stringContaining('status of projects is written in'),
  ]);
});

test('passes what the owner writes, what anybody reads, and tests', () => {
  const everything = "export const a = [db.deleteFrom('recordings'), db.deleteFrom('assets')];\n";
  expect(
    judge({
      'apps/server/src/modules/recordings/pack/a.ts':
        "export const a = [db.deleteFrom('recordings'), sql`INSERT INTO answers (id) SELECT $1`];\n",
      'apps/server/src/modules/projects/project-state.repo.ts':
        "export const a = db.updateTable('projects').set({ status: 'done' });\n",
      [OF_PROJECTS]:
        "export const a = [db.updateTable('projects').where('status', '=', 'edit'), sql`UPDATE projects SET name = $1 WHERE status = 'edit'`];\n",
      [ELSEWHERE]:
        '// DELETE FROM recordings\nexport const a = sql`SELECT id FROM recordings FOR NO KEY UPDATE OF recordings`;\n',
      'apps/server/src/platform/limits/a.ts':
        'export const a = sql`INSERT INTO rate_counters AS c (key) VALUES ($1) ON CONFLICT DO UPDATE SET hits = 1`;\n',
      'apps/server/src/modules/analysis/a.db.test.ts': everything,
      'apps/server/testing/a.ts': everything,
    }),
  ).toEqual([]);
});

test('the repository keeps to its owners, and every owner exists', () => {
  const places = ['platform', ...listFolders(REPOSITORY, MODULES)].map((path) =>
    path.replace(`${MODULES}/`, ''),
  );
  expect(Object.values(TABLE_OWNERS).filter((owner) => !places.includes(owner))).toEqual([]);
  expect(checkTables(REPOSITORY)).toEqual([]);
});
