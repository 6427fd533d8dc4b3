import type { ReportLine } from '#harness/report.ts';

/** Playwright's report as JSON, as far as it is read here. */
export interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
  readonly suites?: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** More than these in one run are no chance any more. */
export const MAX_REPEATED = 2;

/** Every test that ran, with the titles it stands under. */
export function listTests({ suites = [] }: Report): ReportLine[] {
  return suites.flatMap((suite) => listOfSuite(suite, []));
}

export function listRepeated(tests: readonly ReportLine[]): ReportLine[] {
  return tests.filter(({ tries }) => tries > 1);
}

/** The outermost suite is the file itself. */
function listOfSuite(
  { file, specs = [], suites = [] }: Suite,
  above: readonly string[],
): ReportLine[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ results }) => results.length > 0)
      .map(({ results }) => ({
        file: `e2e/${file}`,
        test: [...above, title].join(' › '),
        ms: Math.round(results.reduce((sum, { duration }) => sum + duration, 0)),
        tries: results.length,
      })),
  );
  return [...own, ...suites.flatMap((suite) => listOfSuite(suite, [...above, suite.title]))];
}
