import { toPlace } from '#modules/auth/public.ts';
import type { ServerDeps } from '#platform/deps.ts';
import type { Rule } from '#platform/limits/limits.ts';

/** Starts of one project from one address, which may be a lecture hall. */
const STARTS: Rule = { name: 'starts', max: 500, windowMs: 60 * 60_000 };
/** Past that an address is slowed down. Nobody is shut out, and no project is locked. */
const SLOW_STARTS: Rule = { name: 'slow-starts', max: 1, windowMs: 10_000 };

/**
 * Counts who starts before it happens, so that many at once are not more than the limit allows. A
 * phone that asks again for the recording it has, or is refused, gives its count back.
 */
export async function countStart<T>(
  { config, limits }: Pick<ServerDeps, 'config' | 'limits'>,
  { projectId, ip }: { readonly projectId: string; readonly ip: string },
  start: () => Promise<{ readonly answer: T; readonly isNew: boolean }>,
): Promise<T> {
  if (config.HUMAN_PACE === 0) return (await start()).answer;
  const subject = `${projectId}|${toPlace(ip).address}`;
  const isUsual = await limits.take(STARTS, subject);
  if (!isUsual) await limits.takeAll('starts_limited', [[SLOW_STARTS, subject]]);
  const { answer, isNew } = await start();
  if (!isNew) await limits.giveBack(isUsual ? STARTS : SLOW_STARTS, subject);
  return answer;
}
