import type { Asset, Page } from '@fovea/contract';
import { expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

const picture = (name: string) => ({ name, type: 'image/png' });
const video = (name: string) => ({ name, type: 'video/mp4' });
const full = {} as Asset;
const share = (assets: Page['assets'], slot: number, ...files: ReturnType<typeof picture>[]) => {
  const { placed, rest } = shareOut({ kind: 'image', assets }, slot, files);
  return {
    placed: placed.map(({ file, slot: at }) => `${file.name} ${at}`),
    rest: rest.map(({ name }) => name),
  };
};

it('puts a file where it was dropped, also in place of another', () => {
  expect(share([full, full], 1, picture('a')).placed).toEqual(['a 1']);
});

it('fills the empty places that follow, in the order of the names', () => {
  const four = [null, full, null, null];
  expect(share(four, 2, picture('10'), picture('2'), picture('1'), picture('11'))).toEqual({
    placed: ['1 2', '2 3', '10 0'],
    rest: ['11'],
  });
});

it('leaves a video over: it becomes a page of its own', () => {
  expect(share([null], 0, video('v'), picture('a'))).toEqual({ placed: ['a 0'], rest: ['v'] });
});
