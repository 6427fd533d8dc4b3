import { expect, it } from 'vitest';
import { addReceivers, listValid, listWrong, type Receiver } from './receivers.ts';

const toEmails = (receivers: readonly Receiver[]) => receivers.map(({ email }) => email);
const toMany = (count: number, from = 1) =>
  Array.from({ length: count }, (_, i) => `p${from + i}@hanbit.example`).join('\n');

it('takes commas, semicolons, spaces and lines between addresses', () => {
  const text = ' a@hanbit.example,b@hanbit.example; c@hanbit.example\r\nd@hanbit.example\t';
  expect(addReceivers([], text).added).toEqual([
    'a@hanbit.example',
    'b@hanbit.example',
    'c@hanbit.example',
    'd@hanbit.example',
  ]);
});

it('drops the names that mail programs copy with the addresses', () => {
  const text = 'Mina Kim <m.kim@hanbit.example>, "Park, Jun" <j.park@hanbit.example>';
  const { receivers } = addReceivers([], text);
  expect(toEmails(receivers)).toEqual(['m.kim@hanbit.example', 'j.park@hanbit.example']);
});

it('merges addresses that differ in capitals and says how often each was entered', () => {
  const first = addReceivers([], 'h.jung@hanbit.example').receivers;
  const { receivers, merged, added } = addReceivers(first, 'H.Jung@Hanbit.example');
  expect(receivers).toEqual([{ email: 'h.jung@hanbit.example', isValid: true, times: 2 }]);
  expect([merged, added]).toEqual([['h.jung@hanbit.example'], []]);
});

it('keeps a wrong address as it was typed, apart from those that count', () => {
  const { receivers, wrong } = addReceivers([], 'M.Kang@hanbit a.novak@hanbit.example');
  expect(toEmails(listValid(receivers))).toEqual(['a.novak@hanbit.example']);
  expect(toEmails(listWrong(receivers))).toEqual(['M.Kang@hanbit']);
  expect(wrong).toEqual(['M.Kang@hanbit']);
});

it('refuses whoever comes after the 200th receiver', () => {
  const { receivers, refused } = addReceivers([], toMany(202));
  expect(receivers).toHaveLength(200);
  expect(refused).toEqual(['p201@hanbit.example', 'p202@hanbit.example']);
});

it('still merges and still shows a wrong address when there is no room left', () => {
  const full = addReceivers([], toMany(200)).receivers;
  const { receivers, merged, refused } = addReceivers(full, 'p7@hanbit.example wrong');
  expect(receivers).toHaveLength(201);
  expect([merged, refused]).toEqual([['p7@hanbit.example'], []]);
});
