import { expect, it } from 'vitest';
import { type SelectHow, type Selection, select, selectOnly, settle } from './selection.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];

/** Presses one after the other, each settled as the list does. */
function press(...presses: readonly (readonly [string, SelectHow])[]): Selection {
  let selection = settle(selectOnly(undefined), IDS, 'a');
  for (const [key, how] of presses) {
    selection = settle(select(selection, IDS, key, how), IDS, key);
  }
  return selection;
}

it('selects one by a press', () => {
  expect(press(['b', 'toggle'], ['c', 'only'])).toEqual(selectOnly('c'));
});

it('adds and takes away with Cmd/Ctrl', () => {
  expect(press(['c', 'only'], ['a', 'toggle'])).toMatchObject({ shown: 'a', chosen: ['a', 'c'] });
  const many = press(['c', 'only'], ['a', 'toggle'], ['e', 'toggle']);
  expect(select(many, IDS, 'e', 'toggle')).toMatchObject({ shown: 'c', chosen: ['a', 'c'] });
  expect(select(many, IDS, 'a', 'toggle')).toMatchObject({ shown: 'e', chosen: ['c', 'e'] });
});

it('keeps the last one', () => {
  const one = selectOnly('c');
  expect(select(one, IDS, 'c', 'toggle')).toBe(one);
});

it('selects a range with Shift, always from where it began', () => {
  expect(press(['b', 'only'], ['d', 'range']).chosen).toEqual(['b', 'c', 'd']);
  expect(press(['b', 'only'], ['d', 'range'], ['a', 'range'])).toEqual({
    shown: 'a',
    anchor: 'b',
    chosen: ['a', 'b'],
  });
});

it('begins a range at the page that is shown when nothing was pressed', () => {
  expect(press(['c', 'range']).chosen).toEqual(['a', 'b', 'c']);
});

it('forgets pages that are gone, and all but the one shown when another one is shown', () => {
  const many = press(['b', 'only'], ['d', 'range']);
  expect(settle(many, ['a', 'b', 'd'], 'd').chosen).toEqual(['b', 'd']);
  expect(settle(many, ['a', 'd', 'e'], 'd')).toMatchObject({ anchor: 'd', chosen: ['d'] });
  expect(settle(many, IDS, 'e')).toEqual(selectOnly('e'));
});

it('takes a file that is no page yet alone', () => {
  expect(press(['b', 'only'], ['upload', 'range'])).toEqual(selectOnly('upload'));
});
