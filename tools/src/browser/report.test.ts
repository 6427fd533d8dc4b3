import { describe, expect, it } from 'vitest';
import { listRepeated, listTests, type Report } from './report.ts';

const toSpec = (title: string, ...durations: number[]) => ({
  title,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

const REPORT: Report = {
  stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      title: 'specs/accounts/accounts.spec.ts',
      file: 'specs/accounts/accounts.spec.ts',
      specs: [toSpec('a person logs in', 120.4)],
      suites: [
        {
          title: 'in ko',
          file: 'specs/accounts/accounts.spec.ts',
          specs: [toSpec('a code is sent', 900, 300), toSpec('never ran')],
        },
      ],
    },
  ],
};

describe('the report of a run in a browser', () => {
  it('gives each test that ran with its file, its titles, the time of all tries and their number', () => {
    expect(listTests(REPORT)).toEqual([
      { file: 'e2e/specs/accounts/accounts.spec.ts', test: 'a person logs in', ms: 120, tries: 1 },
      {
        file: 'e2e/specs/accounts/accounts.spec.ts',
        test: 'in ko › a code is sent',
        ms: 1_200,
        tries: 2,
      },
    ]);
  });

  it('finds the tests that were repeated', () => {
    expect(listRepeated(listTests(REPORT)).map(({ test }) => test)).toEqual([
      'in ko › a code is sent',
    ]);
  });

  it('is empty when nothing ran', () => {
    expect(listTests({ stats: REPORT.stats, errors: [] })).toEqual([]);
  });
});
