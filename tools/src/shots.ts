// `npm run shots [-- name]`: screenshots of the screens whose name holds the name, or of all.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { judgeRun } from '#browser/judge-run.ts';
import { findMissingForBrowser, listTitles, runPlaywright } from '#browser/playwright.ts';
import { print } from '#harness/print.ts';
import { toRootPath } from '#harness/root.ts';

const FOLDER = '.shots';

process.exitCode = await shoot(process.argv[2] ?? '');

async function shoot(name: string): Promise<number> {
  const missing = findMissingForBrowser();
  if (missing !== undefined) {
    print(missing);
    return 1;
  }
  const screens = await listTitles('shots');
  const wanted = screens.filter((screen) => screen.includes(name));
  if (wanted.length === 0) {
    print(`shots has no part ${name}. Parts: ${screens.join(', ')}`);
    return 2;
  }
  const startMs = Date.now();
  const run = await runPlaywright('shots', ['--grep', ` (${wanted.join('|')})$`]);
  for (const path of listShots(startMs)) print(path);
  const { lines, ok } = judgeRun(run);
  for (const line of lines) print(line);
  return ok ? 0 : 1;
}

/** Pictures that this run wrote. */
function listShots(sinceMs: number): string[] {
  const folder = toRootPath(FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png') && statSync(join(folder, path)).mtimeMs >= sinceMs)
    .map((path) => join(FOLDER, path))
    .sort();
}
