import { expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

it.each([
  ['quietlens2026', 'quietlens2026', {}],
  ['quietlens2026', 'quietlens202', { repeat: 'passwordsDiffer' }],
  ['quietlens2026', '', { repeat: 'passwordsDiffer' }],
  ['short1', 'short1', { password: 'passwordShort' }],
  ['', '', { password: 'passwordMissing' }],
])('says of %j and %j: %j', (password, repeat, problems) => {
  expect(checkNewPassword({ password, repeat })).toEqual(problems);
});
