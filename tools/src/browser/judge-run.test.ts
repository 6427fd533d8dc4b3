import { describe, expect, it } from 'vitest';
import { judgeRun } from './judge-run.ts';

const toRepeated = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file: 'e2e/specs/accounts/accounts.spec.ts',
    test: `test ${index + 1}`,
    ms: 900,
    tries: 2,
  }));

describe('a run in a browser', () => {
  it('passes when every test did', () => {
    expect(judgeRun({ passed: 3, failed: 0, repeated: [] })).toEqual({
      lines: ['3 passed, 0 failed'],
      ok: true,
    });
  });

  it('passes with two repeated tests, and names them', () => {
    const { lines, ok } = judgeRun({ passed: 3, failed: 0, repeated: toRepeated(2) });
    expect(ok).toBe(true);
    expect(lines).toContain('repeated: e2e/specs/accounts/accounts.spec.ts › test 2');
  });

  it('fails with a third one, although all passed in the end', () => {
    const { lines, ok } = judgeRun({ passed: 3, failed: 0, repeated: toRepeated(3) });
    expect(ok).toBe(false);
    expect(lines).toContain('Error: 3 tests were repeated, at most 2 may be');
  });

  it('fails when a test did, and when none ran', () => {
    expect(judgeRun({ passed: 3, failed: 1, repeated: [] }).ok).toBe(false);
    expect(judgeRun({ passed: 0, failed: 0, repeated: [] }).ok).toBe(false);
  });
});
