import { expect, it } from 'vitest';
import {
  countLimits,
  followHashtags,
  parseFilter,
  toListQuery,
  toParams,
  withHashtag,
  withHashtagSwitched,
  withoutHashtag,
  withoutLimits,
  withSort,
} from './list-filter.ts';

const parse = (search: string) => parseFilter(new URLSearchParams(search));
const DEFAULTS = parse('');

it('comes back from the address as it went there', () => {
  const filter = {
    status: 'done',
    type: 'pro',
    hashtags: ['packaging', '앱화면'],
    query: 'a&b #c',
    sort: 'progress',
    order: 'asc',
    view: 'table',
  } as const;
  expect(parse(toParams(filter).toString())).toEqual(filter);
});

it('leaves an address without a filter short', () => {
  expect(toParams(DEFAULTS).toString()).toBe('');
  expect(toParams(withSort(DEFAULTS, 'name')).toString()).toBe('sort=name');
});

it('leaves out what an address cannot mean', () => {
  expect(parse('class=secret&type=gold&sort=luck&order=up&view=list')).toEqual(DEFAULTS);
  expect(parse(`q=${'x'.repeat(200)}`).query).toHaveLength(60);
});

it('reads hashtags apart or with commas, each once, with or without their sign', () => {
  expect(parse('tag=packaging&tag=%23beauty,Packaging,,').hashtags).toEqual([
    'packaging',
    'beauty',
  ]);
  expect(parse(`tag=${'x'.repeat(21)}`).hashtags).toEqual([]);
  expect(parse('tag=a,b,c,d,e,f,g,h,i,j,k').hashtags).toHaveLength(10);
});

it('adds a hashtag and takes it away, whatever the case of its letters', () => {
  const one = withHashtag(DEFAULTS, '#Tea');
  expect(one.hashtags).toEqual(['Tea']);
  expect(withHashtag(one, 'tea').hashtags).toEqual(['Tea']);
  expect(withoutHashtag(one, 'TEA').hashtags).toEqual([]);
  expect(withHashtagSwitched(one, 'tea').hashtags).toEqual([]);
  expect(withHashtagSwitched(one, 'cup').hashtags).toEqual(['Tea', 'cup']);
});

it('sorts words from A and numbers from the most, and turns around at the second press', () => {
  const byName = withSort(DEFAULTS, 'name');
  expect(byName.order).toBe('asc');
  expect(withSort(byName, 'name').order).toBe('desc');
  expect(withSort(byName, 'pages').order).toBe('desc');
});

it('asks the server for what limits and sorts, not for how it is shown', () => {
  expect(toListQuery(parse('view=table&q=%20%20'))).toEqual({ sort: 'updated', order: 'desc' });
  expect(toListQuery(parse('class=edit&type=basic&tag=a&tag=b&q=%20tea'))).toEqual({
    status: 'edit',
    type: 'basic',
    tags: 'a,b',
    q: 'tea',
    sort: 'updated',
    order: 'desc',
  });
});

it('clears every limit and keeps sort and view', () => {
  const filter = parse('class=edit&type=basic&tag=a&tag=b&q=x&sort=name&view=table');
  expect(countLimits(filter)).toBe(4);
  expect(toParams(withoutLimits(filter)).toString()).toBe('sort=name&view=table');
});

it('follows a hashtag to its new name, and lets go of one that is deleted', () => {
  const before = [
    { id: '1', name: 'packaging', color: 1 },
    { id: '2', name: 'beauty', color: 2 },
  ];
  const now = [{ id: '1', name: '포장', color: 1 }];
  expect(followHashtags(['Packaging', 'beauty', 'other'], before, now)).toEqual(['포장', 'other']);
});
