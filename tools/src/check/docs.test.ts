import { expect, test } from 'vitest';
import { checkDocs } from './docs.ts';
import { plantTree, toManifest } from './planted-tree.ts';

function judge(markdown: string, path = 'README.md'): string[] {
  const tree = plantTree({
    'package.json': toManifest('planted', { scripts: { check: 'x', test: 'x', 'test:db': 'x' } }),
    '.gitignore': 'node_modules/\n.stack/\n.env\n',
    '.env.example': 'DATABASE_URL=\n# SMTP_URL=smtp://127.0.0.1\n',
    'docs/architecture.md': '# Architecture\n\n## One-minute map\n',
    'packages/gaze/package.json': toManifest('@fovea/gaze', {
      exports: { './samples': './src/a.ts' },
    }),
    'packages/gaze/src/samples/codec.ts': 'export const EG1_MAGIC = 1;\n',
    'apps/web/src/shared/config.ts': "export const a = import.meta.env['VITE_PLACE'];\n",
    '.ci/run': '',
    [path]: markdown,
  });
  return checkDocs(tree.root).map(({ message, line }) => `${line} ${message}`);
}

test.each([
  [
    'a file',
    'See `packages/gaze/src/absent.ts`.',
    'no such file or folder: packages/gaze/src/absent.ts',
  ],
  ['a folder', 'See `infra/images/`.', 'no such file or folder: infra/images/'],
  [
    'a folder of a known place',
    'See `packages/stage/src/`.',
    'no such file or folder: packages/stage/src/',
  ],
  ['a bare file name', 'See `absent.ts`.', 'no such file or folder: absent.ts'],
  [
    'a pattern that matches nothing',
    'See `packages/*/absent.ts`.',
    'no such file or folder: packages/*/absent.ts',
  ],
  ['a choice of files', 'See `docs/{a,b}.md`.', 'no such file or folder: docs/{a,b}.md'],
  ['a file in a shell block', '```sh\nnode tools.ts\n```', 'no such file or folder: tools.ts'],
  ['a script', 'Run `npm run absent`.', 'no such npm script: absent'],
  ['a script in a block', '```sh\nnpm run absent -- x\n```', 'no such npm script: absent'],
  ['a script in words', 'Run npm run absent, then wait.', 'no such npm script: absent'],
  ['a script in any block', '```ts\n// npm run absent\n```', 'no such npm script: absent'],
  ['a script in tildes', '~~~\nnpm run absent\n~~~', 'no such npm script: absent'],
  [
    'a script behind options',
    '`npm --silent run --if-present absent`',
    'no such npm script: absent',
  ],
  ['a script that Node runs', '`node --run absent`', 'no such npm script: absent'],
  ['a file in a plain block', '```\nnode docs/absent.ts\n```', 'no such file or folder'],
  [
    'a file after a block in a block',
    '````md\n```sh\n````\nSee `absent.ts`.',
    'no such file or folder: absent.ts',
  ],
  ['a variable', 'Set `ABSENT_URL`.', 'not in .env.example: ABSENT_URL'],
  ['a variable of a build', 'Set `VITE_ABSENT`.', 'not in .env.example: VITE_ABSENT'],
  ['a link', 'See [it](docs/absent.md).', 'link leads nowhere: docs/absent.md'],
  [
    'an anchor',
    'See [it](docs/architecture.md#absent).',
    'link leads nowhere: docs/architecture.md#absent',
  ],
  ['a package entry', 'Import `@fovea/gaze/absent`.', 'no such file or folder: @fovea/gaze/absent'],
])('finds that %s does not exist', (_title, markdown, message) => {
  expect(judge(markdown).join('\n')).toContain(message);
});

test('names the line and looks into documents of packages', () => {
  expect(judge('# Gaze\n\nSee `src/absent.ts`.', 'packages/gaze/README.md')).toEqual([
    '3 no such file or folder: src/absent.ts',
  ]);
});

test.each(['SECURITY.md', 'packages/gaze/how-to.md', 'packages/gaze/src/samples/README.md'])(
  'reads %s too',
  (path) => {
    expect(judge('See `absent.ts`.', path)).toEqual(['1 no such file or folder: absent.ts']);
  },
);

test('passes what exists, placeholders and words that are no paths', () => {
  const markdown = [
    'Run `npm run check -- docs`, `npm test`, `npm run test:db` and `npm ci`.',
    'See `packages/gaze/src/samples/codec.ts`, `codec.ts`, `packages/*/src/samples/`, `packages/{gaze,ui}/src/`,',
    '`@fovea/gaze/samples`, `docs/`, `.ci/run`, `.env`, `.stack/log.md`, `modules/<noun>/<noun>.repo.ts`.',
    'Not paths: `.db.test.ts`, `application/json`, `/api/docs`, `a/b`, `#modules/x.ts`, `https://x.org/a.md`.',
    'Set `DATABASE_URL`, `DATABASE_URL_FILE`, `SMTP_URL=x`; `EG1_MAGIC` is in the code, `VITE_PLACE=x` too.',
    'Links: [map](docs/architecture.md#one-minute-map), [site](https://x.org), [here](#top).',
    '# Top',
    '```ts\nimport { x } from "./not-checked.ts";\n```',
  ].join('\n');
  expect(judge(markdown)).toEqual([]);
});

test('knows a dependency whose name ends as a file does', () => {
  const judgeRow = (name: string) =>
    checkDocs(
      plantTree({
        'package.json': toManifest('planted', { workspaces: ['packages/*'] }),
        'packages/gaze/package.json': toManifest('@fovea/gaze', {
          dependencies: { 'planted.js': '1.0.0' },
        }),
        'docs/dependencies.md': `| \`planted.js\` | a job | see \`${name}\` | – |\n`,
      }).root,
    ).map(({ message }) => message);
  expect(judgeRow('planted.js')).toEqual([]);
  expect(judgeRow('absent.js')).toEqual(['no such file or folder: absent.js']);
});
