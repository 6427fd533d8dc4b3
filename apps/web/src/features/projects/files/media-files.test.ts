import { LIMITS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { findFault, findMediaKind, findMediaType, sortFiles } from './media-files.ts';

const toFile = (name: string, type: string, size = 1_000) => ({ name, type, size });

it.each([
  ['a.jpg', 'image/jpeg', 'image/jpeg'],
  ['a.webp', 'image/webp', 'image/webp'],
  ['a.AVIF', '', 'image/avif'],
  ['a.jpeg', '', 'image/jpeg'],
  ['a.mp4', 'video/mp4', 'video/mp4'],
  ['a.WebM', '', 'video/webm'],
  ['a.png', 'application/pdf', undefined],
  ['a.mov', 'video/quicktime', undefined],
  ['a.svg', 'image/svg+xml', undefined],
  ['a', '', undefined],
])('takes %s of type %j as %s', (name, type, expected) => {
  expect(findMediaType({ name, type })).toBe(expected);
});

it('tells pictures from videos', () => {
  expect(findMediaKind({ name: 'a.png', type: 'image/png' })).toBe('image');
  expect(findMediaKind({ name: 'a.mp4', type: '' })).toBe('video');
  expect(findMediaKind({ name: 'a.pdf', type: 'application/pdf' })).toBeUndefined();
});

it('refuses what is neither, what is empty, pictures over 20 MB and videos over 200 MB', () => {
  expect(findFault(toFile('a.pdf', 'application/pdf'))).toBe('notMedia');
  expect(findFault(toFile('a.png', 'image/png', 0))).toBe('emptyFile');
  expect(findFault(toFile('a.png', 'image/png', LIMITS.imageMaxBytes))).toBeUndefined();
  expect(findFault(toFile('a.png', 'image/png', LIMITS.imageMaxBytes + 1))).toBe('imageTooLarge');
  expect(findFault(toFile('a.mp4', 'video/mp4', LIMITS.videoMaxBytes))).toBeUndefined();
  expect(findFault(toFile('a.mp4', 'video/mp4', LIMITS.videoMaxBytes + 1))).toBe('videoTooLarge');
});

it('sorts by name as people count', () => {
  const names = ['ad 10.png', 'ad 2.png', 'Ad 1.png'].map((name) => ({ name }));
  expect(sortFiles(names).map(({ name }) => name)).toEqual(['Ad 1.png', 'ad 2.png', 'ad 10.png']);
});

it('puts a name before the longer ones that begin with it', () => {
  const names = ['ad-yuzu-b.webp', 'ad-yuzu.webp', 'ad-yuzu 2.png'].map((name) => ({ name }));
  expect(sortFiles(names).map(({ name }) => name)).toEqual([
    'ad-yuzu.webp',
    'ad-yuzu 2.png',
    'ad-yuzu-b.webp',
  ]);
});
