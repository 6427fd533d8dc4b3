// `npm run e2e [-- name]`: the specs whose file name holds the name, or all, in a real browser. With
// `--pictures`, and in runs that decide, every screen it opens leaves pictures in .shots/. With
// `--full` journeys are walked in both languages.
import { readdirSync } from 'node:fs';
import { judgeRun } from '#browser/judge-run.ts';
import { findMissingForBrowser, runPlaywright } from '#browser/playwright.ts';
import { print } from '#harness/print.ts';
import { toRootPath } from '#harness/root.ts';

const args = process.argv.slice(2);
const name = args.find((text) => !text.startsWith('--')) ?? '';
const PICTURES = '--pictures';
const FULL = '--full';
const options = args.filter((text) => text.startsWith('--') && text !== PICTURES && text !== FULL);
if (args.includes(PICTURES) || process.env['CI'] === 'true') process.env['FOVEA_PICTURES'] = '1';
if (args.includes(FULL)) process.env['FOVEA_FULL'] = '1';
const specs = readdirSync(toRootPath('e2e/specs')).filter((file) => file.endsWith('.spec.ts'));
const wanted = specs.filter((file) => file.includes(name));
const missing = findMissingForBrowser();

if (missing !== undefined) {
  print(missing);
  process.exitCode = 1;
} else if (wanted.length === 0) {
  const names = specs.map((file) => file.replace('.spec.ts', ''));
  print(`e2e has no part ${name}. Parts: ${names.join(', ')}`);
  process.exitCode = 2;
} else {
  const { lines, ok } = judgeRun(await runPlaywright('e2e', [...wanted, ...options]));
  for (const line of lines) print(line);
  process.exitCode = ok ? 0 : 1;
}
