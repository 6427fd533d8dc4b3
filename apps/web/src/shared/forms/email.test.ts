import { CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each([
  'mina.kim@hanbit.example',
  ' Mina+lab@Example.CO.KR ',
  'a@b.cd',
  "o'neil@example.com",
  '',
  'mina',
  'mina@',
  '@example.com',
  'mina@example',
  'mina..kim@example.com',
  '.mina@example.com',
  'mina @example.com',
  'mina@-example.com',
  '미나@example.com',
  `${'m'.repeat(250)}@example.com`,
])('judges %j as the contract does', (text) => {
  const body = { email: text, password: 'x' };
  expect(isEmail(text)).toBe(CALLS.login.body?.safeParse(body).success);
});
