// The ID of a project has six characters that people type: one of 887 million.
import { HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { findSlugByCode } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { type Guess, type GuessRules, guess } from './guesses.ts';
import type { PuzzleDeps } from './puzzle.ts';

const RULES: GuessRules = {
  ofStrangers: { name: 'project-ids', max: 10, windowMs: 10 * MINUTE_MS },
  inAll: { name: 'project-ids-in-all', max: 20, windowMs: MINUTE_MS },
  ofKnown: { name: 'project-ids-known', max: 100, windowMs: HOUR_MS },
  hadRight: { name: 'project-id-right', max: 1, windowMs: 24 * HOUR_MS },
  // One's own ID says nothing of those of others.
  hasOneAnswer: false,
  wrong: 'not_found',
  limited: 'project_ids_limited',
};

export function findByTypedId(
  deps: Pick<ServerDeps, 'db' | 'limits'> & PuzzleDeps,
  code: string,
  { ip, solution }: Pick<Guess, 'ip' | 'solution'>,
): Promise<string> {
  return guess(deps, RULES, { about: 'ids', typed: code, ip, solution }, () =>
    findSlugByCode(deps.db, code),
  );
}
