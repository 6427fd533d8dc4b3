import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { answer, breakOff, holdBack, refuse } from '#testing/answer.ts';
import { setNarrow } from '#testing/browser-gaps.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';
import { UseCode } from './use-code.tsx';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const CODE = 'K7M2-9XQD-4HPT';
const OFFER = { from: 'boss@lab.example', amount: 10, balanceAfter: 80 };
const USED = {
  id: '33333333-3333-4333-8333-333333333333',
  code: '····-····-4HPT',
  from: 'boss@lab.example',
  usedAt: '2026-11-03T09:00:00.000Z',
  amount: 10,
};

const findCode = () => screen.getByLabelText(t('code'));
const findUse = () => screen.getByRole('button', { name: t('use') });

async function open(): Promise<UserEvent> {
  answer(CALLS.getCredits, { balance: 70, parts: [] });
  answer(CALLS.listRedeemedCodes, { codes: [], next: null });
  const user = await openPart(<UseCode />, { self: toUser() });
  await screen.findByText(t('noneTitle'));
  return user;
}

/** With a code that is good. */
async function reachOffer(): Promise<UserEvent> {
  const user = await open();
  answer(CALLS.checkTransferCode, OFFER);
  await fillIn(user, findCode(), CODE);
  await screen.findByText(t('valid'));
  return user;
}

it('says that a code is not whole and puts the focus there', async () => {
  const user = await open();
  await user.type(findCode(), 'k7m2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('incomplete'));
  await expectFocus(findCode);
  await user.keyboard('9');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('writes capitals in groups while somebody types', async () => {
  const user = await open();
  await user.type(findCode(), 'k7m29xq');
  expect(findCode()).toHaveValue('K7M2-9XQ');
});

it('checks a whole code by itself and shows what it brings', async () => {
  const user = await open();
  const check = holdBack(CALLS.checkTransferCode, OFFER);
  await fillIn(user, findCode(), 'k7m2 9xqd 4hpt');
  expect(await screen.findByText(t('checking'))).toBeVisible();
  expect(findUse()).toBeDisabled();
  check.release();
  expect((await screen.findByText(t('valid'))).closest('[role=status]')).toHaveTextContent(
    OFFER.from,
  );
  expect(findUse()).toBeEnabled();
  expect(check.asked).toEqual([{ body: { code: CODE } }]);
});

it.each([
  ['transfer_code_unknown', 'unknownNote'],
  ['transfer_code_used', 'usedNote'],
  ['transfer_code_cancelled', 'cancelledNote'],
  ['transfer_code_empty', 'emptyNote'],
] as const)('says why %s brings nothing', async (code, note) => {
  const user = await open();
  refuse(CALLS.checkTransferCode, code);
  await fillIn(user, findCode(), CODE);
  expect(await screen.findByRole('alert')).toHaveTextContent(errorsEn[code]);
  expect(screen.getByText(t(note))).toBeVisible();
  expect(screen.getByText(t('balanceStays', { balance: 70 }))).toBeVisible();
  expect(findUse()).toBeDisabled();
  expect(screen.queryByRole('button', { name: t('tryAgain') })).toBeNull();
});

it.each(['transfer_code_limited', 'unavailable'] as const)(
  'can check again after %s',
  async (code) => {
    const user = await open();
    refuse(CALLS.checkTransferCode, code);
    await fillIn(user, findCode(), CODE);
    const again = await screen.findByRole('button', { name: t('tryAgain') });
    answer(CALLS.checkTransferCode, OFFER);
    await user.click(again);
    expect(await screen.findByText(t('valid'))).toBeVisible();
  },
);

it('uses the code once, and reads balance and list again', async () => {
  const user = await reachOffer();
  const redeem = holdBack(CALLS.redeemTransferCode, { from: OFFER.from, amount: 10, balance: 80 });
  const credits = answer(CALLS.getCredits, { balance: 80, parts: [] });
  answer(CALLS.listRedeemedCodes, { codes: [USED], next: null });
  await user.click(findUse());
  expect(findUse()).toHaveAttribute('aria-busy', 'true');
  expect(findCode()).toHaveAttribute('readonly');
  await user.click(findUse());
  redeem.release();
  expect(await screen.findByText(t('added', { count: 10 }))).toBeVisible();
  expect(findCode()).toHaveValue('');
  await expectFocus(findCode);
  expect(redeem.asked).toEqual([{ body: { code: CODE } }]);
  expect(await screen.findByText(USED.code)).toBeVisible();
  expect(credits.asked).toHaveLength(1);
});

it('says that the code was used meanwhile', async () => {
  const user = await reachOffer();
  refuse(CALLS.redeemTransferCode, 'transfer_code_used');
  await user.click(findUse());
  expect(await screen.findByText(t('usedNote'))).toBeVisible();
  expect(findUse()).toBeDisabled();
});

it.each(['credits_paused', 'offline'] as const)(
  'keeps the code when using it fails: %s',
  async (why) => {
    const user = await reachOffer();
    if (why === 'offline') breakOff(CALLS.redeemTransferCode);
    else refuse(CALLS.redeemTransferCode, why);
    await user.click(findUse());
    expect(await screen.findByText(errorsEn[why])).toBeVisible();
    expect(findCode()).toHaveValue(CODE);
    expect(findUse()).toBeEnabled();
  },
);

it('asks on a small screen before it uses the code', async () => {
  setNarrow(true);
  const user = await reachOffer();
  await user.click(findUse());
  const dialog = await screen.findByRole('alertdialog', { name: t('confirmTitle') });
  await expectFocus(() => within(dialog).getByRole('button', { name: t('cancel') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(findUse());
  const redeem = holdBack(CALLS.redeemTransferCode, { from: OFFER.from, amount: 10, balance: 80 });
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: t('use') }));
  await user.keyboard('{Escape}');
  expect(again.getByRole('button', { name: t('use') })).toHaveAttribute('aria-busy', 'true');
  redeem.release();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(redeem.asked).toHaveLength(1);
});

it('reads the list of used codes again when it failed', async () => {
  answer(CALLS.getCredits, { balance: 70, parts: [] });
  refuse(CALLS.listRedeemedCodes, 'internal');
  const user = await openPart(<UseCode />, { self: toUser() });
  expect(await screen.findByText(t('listFailed'))).toBeVisible();
  answer(CALLS.listRedeemedCodes, { codes: [USED], next: null });
  await user.click(screen.getByRole('button', { name: t('tryAgain') }));
  expect(await screen.findByRole('region', { name: t('usedCodes') })).toHaveTextContent(USED.code);
});
