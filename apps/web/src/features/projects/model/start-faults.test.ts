import { expect, it } from 'vitest';
import { toAsset, toId, toPage } from '#testing/projects.ts';
import { listStartFaults } from './start-faults.ts';

const CHECKED = toPage({ id: toId(801), assets: [toAsset({ status: 'checking' })] });
const EMPTY = toPage({ id: toId(802), assets: [null] });

it('finds nothing in a project that can start, and no pages where there are none', () => {
  expect(listStartFaults({ pages: [toPage()] })).toEqual([]);
  expect(listStartFaults({ pages: [] })).toEqual([{ kind: 'noPages' }]);
});

it('names what must be mended before what is only waited for', () => {
  expect(listStartFaults({ pages: [CHECKED, toPage(), EMPTY] })).toEqual([
    { kind: 'incomplete', page: EMPTY },
    { kind: 'checking', page: CHECKED },
  ]);
});
