import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Config } from '#platform/config/fields.ts';
import { createMetrics } from '#platform/metrics/metrics.ts';
import { hashPassword, verifyNobody, verifyPassword } from './auth-passwords.ts';

const toDeps = (memoryKib: number) => ({
  config: { PASSWORD_MEMORY_KIB: memoryKib } as Config,
  metrics: createMetrics(),
});
const PASSWORD = 'correct-horse-1';

describe('the hash of a password', () => {
  it('takes the memory that is asked for, and any is verified', async () => {
    for (const memoryKib of [8, 64]) {
      const deps = toDeps(memoryKib);
      const stored = await hashPassword(deps, PASSWORD);
      expect(stored).toMatch(new RegExp(`^\\$argon2id\\$v=19\\$m=${memoryKib},t=2,p=1\\$`));
      expect(await verifyPassword(deps.metrics, stored, PASSWORD)).toBe(true);
      expect(await verifyPassword(deps.metrics, stored, `${PASSWORD}!`)).toBe(false);
    }
  });

  it('is refused by count, however fast the machine is: one a core, 50 that wait, then 503', async () => {
    const deps = toDeps(8);
    const room = availableParallelism() + 50;
    const asked = Array.from({ length: room + 3 }, () => hashPassword(deps, PASSWORD));
    const ends = await Promise.allSettled(asked);
    expect(ends.slice(0, room).every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(ends.slice(room)).toEqual(
      Array(3).fill({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'unavailable' }),
      }),
    );
    await expect(verifyNobody(deps, PASSWORD)).resolves.toBe(false);
  });
});
