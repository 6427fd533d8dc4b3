import type { PlaywrightRun } from './playwright.ts';
import { MAX_REPEATED } from './report.ts';

export interface Verdict {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** A test may fail once by chance. Too many that do so in one run are a defect, as are none at all. */
export function judgeRun({ passed, failed, repeated }: PlaywrightRun): Verdict {
  const isCalm = repeated.length <= MAX_REPEATED;
  const names = repeated.map(({ file, test }) => `repeated: ${file} › ${test}`);
  const tooMany = `Error: ${repeated.length} tests were repeated, at most ${MAX_REPEATED} may be`;
  return {
    lines: [...names, ...(isCalm ? [] : [tooMany]), `${passed} passed, ${failed} failed`],
    ok: failed === 0 && passed > 0 && isCalm,
  };
}
