import { expect, it } from 'vitest';
import { isPassingFault } from './passing-fault.ts';

const toFault = (code: string) => Object.assign(new Error('a fault'), { code });

it.each([
  ['a name server that is not up yet', 'EAI_AGAIN'],
  ['a network that is away', 'ENETUNREACH'],
  ['a primary that was just made a standby', '25006'],
  ['a transaction that was idle for too long', '25P03'],
  ['a shutdown', '57P01'],
  ['too many connections', '53300'],
])('takes %s for a passing fault', (_title, code) => {
  expect(isPassingFault(toFault(code))).toBe(true);
});

it.each([
  ['a row that is there already', '23505'],
  ['a statement that is wrong', '42601'],
])('takes %s for a defect', (_title, code) => {
  expect(isPassingFault(toFault(code))).toBe(false);
});
