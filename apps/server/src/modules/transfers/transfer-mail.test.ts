import { expect, it } from 'vitest';
import { toTransferMail } from './transfer-mail.ts';

const FACTS = {
  webUrl: 'https://fovea.example',
  code: 'ABCD-EFGH-JKMN',
  from: 'lead@lab.example',
  receiver: 'mina@lab.example',
  hasAccount: true,
};

it.each([
  ['en', 1, 'You have been sent 1 session'],
  ['en', 1_000, 'You have been sent 1,000 sessions'],
  ['ko', 1_000, '세션 1,000개를 받으셨습니다'],
] as const)('groups numbers in %s: %i', (language, amount, title) => {
  const mail = toTransferMail(language, { ...FACTS, amount });
  expect(mail.text).toContain(title);
  expect(mail.html).toContain(title);
});
