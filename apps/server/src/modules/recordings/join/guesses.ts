// Codes that people type are short, so guesses are few. Strangers share a budget; once it is used up each
// guess costs a puzzle, so that guessers stand in the way of no person who has the right one. A place has
// a budget of its own besides, a larger one where a person was right: a class may mistype it.
import type { ErrorCode } from '@fovea/contract';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Claim, Rule } from '#platform/limits/limits.ts';
import { toLine } from './address.ts';
import { assertSolved, type PuzzleDeps } from './puzzle.ts';

export interface GuessRules {
  /** Wrong tries from one place that had none right lately. */
  readonly ofStrangers: Rule;
  /** Wrong tries from all places together before puzzles begin. */
  readonly inAll: Rule;
  /** Wrong tries from a place that had one right. */
  readonly ofKnown: Rule;
  /** Full where a place had one right. */
  readonly hadRight: Rule;
  /** Whoever had it right has nothing left to guess. */
  readonly hasOneAnswer: boolean;
  readonly wrong: ErrorCode;
  readonly limited: ErrorCode;
}

export interface Guess {
  readonly about: string;
  readonly typed: string | undefined;
  readonly ip: string;
  readonly solution?: string | undefined;
}

/** Result of a guess, or a refusal. The right one waits too, and after the same work. */
export async function guess<T>(
  deps: Pick<ServerDeps, 'limits'> & PuzzleDeps,
  rules: GuessRules,
  { about, typed = '', ip, solution }: Guess,
  find: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const { limits } = deps;
  const subject = `${about}|${toLine(ip)}`;
  const isKnown = await limits.isFull(rules.hadRight, subject);
  const own: Claim = [isKnown ? rules.ofKnown : rules.ofStrangers, subject];
  const common: Claim | undefined =
    isKnown && rules.hasOneAnswer ? undefined : [rules.inAll, about];
  const assertWork = () => assertSolved(deps, `${rules.inAll.name}|${about}|${typed}`, solution);
  // Else it would be told by its way past.
  await limits.assertRoom(rules.limited, own);
  if (common !== undefined && (await limits.isFull(...common))) assertWork();
  const found = await find();
  if (found === undefined) {
    await limits.takeAll(rules.limited, [own]);
    // Others may have taken the last one by now.
    if (common !== undefined && !(await limits.take(...common))) assertWork();
    throw new AppError(rules.wrong);
  }
  if (!isKnown) await limits.take(rules.hadRight, subject);
  return found;
}
