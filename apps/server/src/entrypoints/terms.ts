// `node apps/server/src/entrypoints/terms.ts announce --version 2026.12.03`: tells every account that
// terms of that day come into force in 14 days. The site must show them already. Again changes nothing.
import { announceTerms } from '#modules/accounts/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const [command, flag, given = '', ...rest] = process.argv.slice(2);
const deps = await createDeps(loadProcessConfig(), 'migrate');
try {
  const version = toVersion(given);
  if (command !== 'announce' || flag !== '--version' || version === undefined || rest.length > 0) {
    throw new RangeError('usage: terms announce --version yyyy.mm.dd');
  }
  const { announced_at, in_force_at } = await announceTerms(deps, version);
  const days = `announced on ${toDay(announced_at)}, in force from ${toDay(in_force_at)}`;
  process.stdout.write(`${given} is ${days}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
} finally {
  await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
}

/** Nothing when there is no such day. */
function toVersion(text: string): string | undefined {
  if (!/^\d{4}\.\d{2}\.\d{2}$/.test(text)) return undefined;
  const version = text.replaceAll('.', '-');
  const day = new Date(`${version}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && toDay(day) === text ? version : undefined;
}

/** yyyy.mm.dd of UTC, as the mail says it. */
function toDay(day: Date): string {
  return day.toISOString().slice(0, 10).replaceAll('-', '.');
}
