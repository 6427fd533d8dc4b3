// A project's password is short and people tell it to each other.
import { HOUR_MS, MINUTE_MS } from '@fovea/contract/times';
import { findProjectBySlug, isProjectPassword } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Guess, type GuessRules, guess } from './guesses.ts';
import type { PuzzleDeps } from './puzzle.ts';

export type PasswordDeps = Pick<ServerDeps, 'db' | 'limits'> & PuzzleDeps;
type Project = NonNullable<Awaited<ReturnType<typeof findProjectBySlug>>>;

const RULES: GuessRules = {
  ofStrangers: { name: 'project-passwords', max: 10, windowMs: 10 * MINUTE_MS },
  inAll: { name: 'project-passwords-in-all', max: 100, windowMs: HOUR_MS },
  ofKnown: { name: 'project-passwords-known', max: 100, windowMs: HOUR_MS },
  hadRight: { name: 'project-password-right', max: 1, windowMs: 24 * HOUR_MS },
  hasOneAnswer: true,
  wrong: 'project_password_wrong',
  limited: 'project_password_limited',
};

/**
 * The project of a link, to whoever has its password if it has one. A password for a link that
 * leads nowhere is a wrong one.
 */
export async function openProject(
  deps: PasswordDeps,
  slug: string,
  typed: string | undefined,
  ip: string,
  solution?: string,
): Promise<Project> {
  const project = await findProjectBySlug(deps.db, slug);
  if (project === undefined && typed === undefined) throw new AppError('not_found');
  return openWithPassword(deps, project, { about: slug, typed, ip, solution });
}

export async function openWithPassword<P extends Pick<Project, 'id' | 'password_sealed'>>(
  deps: Omit<PasswordDeps, 'db'>,
  project: P | undefined,
  asked: Guess,
): Promise<P> {
  if (project?.password_sealed === null) return project;
  return guess(deps, RULES, asked, () =>
    project !== undefined && isProjectPassword(deps.config, project, asked.typed)
      ? project
      : undefined,
  );
}
