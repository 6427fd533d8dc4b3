// `npm run e2e [-- name]`: the specs whose file name holds the name, or all, in a real browser.
import { readdirSync } from 'node:fs';
import { findMissingForBrowser, runPlaywright } from '#browser/playwright.ts';
import { print } from '#harness/parts.ts';
import { toRootPath } from '#harness/root.ts';

const args = process.argv.slice(2);
const name = args.find((text) => !text.startsWith('--')) ?? '';
const options = args.filter((text) => text.startsWith('--'));
const specs = readdirSync(toRootPath('e2e')).filter((file) => file.endsWith('.spec.ts'));
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
  const { passed, failed } = await runPlaywright('e2e', [...wanted, ...options]);
  print(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
