import { randomUUID } from 'node:crypto';
import { CALLS, LIMITS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { afterAll, describe, expect, it } from 'vitest';
import { signUp } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';
import { countSessions, expectSound, give, listMoves, startPro } from '#testing/sessions.ts';
import { confirmRefund, refuseRefund, requestRefund } from './refunds.service.ts';

const { server } = await openServer();
afterAll(() => expectSound(server));

const balanceOf = (userId: string) => countSessions(server, userId);

describe("'Refund only within 30 days of purchase and only if purchased sessions are unused'", () => {
  const refund = (sourceRef: string, source: 'purchase' | 'subscription' | 'promo' = 'purchase') =>
    requestRefund(server.deps, { requestId: randomUUID(), source, sourceRef });
  const refused = { code: 'refund_refused' };

  it('takes the sessions first; what the provider confirms stays away', async () => {
    const { userId } = await signUp(server);
    const ref = await give(server, userId, 10);
    const { requestId, amount } = await refund(ref);
    expect(amount).toBe(10);
    expect(await balanceOf(userId)).toBe(0);
    await confirmRefund(server.deps, requestId);
    await expect(refuseRefund(server.deps, requestId)).rejects.toMatchObject(refused);
    await expect(refund(ref)).rejects.toMatchObject(refused);
    expect(await listMoves(server, userId)).toEqual([
      ['REFUND', -10, 0],
      ['PURCHASE', 10, 10],
    ]);
  });

  it('what the provider refuses comes back once, and may be asked for again', async () => {
    const { userId } = await signUp(server);
    const ref = await give(server, userId, 10);
    const { requestId } = await refund(ref);
    await refuseRefund(server.deps, requestId);
    await refuseRefund(server.deps, requestId);
    await expect(confirmRefund(server.deps, requestId)).rejects.toMatchObject(refused);
    expect(await balanceOf(userId)).toBe(10);
    expect(await refund(ref)).toMatchObject({ amount: 10 });
  });

  it('not when a single one is used, sent or set aside; again when all are back', async () => {
    const person = await signUp(server);
    const ref = await give(server, person.userId, 10);
    const { id } = await startPro(server, person, 1);
    await expect(refund(ref)).rejects.toMatchObject(refused);
    await person.client.call(CALLS.finishProject, { params: { id } });
    expect(await refund(ref)).toMatchObject({ amount: 10 });
  });

  it('up to the last moment of the 30th day and not after it', async () => {
    const { userId } = await signUp(server);
    const [early, late] = [await give(server, userId, 1), await give(server, userId, 1)];
    server.clock.advance(LIMITS.refundDays * DAY_MS);
    expect(await refund(early)).toMatchObject({ amount: 1 });
    server.clock.advance(1);
    await expect(refund(late)).rejects.toMatchObject(refused);
  });

  it('not of what has run out, and not of what nobody paid for', async () => {
    const { userId } = await signUp(server);
    const month = await give(server, userId, 5, { source: 'subscription', days: 28 });
    const gift = await give(server, userId, 5, { source: 'promo' });
    await expect(refund(gift, 'promo')).rejects.toMatchObject(refused);
    server.clock.advance(28 * DAY_MS);
    await expect(refund(month, 'subscription')).rejects.toMatchObject(refused);
  });
});
