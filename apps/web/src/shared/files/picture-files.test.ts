import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findFault, findImageType, sortFiles, toPageName } from './picture-files.ts';

const toFile = (name: string, type: string, size = 1_000) => ({ name, type, size });

it.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.webp', 'image/webp', 'image/webp'],
  ['a.AVIF', '', 'image/avif'],
  ['a.jpeg', '', 'image/jpeg'],
  ['a.png', 'application/pdf', undefined],
  ['a.svg', 'image/svg+xml', undefined],
  ['a', '', undefined],
])('takes %s of type %j as %s', (name, type, expected) => {
  expect(findImageType({ name, type })).toBe(expected);
});

it('refuses what is no picture, what is empty, and what is larger than 20 MB', () => {
  expect(findFault(toFile('a.pdf', 'application/pdf'))).toBe('notPicture');
  expect(findFault(toFile('a.png', 'image/png', 0))).toBe('emptyFile');
  expect(findFault(toFile('a.png', 'image/png', LIMITS.imageMaxBytes))).toBeUndefined();
  expect(findFault(toFile('a.png', 'image/png', LIMITS.imageMaxBytes + 1))).toBe('tooLarge');
});

it('sorts by name as people count', () => {
  const names = ['ad 10.png', 'ad 2.png', 'Ad 1.png'].map((name) => ({ name }));
  expect(sortFiles(names).map(({ name }) => name)).toEqual(['Ad 1.png', 'ad 2.png', 'ad 10.png']);
});

it('names a page after its file', () => {
  expect(toPageName('Ad, version 3.png')).toBe('Ad, version 3');
  expect(toPageName('v1.2 final')).toBe('v1.2 final');
  expect(toPageName('.png')).toBe('.png');
});
