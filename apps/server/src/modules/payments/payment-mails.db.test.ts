import { CALLS } from '@fovea/contract';
import { expect, it } from 'vitest';
import { type Person, signUp } from '#testing/journey.ts';
import { openShop, order } from '#testing/purchases.ts';
import { sendEndedMail, sendFailedMail, sendRenewalMail } from './payment-mails.service.ts';

const shop = await openShop();

async function listMails({ email }: Person) {
  await shop.server.runJobs('send-payment-mail.v1');
  const own = shop.server.mailer.mails.filter(({ to }) => to === email);
  return own.filter(({ messageId }) => messageId.startsWith('payment-'));
}

async function buy(person: Person) {
  const placed = await order(person);
  const { body, headers } = shop.stripe.pay(placed.checkoutId);
  const tell = () =>
    shop.server.app.inject({
      method: 'POST',
      url: '/api/v1/webhooks/stripe',
      headers,
      payload: body,
    });
  await Promise.all([tell(), tell()]);
  await tell();
  return placed;
}

it('a purchase has one receipt, with the price and the provider’s own', async () => {
  const person = await signUp(shop.server);
  const { id } = await buy(person);
  const mails = await listMails(person);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    messageId: `payment-receipt-${id}`,
    subject: 'Your Fovea receipt, $99.00',
    text: expect.stringContaining('/receipt/'),
  });
});

it('a refund is told once, also when its answer was lost and it went on later', async () => {
  const person = await signUp(shop.server);
  const { id } = await buy(person);
  shop.stripe.cutAnswers(3);
  await person.client.call(CALLS.refundPurchase, { params: { id } });
  expect(await listMails(person)).toHaveLength(1);
  shop.server.clock.advance(61_000);
  await shop.server.runJob('settle-payments.v1', {});
  await shop.server.runJob('settle-payments.v1', {});
  const [, refunded, ...more] = await listMails(person);
  expect(refunded).toMatchObject({ messageId: `payment-refunded-${id}` });
  expect(more).toEqual([]);
});

it('months are told with their days, in the language of the account', async () => {
  const person = await signUp(shop.server);
  await person.client.call(CALLS.updateSelf, { body: { language: 'ko' } });
  const { db } = shop.server.deps;
  const money = { sessions: 30, currency: 'KRW', amount: 99_000 } as const;
  const day = new Date('2026-12-17T09:00:00Z');
  await db.transaction().execute(async (tx) => {
    const about = { userId: person.userId, about: 'sub:1:2', ...money };
    await sendRenewalMail(shop.server.deps, tx, { ...about, day });
    await sendFailedMail(shop.server.deps, tx, about);
    await sendEndedMail(shop.server.deps, tx, about);
  });
  const mails = await listMails(person);
  const renewal = 'Fovea 월간 결제 ₩99,000';
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(
    new Set([renewal, 'Fovea 결제가 완료되지 않았습니다', 'Fovea 요금제가 종료되었습니다']),
  );
  const text = mails.find(({ subject }) => subject === renewal)?.text;
  expect(text).toContain('2026.12.17');
});
