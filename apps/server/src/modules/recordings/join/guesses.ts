// Codes that people type are short, so guesses are few. Strangers share a budget; a place where
// somebody was right before has one of its own, so that guessers elsewhere do not stand in people's
// way.
import type { ErrorCode } from '@fovea/contract';
import { toPlace } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Claim, Rule } from '#platform/limits/limits.ts';

export interface GuessRules {
  /** Wrong tries from one place where nobody was right lately. */
  readonly ofStrangers: Rule;
  /** From all such places together. */
  readonly inAll: Rule;
  /** From a place where somebody was right: a class may mistype it. */
  readonly ofKnown: Rule;
  /** Full means that somebody at the place was right. */
  readonly hadRight: Rule;
  readonly wrong: ErrorCode;
  readonly limited: ErrorCode;
}

/** Result of a guess, or a refusal. The right one waits too, and after the same work. */
export async function guess<T>(
  { limits }: Pick<ServerDeps, 'limits'>,
  rules: GuessRules,
  { about, ip }: { readonly about: string; readonly ip: string },
  find: () => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const subject = `${about}|${toGuessPlace(ip)}`;
  const isKnown = await limits.isFull(rules.hadRight, subject);
  const claims: Claim[] = isKnown
    ? [[rules.ofKnown, subject]]
    : [
        [rules.ofStrangers, subject],
        [rules.inAll, about],
      ];
  // Else it would be told by its way past.
  for (const claim of claims) await limits.assertRoom(rules.limited, claim);
  const found = await find();
  if (found === undefined) {
    await limits.takeAll(rules.limited, claims);
    throw new AppError(rules.wrong);
  }
  if (!isKnown) await limits.take(rules.hadRight, subject);
  return found;
}

/** Whoever rents a /48 has 65,536 lines of /64, so IPv6 counts by its network. */
function toGuessPlace(ip: string): string {
  const { address, network } = toPlace(ip);
  return address.includes(':') ? network : address;
}
