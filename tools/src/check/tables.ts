import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMN_WRITERS, TABLE_OWNERS, TEST_FILES } from './directions.ts';
import { type Node, parseModule, visit } from './imports.ts';
import { findLine, type Problem, toProblem } from './problem.ts';
import { listFiles } from './repository-files.ts';

const SCHEMA = 'apps/server/migrations/schema.sql';
const MAP = 'tools/src/check/directions.ts';
const BUILDERS = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
/** Queues, and the record of what `migrate` ran: made by libraries, so not in the schema. */
const OF_LIBRARIES = /^(pgboss[.]|migrations$)/;
/** Stands for `${…}` in a template. */
const COMPUTED = '$';
const STATEMENT =
  /\b(?:INSERT\s+INTO|DELETE\s+FROM|MERGE\s+INTO|TRUNCATE(?:\s+TABLE)?|UPDATE(?=\s+(?:ONLY\s+)?\S+(?:\s+(?:AS\s+)?\w+)?\s+SET\b))\s+(?:ONLY\s+)?([\w."$]+)/gi;

interface Write {
  table: string;
  /** Where the file says so. */
  words: string;
  /** Columns that a statement assigns; for a query builder the whole file is searched. */
  assigned?: string;
}

/** Every table has an owner, and no other module inserts, updates or deletes its rows. */
export function checkTables(root: string, paths = listFiles(root)): Problem[] {
  if (!existsSync(join(root, SCHEMA))) return [];
  const schema = readFileSync(join(root, SCHEMA), 'utf8');
  const tables = [...schema.matchAll(/^CREATE TABLE public\.(\w+) \(/gm)].map(
    ([, name = '']) => name,
  );
  return [
    ...tables
      .filter((table) => !(table in TABLE_OWNERS))
      .map((table) => toProblem(SCHEMA, `${table} has no owner: name its module in ${MAP}`)),
    ...Object.keys(TABLE_OWNERS)
      .filter((table) => !tables.includes(table))
      .map((table) => toProblem(MAP, `${table} has an owner and does not exist`)),
    ...paths
      .filter((path) => /^apps\/server\/src\/.*[.]ts$/.test(path) && !isTest(path))
      .flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8'))),
  ];
}

function isTest(path: string): boolean {
  return TEST_FILES.some((pattern) => new RegExp(pattern).test(path));
}

function checkFile(path: string, text: string): Problem[] {
  const { writes, keys } = parseWrites(path, text);
  const place = /^apps\/server\/src\/(?:modules\/)?([^/]+)\//.exec(path)?.[1];
  return writes.flatMap(({ table, words, assigned }) => {
    const line = findLine(text, Math.max(0, text.indexOf(words)));
    const fault = (message: string) => toProblem(path, message, line);
    if (table.includes(COMPUTED)) return [fault('write the name of the table out')];
    const owner = OF_LIBRARIES.test(table) ? 'platform' : TABLE_OWNERS[table];
    if (owner === undefined) return [fault(`${table} has no owner: name its module in ${MAP}`)];
    if (owner !== place) return [fault(`writes ${table}, which belongs to ${owner}: ask it to`)];
    return COLUMN_WRITERS.filter(
      (rule) =>
        rule.table === table &&
        rule.file !== path &&
        (assigned === undefined
          ? keys.has(rule.column)
          : new RegExp(`\\b${rule.column}\\b`, 'i').test(assigned)),
    ).map(({ column, file }) => fault(`${column} of ${table} is written in ${file} only`));
  });
}

/** Writes of kysely and of SQL in strings, and all names that objects of the file give values to. */
function parseWrites(path: string, text: string): { writes: Write[]; keys: Set<string> } {
  const writes: Write[] = [];
  const keys = new Set<string>();
  visit(parseModule(path, text), (node) => {
    const method = toMethod(node);
    if (BUILDERS.includes(method)) writes.push(toBuilderWrite(node, method));
    if (method === 'set') keys.add(toText(toArgument(node)));
    if (node.type === 'ObjectExpression') {
      for (const property of node.properties as Node[]) keys.add(toKey(property));
    }
    writes.push(...listStatements(toText(node)));
  });
  return { writes, keys };
}

function toBuilderWrite(node: Node, method: string): Write {
  const name = toText(toArgument(node)).split(' ')[0] || COMPUTED;
  const before = (node.callee as Node).object as Node;
  const schema = toMethod(before) === 'withSchema' ? toText(toArgument(before)) : 'public';
  const table = name.includes('.') ? name : `${schema}.${name}`;
  return { table: table.replace(/^public\./, ''), words: `${method}('${name}` };
}

function listStatements(sql: string): Write[] {
  return [...sql.matchAll(STATEMENT)].map((match) => ({
    table: (match[1] ?? '').replaceAll('"', '').replace(/^public\./, ''),
    words: match[0].split(COMPUTED)[0] ?? '',
    assigned: sql.slice(match.index + match[0].length).split(/\bWHERE\b/i)[0] ?? '',
  }));
}

/** The name of the method that a call calls; otherwise empty. */
function toMethod({ type, callee }: Node): string {
  const { property } = type === 'CallExpression' ? (callee as Node) : {};
  return String((property as Node | undefined)?.value ?? '');
}

function toArgument({ arguments: given }: Node): Node {
  return (given as { expression: Node }[])[0]?.expression ?? {};
}

function toText({ type, value, quasis }: Node): string {
  if (type === 'StringLiteral') return String(value);
  if (type !== 'TemplateLiteral') return '';
  return (quasis as Node[]).map(({ cooked }) => String(cooked)).join(COMPUTED);
}

function toKey({ type, key, value }: Node): string {
  return String(type === 'Identifier' ? value : ((key as Node | undefined)?.value ?? ''));
}
