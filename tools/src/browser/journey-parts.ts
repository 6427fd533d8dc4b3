import { globSync, readdirSync } from 'node:fs';
import { toRootPath } from '#harness/root.ts';

const SPECS = toRootPath('e2e/specs');
/** The three main journeys. They come first. */
const MAIN = 'journeys';

/** Parts of `npm run e2e`: a folder of specs each. */
export function listJourneyParts(): string[] {
  const folders = readdirSync(SPECS, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const others = folders.map(({ name }) => name).filter((name) => name !== MAIN);
  return [MAIN, ...others.toSorted()];
}

/** Every spec as `<part>/<name>`. */
export function listSpecs(): string[] {
  return globSync('*/*.spec.ts', { cwd: SPECS })
    .map((path) => path.replace('.spec.ts', ''))
    .toSorted();
}

/** The specs that are wanted: words that name a part pick it, others pick specs by their name in it. */
export function pickSpecs(
  specs: readonly string[],
  parts: readonly string[],
  words: readonly string[],
): string[] {
  const wantedParts = words.filter((word) => parts.includes(word));
  const names = words.filter((word) => !parts.includes(word));
  return specs.filter((spec) => {
    const [part = '', name = ''] = spec.split('/');
    const isPart = wantedParts.length === 0 || wantedParts.includes(part);
    return isPart && (names.length === 0 || names.some((word) => name.includes(word)));
  });
}
