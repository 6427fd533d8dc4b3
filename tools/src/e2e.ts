// `npm run e2e [-- parts or specs]`: journeys in a real browser, all or those of a part or with a
// name; `--list` prints the parts. With `--pictures` every screen it opens leaves pictures in
// .shots/, with `--all` axe judges them in both themes, with `--full` also in journeys that are
// walked in both languages.
import { listJourneyParts, listSpecs, pickSpecs } from '#browser/journey-parts.ts';
import { judgeRun } from '#browser/judge-run.ts';
import { findMissingForBrowser, runPlaywright } from '#browser/playwright.ts';
import { print } from '#harness/print.ts';

const PICTURES = '--pictures';
const ALL = '--all';
const FULL = '--full';
const LIST = '--list';
const args = process.argv.slice(2).filter((text) => text !== '--');
const words = args.filter((text) => !text.startsWith('--'));
const options = args.filter(
  (text) => text.startsWith('--') && ![PICTURES, ALL, FULL].includes(text),
);
if (args.includes(PICTURES)) process.env.FOVEA_PICTURES = '1';
if (args.includes(ALL)) process.env.FOVEA_ALL = '1';
if (args.includes(FULL)) process.env.FOVEA_FULL = '1';
const parts = listJourneyParts();

if (options.includes(LIST)) for (const part of parts) print(part);
else process.exitCode = await run();

async function run(): Promise<number> {
  const missing = findMissingForBrowser();
  const wanted = pickSpecs(listSpecs(), parts, words);
  if (missing !== undefined) {
    print(missing);
    return 1;
  }
  if (wanted.length === 0) {
    print(`e2e has no part ${words.join(' ')}. Parts: ${parts.join(', ')}`);
    return 2;
  }
  const files = wanted.map((spec) => `specs/${spec}.spec.ts`);
  const name = ['e2e', ...words].join('-');
  const { lines, ok } = judgeRun(await runPlaywright('e2e', [...files, ...options], name));
  for (const line of lines) print(line);
  return ok ? 0 : 1;
}
