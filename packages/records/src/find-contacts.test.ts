import { expect, it } from 'vitest';
import { findContacts } from './find-contacts.ts';

it.each([
  ['Write to ann.lee@example.com please', ['email']],
  ['ann (at) example dot com', ['email']],
  ['제 메일은 kim_1@메일.한국 입니다', ['email']],
  ['kim 골뱅이 naver 점 com', ['email']],
  ['call 010-1234-5678', ['phone']],
  ['+82 10 1234 5678 or a@b.co', ['email', 'phone']],
  ['(415) 555-2671', ['phone']],
  ['０１０－１２３４－５６７８', ['phone']],
  ['02.123.4567', ['phone']],
])('finds what may be an address or a number: %s', (text, kinds) => {
  expect(findContacts(text)).toEqual(kinds);
});

it.each([
  'The bright one, because of the price.',
  'I liked 3 of 5 and would pay 12,900,000 won',
  'On 2026-11-17 10:30 I saw it, at 9.5 of 10 points',
  '2026년 11월 17일에 봤어요',
  'Look at the logo. Then at the bottle.',
  '5/10, 6/10, 7/10',
  'version 1.2.3 and room 4021',
])('leaves alone what is neither: %s', (text) => {
  expect(findContacts(text)).toEqual([]);
});
