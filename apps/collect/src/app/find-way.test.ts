import { expect, it } from 'vitest';
import { findWay } from './find-way.ts';

it.each([
  ['/p/abcdefghijkl', { slug: 'abcdefghijkl', isTest: false }],
  ['/t/To-ken_1/', { slug: 'To-ken_1', isTest: true }],
  ['/', undefined],
  ['/p/a/b', undefined],
])('%s leads there', (pathname, way) => {
  expect(findWay(pathname)).toEqual(way);
});
