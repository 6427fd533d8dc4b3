import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { findPasswordProblem, judgePassword } from './password.ts';

describe('the list of rules', () => {
  it('has no tick before anybody types', () => {
    expect(Object.values(judgePassword(''))).toEqual([false, false, false]);
  });

  it.each([
    'quietlens2026',
    'q1',
    'quietlens',
    '2026202620',
    'a b c d e 1 2',
    '비밀번호열자리입니다1',
  ])('is all ticks for %j exactly if the server takes it', (password) => {
    const takes = CALLS.updatePassword.body?.safeParse({ token: '', password }).success;
    expect(Object.values(judgePassword(password)).every(Boolean)).toBe(takes);
    expect(findPasswordProblem(password) === undefined).toBe(takes);
  });
});
