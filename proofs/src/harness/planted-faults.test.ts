import { describe, expect, it } from 'vitest';
import { COMMAND_FAULTS } from '#aoi/verify/command-faults.ts';
import { LEDGER_FAULTS, YEAR_FAULTS } from '#credits/verify/ledger-faults.ts';
import { MONTH_FAULTS } from '#payments/months/month-faults.ts';
import { PAYMENT_FAULTS } from '#payments/verify/payment-faults.ts';
import { TOSS_FAULTS } from '#payments/verify/toss-faults.ts';
import { DRAFT_FAULTS } from '#projects/editor/draft-faults.ts';
import { PAID_FAULTS } from '#recordings/paid/paid-faults.ts';
import { countFound, hunt, plantEach, readPlanted, type TextFault } from './planted-faults.ts';

const FAULTS: readonly [name: string, fault: TextFault][] = [
  ...[COMMAND_FAULTS, DRAFT_FAULTS, LEDGER_FAULTS, YEAR_FAULTS].flatMap(Object.entries),
  ...[MONTH_FAULTS, PAID_FAULTS, PAYMENT_FAULTS, TOSS_FAULTS].flatMap(Object.entries),
];

describe('planted faults', () => {
  it.each(FAULTS)('fit one place of a source: %s', async (_name, fault) => {
    expect(fault.to).not.toBe(fault.from);
    expect(await readPlanted(fault)).toContain(fault.to);
  });

  it('are refused where the piece is gone, or is there twice', async () => {
    const fault = { file: 'proofs/package.json', from: 'a < b', to: 'a <= b' };
    await expect(readPlanted(fault)).rejects.toThrow('0 places of "a < b"');
    await expect(readPlanted({ ...fault, from: '@fovea/' })).rejects.toThrow('places of "@fovea/');
  });

  it('must all be found', async () => {
    const faults = { 'adds one': 1, 'adds two': 2, 'adds nothing': 0 };
    const planted = plantEach(faults, (by) => by > 0);
    const name = 'planted faults found';
    expect(await countFound(planted)).toEqual({ name, value: '2 of 3', goal: 'all', ok: false });
    expect(await countFound(planted.slice(0, 2))).toMatchObject({ value: '2 of 2', ok: true });
    expect(await countFound([])).toMatchObject({ value: '0 of 0', ok: false });
  });

  it('are found by the first history that goes wrong, and only if it is right without them', async () => {
    const play = async (history: number) => (history % 3 === 0 ? 'another number' : undefined);
    const most = 10;
    expect(await hunt({ most, play })).toBe('found by history 3');
    expect(await hunt({ most, play, first: 9 })).toBe('found by history 9');
    expect(await hunt({ most, play, first: 8 })).toBe('found by history 3');
    expect(await hunt({ most: 2, play })).toBeUndefined();
    expect(await hunt({ most, play, playSound: play })).toBeUndefined();
    expect(await hunt({ most, play, playSound: async () => undefined })).toBe('found by history 3');
  });
});
