import { pickSize, type Sizes } from '#harness/part-options.ts';
import type { Figure } from '#harness/parts.ts';
import { countFound, plantEach } from '#harness/planted-faults.ts';
import { INSIGHTS_FAULTS } from './verify/insight-faults.ts';
import { judge, namesPeak, type Verdict } from './verify/judge.ts';
import { simulateProject, TRUTHS } from './verify/simulated-project.ts';

/** Projects of each kind: with something planted, and without. */
const PROJECTS: Sizes<number> = { short: 60, full: 200 };
const FAULTY_PROJECTS = 24;
const SEED = 22_000;
const LEAST = 0.95;

/** Cards of simulated projects against what was planted in them. */
export async function verifyInsights(options: readonly string[]): Promise<readonly Figure[]> {
  const count = pickSize(options, PROJECTS);
  const planted = Array.from({ length: count }, (_, i) =>
    simulateProject(SEED + i, TRUTHS[i % TRUTHS.length] ?? 'hidden'),
  );
  const plain = Array.from({ length: count }, (_, i) => simulateProject(SEED + count + i, null));
  const verdict = judge([...planted, ...plain]);
  const some = [...planted.slice(0, FAULTY_PROJECTS), ...plain.slice(0, FAULTY_PROJECTS)];
  const firsts = planted.filter(({ truth, people }) => truth === 'first' && people >= 20);
  const peaks = firsts.filter(namesPeak).length;
  return [
    toShare('cards name what was planted, of 20 people or more', verdict.named, verdict.planted),
    toShare('projects without it that claim nothing of it', verdict.quiet, verdict.plain),
    toShare('what all see first is found as a peak, without areas', peaks, firsts.length),
    toNone(
      `sentences with a number that gaze run apart does not give, of ${verdict.sentences}`,
      verdict.wrongNumbers,
    ),
    toNone('sentences that break a rule of their language', verdict.brokenSentences),
    toNone('projects of fewer than 10 people that claim more than those saw', verdict.bold),
    await countFound(plantEach(INSIGHTS_FAULTS, (fault) => !isRight(judge(some, fault)))),
  ];
}

function isRight(verdict: Verdict): boolean {
  const { planted, named, plain, quiet, wrongNumbers, brokenSentences, bold } = verdict;
  const isNamed = named >= LEAST * planted && quiet >= LEAST * plain;
  return isNamed && wrongNumbers === 0 && brokenSentences === 0 && bold === 0;
}

function toShare(name: string, value: number, whole: number): Figure {
  return {
    name,
    value: `${value} of ${whole}`,
    goal: `at least ${LEAST * 100} %`,
    ok: whole > 0 && value >= LEAST * whole,
  };
}

function toNone(name: string, value: number): Figure {
  return { name, value: `${value}`, goal: '0', ok: value === 0 };
}
