import { CALL_LIST } from '@fovea/contract';
import { expect, test } from 'vitest';
import { checkCallers } from './callers.ts';
import { plantTree, REPOSITORY } from './planted-tree.ts';
import { listFiles } from './repository-files.ts';

const CONTRACT = 'packages/contract/src/http/pages.ts';
const toDescriptor = (id: string, path: string) =>
  `  ${id}: {\n    summary: 'One.',\n    method: 'GET',\n    path: ${path},\n  },\n`;
const TWO = toDescriptor('getPage', "'/pages/{id}'") + toDescriptor('getHead', 'HEAD_PATH');

function judge(files: Record<string, string>, offered: Record<string, string> = {}): string[] {
  const { root } = plantTree({ [CONTRACT]: TWO, ...files });
  return checkCallers(root, undefined, offered).map(({ file, line, message }) =>
    [file, line, message].join(' '),
  );
}

const HEAD = { 'apps/collect/src/shared/head.ts': 'fetch(HEAD_PATH);\n' };
const SCREEN = 'apps/web/src/features/a.tsx';

test.each([
  ['nothing', {}],
  ['a type', { [SCREEN]: 'type A = CallReply<typeof CALLS.getPage>;\n' }],
  ['a test', { 'apps/web/src/features/a.dom.test.tsx': 'answer(CALLS.getPage, {});\n' }],
  ['the server', { 'apps/server/src/a.routes.ts': 'bindCall(app, CALLS.getPage);\n' }],
])('fails for a call that %s names alone', (_who, files) => {
  expect(judge({ ...HEAD, ...files })).toEqual([
    expect.stringMatching(/^packages\/contract\/src\/http\/pages[.]ts 1 no app sends getPage/),
  ]);
});

test.each([
  ['a screen', { [SCREEN]: 'api.call(CALLS.getPage);\n' }],
  ['a file with its part of the calls', { [SCREEN]: 'api.call(pageCalls.getPage);\n' }],
  ['the client of the phone', { 'packages/collect-client/src/a.ts': 'send(CALLS.getPage);\n' }],
])('lets a call be that %s sends', (_who, files) => {
  expect(judge({ ...HEAD, ...files })).toEqual([]);
});

test('fails for a constant path that no app asks', () => {
  expect(judge({ [SCREEN]: 'api.call(CALLS.getPage);\n' })).toEqual([
    expect.stringContaining('pages.ts 6 no app sends getHead'),
  ]);
});

test('believes an offer only where its document names the path', () => {
  const offered = { getPage: 'docs/offer.md' };
  expect(judge({ ...HEAD, 'docs/offer.md': 'Ask `GET /pages/{id}`.\n' }, offered)).toEqual([]);
  expect(judge({ ...HEAD, 'docs/offer.md': 'Ask.\n' }, offered)).toEqual([
    'docs/offer.md  does not offer getPage, /pages/{id}',
  ]);
  expect(judge(HEAD, offered)).toHaveLength(1);
});

test('fails for an offer of a call that an app sends, or that does not exist', () => {
  const offered = { getPage: 'docs/offer.md', getNothing: 'docs/offer.md' };
  expect(judge({ ...HEAD, [SCREEN]: 'api.call(CALLS.getPage);\n' }, offered)).toEqual([
    expect.stringContaining('getPage is sent by an app'),
    expect.stringContaining('getNothing is offered and does not exist'),
  ]);
});

test('finds every call of the contract, and a sender or an offer for each', () => {
  const descriptors = listFiles(REPOSITORY).filter((path) => path.startsWith('packages/contract/'));
  expect(checkCallers(REPOSITORY, descriptors, {})).toHaveLength(CALL_LIST.length);
  expect(checkCallers(REPOSITORY)).toEqual([]);
});
