import { expect, test } from 'vitest';
import { toThirdPartyPage } from './third-party.ts';

test('lists what is run and served, not what builds or links to ourselves', () => {
  const page = toThirdPartyPage(
    JSON.stringify({
      packages: {
        '': { version: '1.0.0' },
        'packages/gaze': { version: '1.0.0' },
        'node_modules/@fovea/gaze': { link: true },
        'node_modules/react': { version: '19.0.0', license: 'MIT' },
        'node_modules/react/node_modules/deep': { version: '2.0.0', license: 'ISC' },
        'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
      },
    }),
  );
  expect(page.match(/^\| .*/gm)?.slice(1)).toEqual([
    '| react | 19.0.0 | MIT |',
    '| deep | 2.0.0 | ISC |',
  ]);
});

test('a package that does not say its licence is not left out', () => {
  const page = toThirdPartyPage(
    JSON.stringify({ packages: { 'node_modules/x': { version: '1.0.0' } } }),
  );
  expect(page).toContain('| x | 1.0.0 | see the package |');
});
