import { toPlace } from '#modules/auth/caller.service.ts';
import { isProjectPassword } from '#modules/projects/project-password.service.ts';
import type { ServerDeps } from '#platform/deps.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { Rule } from '#platform/limits/limits.ts';

export type PasswordDeps = Pick<ServerDeps, 'config' | 'limits'>;

/** Of one project from one address, which may be a classroom. Only wrong ones stay counted. */
const WRONG_PASSWORDS: Rule = {
  name: 'project-passwords',
  max: 500,
  windowMs: 60 * 60_000,
};

/**
 * A try is counted before it is compared and given back when it was right, so that many at once
 * are not more than the limit allows.
 */
export async function checkPassword(
  { config, limits }: PasswordDeps,
  project: { readonly id: string; readonly password_sealed: Buffer | null },
  typed: string | undefined,
  ip: string,
): Promise<void> {
  if (project.password_sealed === null) return;
  const subject = `${project.id}|${toPlace(ip).address}`;
  await limits.takeAll('project_password_limited', [[WRONG_PASSWORDS, subject]]);
  if (!isProjectPassword(config, project, typed)) throw new AppError('project_password_wrong');
  await limits.giveBack(WRONG_PASSWORDS, subject);
}
