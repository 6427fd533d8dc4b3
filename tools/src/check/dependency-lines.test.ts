import { expect, test } from 'vitest';
import { checkDocs } from './docs.ts';
import { plantTree, toManifest } from './planted-tree.ts';

const PAGE = 'docs/dependencies.md';
const TABLE = '| Package | Job |\n|---|---|\n';

function judge(page: string | undefined): string[] {
  const tree = plantTree({
    'package.json': toManifest('planted', { devDependencies: { knip: '6.0.0' } }),
    'apps/server/package.json': toManifest('@fovea/server', {
      dependencies: { '@fovea/contract': '*', zod: '4.0.0' },
    }),
    ...(page === undefined ? {} : { [PAGE]: page }),
  });
  return checkDocs(tree.root).map(({ file, line, message }) => `${file}:${line ?? ''} ${message}`);
}

test('passes when each dependency has a line', () => {
  expect(judge(`${TABLE}| \`zod\` | schemas |\n| \`knip\` | dead code |\n`)).toEqual([]);
});

test('finds a dependency without a line, and one whose line says nothing', () => {
  expect(judge(`${TABLE}| \`zod\` | |\n`)).toEqual([
    'apps/server/package.json: zod has no line in docs/dependencies.md',
    'package.json: knip has no line in docs/dependencies.md',
  ]);
});

test('finds every dependency when the page is missing', () => {
  expect(judge(undefined)).toHaveLength(2);
});

test('finds a line whose dependency is gone', () => {
  const page = `${TABLE}| \`zod\` | schemas |\n| \`knip\` | dead code |\n| \`lodash\` | – |\n`;
  expect(judge(page)).toEqual([`${PAGE}:5 no package.json asks for lodash`]);
});
