import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, toProblem } from './problem.ts';

const FOLDER = 'apps/server/migrations';
const CHECKSUMS = `${FOLDER}/checksums.json`;
const CHANGELOG = 'CHANGELOG.md';
const NAME =
  /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{3})_[a-z0-9]+(?:[-_][a-z0-9]+)*[.]sql$/;
const NOT_A_MIGRATION = ['schema.sql'];
/** Commits to compare with: the committed one, the one before it, and the start of a branch. */
const EARLIER = ['HEAD', 'HEAD^', 'origin/HEAD', 'origin/main'];

/**
 * Until 1.0.0 there is one file, the baseline, which every change of the schema edits. From then on
 * old migrations are history: they ran somewhere. Undo and repair are new files.
 */
export function checkMigrations(root: string): Problem[] {
  if (!existsSync(join(root, FOLDER))) return [];
  const names = listMigrations(root);
  return [
    ...names.flatMap((name) => checkFile(name, readMigration(root, name))),
    ...(isReleased(root) ? checkHistory(root, names) : checkBaseline(root, names)),
  ];
}

/** The changelog has a section for each release. */
function isReleased(root: string): boolean {
  const path = join(root, CHANGELOG);
  return existsSync(path) && /^## [1-9]\d*[.]\d+[.]\d+\b/m.test(readFileSync(path, 'utf8'));
}

function checkBaseline(root: string, [baseline, ...others]: string[]): Problem[] {
  return [
    ...others.map((name) =>
      toProblem(
        `${FOLDER}/${name}`,
        `${CHANGELOG} has no 1.0.0 yet: edit ${baseline} instead of adding a migration`,
      ),
    ),
    ...(existsSync(join(root, CHECKSUMS))
      ? [toProblem(CHECKSUMS, `${CHANGELOG} has no 1.0.0 yet: the baseline is not recorded`)]
      : []),
  ];
}

function checkHistory(root: string, names: readonly string[]): Problem[] {
  const recorded = readChecksums(root);
  const committed = EARLIER.flatMap((revision) => listCommitted(root, revision));
  const rewritten = new Set(
    committed.filter(([name, sum]) => recorded[name] !== sum).map(([name]) => name),
  );
  return [
    ...[...rewritten].map((name) =>
      toProblem(CHECKSUMS, `the committed line of ${name} changed: put it back`),
    ),
    ...Object.entries(recorded).flatMap(([name, checksum]) => {
      if (!names.includes(name)) {
        return [toProblem(`${FOLDER}/${name}`, 'an old migration is gone: put it back')];
      }
      return toChecksum(readMigration(root, name)) === checksum
        ? []
        : [toProblem(`${FOLDER}/${name}`, 'an old migration changed: undo, and write a new one')];
    }),
    ...names
      .filter((name) => !(name in recorded))
      .map((name) =>
        toProblem(`${FOLDER}/${name}`, 'not in checksums.json: run npm run generate -- migrations'),
      ),
  ];
}

/** Records new files from 1.0.0 on and returns their names. Never touches a recorded line. */
export function appendChecksums(root: string): string[] {
  if (!isReleased(root)) return [];
  const recorded = readChecksums(root);
  const last = Object.keys(recorded).sort().at(-1) ?? '';
  const added = listMigrations(root).filter((name) => !(name in recorded));
  const early = added.find((name) => name < last);
  if (early)
    throw new Error(`${early} sorts before ${last}, which is recorded: give it a later time`);
  for (const name of added) recorded[name] = toChecksum(readMigration(root, name));
  if (added.length > 0) {
    writeFileSync(join(root, CHECKSUMS), `${JSON.stringify(recorded, undefined, 2)}\n`);
  }
  return added;
}

function checkFile(name: string, text: string): Problem[] {
  const path = `${FOLDER}/${name}`;
  const problems: Problem[] = [];
  if (!isTimestamped(name)) {
    problems.push(toProblem(path, 'name it <17 digits of UTC time>_<slug>.sql'));
  }
  const header = /^(?:--[^\n]*\n|\s*\n)*/.exec(text)?.[0] ?? '';
  for (const label of ['Why', 'Lock', 'Phase']) {
    if (!new RegExp(`^--\\s*${label}:\\s*\\S`, 'm').test(header)) {
      problems.push(toProblem(path, `its header comment has no "${label}:" line`));
    }
  }
  const phase = /^--\s*Phase:\s*(\w+)/m.exec(header)?.[1];
  if (phase !== undefined && !['expand', 'backfill', 'contract'].includes(phase)) {
    problems.push(toProblem(path, `phase "${phase}" is not expand, backfill or contract`));
  }
  if (/^\s*--\s*down\b/im.test(text)) {
    problems.push(toProblem(path, 'has a down section: undo is a new migration'));
  }
  return problems;
}

function isTimestamped(name: string): boolean {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  if (year === undefined) return false;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString() === iso;
}

function listMigrations(root: string): string[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.sql') && !NOT_A_MIGRATION.includes(name))
    .sort();
}

function readMigration(root: string, name: string): string {
  return readFileSync(join(root, FOLDER, name), 'utf8');
}

function readChecksums(root: string): Record<string, string> {
  const path = join(root, CHECKSUMS);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

/** Lines of an earlier record; none where there is no such commit, or no git. */
function listCommitted(root: string, revision: string): [name: string, checksum: string][] {
  const args = ['-C', root, 'show', `${revision}:./${CHECKSUMS}`];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? Object.entries(JSON.parse(stdout) as Record<string, string>) : [];
}

function toChecksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
