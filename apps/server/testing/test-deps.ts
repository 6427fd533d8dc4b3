import type { Config } from '#platform/config/fields.ts';
import { createDeps, type ServerDeps } from '#platform/deps.ts';
import { createIds } from '#platform/ids/uuid-v7.ts';
import { createLimits } from '#platform/limits/limits.ts';
import { createPressure } from '#platform/pressure/pressure.ts';
import type { TestClock, TestMailer, TestStorage } from './platform-fakes.ts';

/** A slow machine is no outage: what waits, waits until its test is over. */
const PATIENT = { statementTimeoutMs: 300_000, waitMs: 300_000, lockMs: 300_000 };

export async function toTestDeps(
  config: Config,
  fakes: { clock: TestClock; mailer: TestMailer; storage: TestStorage },
): Promise<ServerDeps> {
  const deps = await createDeps(config, 'api', PATIENT);
  const { clock } = fakes;
  const limits = createLimits(deps.db, clock, config.CODE_SECRET);
  const pressure = createPressure(() => clock.now().getTime());
  return { ...deps, ...fakes, limits, pressure, ids: createIds(clock) };
}
