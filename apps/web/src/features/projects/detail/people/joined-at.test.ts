import { expect, it } from 'vitest';
import { toJoinedAt } from './joined-at.ts';

it('reads the time of an id of version 7', () => {
  expect(toJoinedAt('019a9186-5400-7abc-8def-0123456789ab')).toEqual(new Date(0x019a91865400));
});
