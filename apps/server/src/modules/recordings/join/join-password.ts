// A project's password is short and people tell it to each other, so guesses are few. Strangers of
// one project share a budget; where somebody had it right before, people have one of their own, so
// that whoever guesses elsewhere does not stand in their way.
import { toPlace } from '#modules/auth/public.ts';
import { findProjectBySlug, isProjectPassword } from '#modules/projects/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Claim, Rule } from '#platform/limits/limits.ts';

export type PasswordDeps = Pick<ServerDeps, 'config' | 'db' | 'limits'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Wrong passwords of one project from one place where nobody had it right lately. */
const OF_STRANGERS: Rule = { name: 'project-passwords', max: 10, windowMs: 10 * MINUTE_MS };
/** From all such places together. */
const OF_PROJECT: Rule = { name: 'project-passwords-in-all', max: 100, windowMs: HOUR_MS };
/** From a place where somebody had it right: a class may mistype it. */
const OF_KNOWN: Rule = { name: 'project-passwords-known', max: 100, windowMs: HOUR_MS };
/** Full means that somebody at the place had it right. */
const HAD_RIGHT: Rule = { name: 'project-password-right', max: 1, windowMs: 24 * HOUR_MS };

/**
 * The project of a link, to whoever has its password if it has one. A password for a link that
 * leads nowhere is a wrong one.
 */
export async function openProject(
  deps: PasswordDeps,
  slug: string,
  typed: string | undefined,
  ip: string,
) {
  const project = await findProjectBySlug(deps.db, slug);
  if (project === undefined && typed === undefined) throw new AppError('not_found');
  if (project?.password_sealed === null) return project;
  const { limits } = deps;
  const subject = `${slug}|${toGuessPlace(ip)}`;
  const isKnown = await limits.isFull(HAD_RIGHT, subject);
  const claims: Claim[] = isKnown
    ? [[OF_KNOWN, subject]]
    : [
        [OF_STRANGERS, subject],
        [OF_PROJECT, slug],
      ];
  // The right one waits too, and after the same work: else it would be told by its way past.
  for (const claim of claims) await limits.assertRoom('project_password_limited', claim);
  if (project === undefined || !isProjectPassword(deps.config, project, typed)) {
    await limits.takeAll('project_password_limited', claims);
    throw new AppError('project_password_wrong');
  }
  if (!isKnown) await limits.take(HAD_RIGHT, subject);
  return project;
}

/** Whoever rents a /48 has 65,536 lines of /64, so IPv6 counts by its network. */
function toGuessPlace(ip: string): string {
  const { address, network } = toPlace(ip);
  return address.includes(':') ? network : address;
}
