import { randomUUID } from 'node:crypto';
import { startFakeToss } from '@fovea/testkit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Secret } from '#platform/config/secret.ts';
import { createToss } from './toss.ts';

const SECRET = 'seals-cards-of-at-least-32-characters';

async function open({ secretKey = 'test_sk', cardSecret = SECRET } = {}) {
  const toss = await startFakeToss({ secretKey: 'test_sk', clientKey: 'test_ck' });
  onTestFinished(() => toss.stop());
  const create = (secret: string) =>
    createToss({
      secretKey: new Secret(secretKey),
      clientKey: 'test_ck',
      cardSecret: new Secret(secret),
      url: toss.url,
      script: toss.script,
    });
  return { toss, provider: create(cardSecret), create };
}

/** Somebody gives a card at the window, and it is stored. */
async function store({ toss, provider }: Awaited<ReturnType<typeof open>>, isDeclined = false) {
  const customerKey = randomUUID();
  const authKey = toss.giveCard(customerKey, isDeclined);
  const storedKey = (await provider.storeCard?.({ customerKey, authKey })) ?? '';
  const [billingKey = ''] = [...toss.cards.keys()].slice(-1);
  return { customerKey, authKey, storedKey, billingKey };
}

const toCharge = (storedKey: string, changes = {}) => ({
  ...({ storedKey, orderId: randomUUID(), currency: 'KRW', amount: 99_000 } as const),
  idempotencyKey: `sub:${randomUUID()}:1`,
  ...changes,
});

describe('a stored card', () => {
  it('leaves the adapter sealed, and opens with the same secret only', async () => {
    const place = await open();
    const { storedKey, billingKey } = await store(place);
    expect(storedKey).not.toContain(billingKey);
    expect(Buffer.from(storedKey.split('.')[1] ?? '', 'base64url').toString()).not.toContain(
      'bill',
    );
    const other = place.create('another-secret-of-at-least-32-characters');
    await expect(other.chargeStored?.(toCharge(storedKey))).rejects.toThrow();
    const [, sealed = ''] = storedKey.split('.');
    const moved = `${randomUUID()}.${sealed}`;
    await expect(place.provider.chargeStored?.(toCharge(moved))).rejects.toThrow();
  });

  it('is of whoever gave it at the window, once', async () => {
    const place = await open();
    const { authKey, customerKey } = await store(place);
    const { provider } = place;
    place.toss.forgetKeys();
    expect(await provider.storeCard?.({ customerKey, authKey })).toBeUndefined();
    const given = place.toss.giveCard(randomUUID());
    expect(await provider.storeCard?.({ customerKey, authKey: given })).toBeUndefined();
  });

  it('is charged once for each key and once for each order, whatever becomes of the answer', async () => {
    const place = await open();
    const { storedKey } = await store(place);
    const charge = toCharge(storedKey);
    place.toss.cutAnswers(1);
    await expect(place.provider.chargeStored?.(charge)).rejects.toThrow();
    const paid = { state: 'paid', money: { currency: 'KRW', amount: 99_000 } };
    expect(await place.provider.chargeStored?.(charge)).toMatchObject(paid);
    const again = { ...charge, idempotencyKey: 'another' };
    expect(await place.provider.chargeStored?.(again)).toMatchObject(paid);
    expect(place.toss.payments.size).toBe(1);
  });

  it('may be declined, and is gone when it is forgotten', async () => {
    const place = await open();
    const { provider, toss } = place;
    const refused = { state: 'declined' };
    const bad = await store(place, true);
    expect(await provider.chargeStored?.(toCharge(bad.storedKey))).toEqual(refused);
    const good = await store(place);
    await provider.forgetStored?.(good.storedKey);
    await provider.forgetStored?.(good.storedKey);
    expect(toss.cards.has(good.billingKey)).toBe(false);
    expect(await provider.chargeStored?.(toCharge(good.storedKey))).toEqual(refused);
  });

  it('takes won only', async () => {
    const place = await open();
    const { storedKey } = await store(place);
    const inDollars = toCharge(storedKey, { currency: 'USD' });
    await expect(place.provider.chargeStored?.(inDollars)).rejects.toThrow('won');
  });
});

it('a wrong key is no refusal: nobody is told that a payment is over', async () => {
  const { toss, provider } = await open({ secretKey: 'test_sk_old' });
  const orderId = randomUUID();
  const paymentKey = toss.agree({ orderId, amount: 100 });
  const order = { orderId, paymentKey, currency: 'KRW', amount: 100 } as const;
  await expect(provider.confirm?.(order)).rejects.toThrow('401');
  await expect(provider.findPayment(orderId)).rejects.toThrow('401');
});
