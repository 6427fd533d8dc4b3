import { CALLS, type TransferCode } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { answer, breakOff, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { toAdministrator } from '#testing/people.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';
import { Transfer } from './transfer.tsx';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const CODE: TransferCode = {
  id: '44444444-4444-4444-8444-444444444444',
  receiver: 'ann@lab.example',
  sentAt: '2026-11-03T09:00:00.000Z',
  amount: 10,
  batchTotal: 10,
  status: 'NOT_USED',
  code: 'K7M2-9XQD-4HPT',
  usable: 10,
  endedAt: null,
  moved: null,
};
const NO_CODES = {
  codes: [],
  next: null,
  counts: { NOT_USED: 0, USED: 0, CANCELLED: 0 },
  total: 0,
};
const ONE_CODE = {
  ...NO_CODES,
  codes: [CODE],
  counts: { NOT_USED: 1, USED: 0, CANCELLED: 0 },
  total: 10,
};

const findReceivers = () => screen.getByLabelText(t('receivers'), { selector: 'input' });
const findCheck = (count: number) =>
  screen.getByRole('button', { name: count === 0 ? t('checkNone') : t('check', { count }) });
const findRemove = (email: string) => screen.getByRole('button', { name: t('remove', { email }) });

async function open(codes: typeof ONE_CODE | typeof NO_CODES = NO_CODES): Promise<UserEvent> {
  answer(CALLS.getCredits, { balance: 120, parts: [] });
  answer(CALLS.listTransferCodes, codes);
  const user = await openPart(<Transfer />, { self: toAdministrator() });
  await screen.findAllByText('120');
  return user;
}

async function openCheck(emails = 'ann@lab.example, ben@lab.example'): Promise<UserEvent> {
  const user = await open();
  await fillIn(user, findReceivers(), emails);
  await user.click(screen.getByRole('button', { name: /^Check and send/ }));
  await screen.findByRole('dialog', { name: t('checkTitle') });
  return user;
}
const findDialog = () => within(screen.getByRole('dialog'));
const findSend = (count: number) =>
  findDialog().getByRole('button', { name: t('send', { count }) });

it('makes receivers of what is typed or pasted, each once, and says so', async () => {
  const user = await open();
  expect(findCheck(0)).toBeDisabled();
  await user.type(findReceivers(), 'ann@lab.example,');
  expect(screen.getByText(t('added', { email: 'ann@lab.example' }))).toBeInTheDocument();
  await fillIn(user, findReceivers(), 'ben@lab.example\nANN@lab.example\nnobody');
  expect(findReceivers()).toHaveAccessibleDescription(expect.stringContaining(t('wrongText')));
  expect(findCheck(2)).toBeEnabled();
});

it('takes receivers away by the keyboard', async () => {
  const user = await open();
  await fillIn(user, findReceivers(), 'ann@lab.example, ben@lab.example');
  await user.keyboard('{ArrowLeft}');
  await expectFocus(() => findRemove('ben@lab.example'));
  await user.keyboard('{ArrowLeft}');
  await expectFocus(() => findRemove('ann@lab.example'));
  await user.keyboard('{Delete}');
  await expectFocus(() => findRemove('ben@lab.example'));
  await user.keyboard('{Delete}');
  await expectFocus(findReceivers);
  expect(findCheck(0)).toBeDisabled();
});

it('makes text of the last receiver again on Backspace', async () => {
  const user = await open();
  await user.type(findReceivers(), 'ann@lab.example {Backspace}');
  expect(findReceivers()).toHaveValue('ann@lab.example');
});

it('does not send more than there is', async () => {
  const user = await open();
  await fillIn(user, findReceivers(), 'ann@lab.example, ben@lab.example');
  const amount = screen.getByRole('spinbutton', { name: t('perPerson') });
  await user.tripleClick(amount);
  await user.keyboard('61{Enter}');
  expect(screen.getByText(t('missing'))).toBeVisible();
  expect(findCheck(2)).toBeDisabled();
  await user.click(screen.getByRole('button', { name: t('fewer') }));
  expect(findCheck(2)).toBeEnabled();
});

it('shows all receivers before it sends, with the focus on them', async () => {
  const user = await openCheck('ann@lab.example, ann@lab.example, nobody');
  await expectFocus(() => findDialog().getByRole('list', { name: t('receivers') }));
  expect(findDialog().getByText(t('twice'))).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent(t('wrongText'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => findCheck(1));
});

it('sends once to those who are left, and empties the list', async () => {
  const user = await openCheck();
  await user.click(
    findDialog().getByRole('button', { name: t('remove', { email: 'ann@lab.example' }) }),
  );
  const sending = holdBack(CALLS.sendTransferCodes, { sent: 1, total: 10, balance: 110 });
  answer(CALLS.listTransferCodes, ONE_CODE);
  await user.click(findSend(1));
  expect(findSend(1)).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  await user.click(findSend(1));
  sending.release();
  expect(await screen.findByText(t('sent', { count: 1 }))).toBeVisible();
  expect(sending.asked).toEqual([
    { body: { amount: 10, receivers: ['ben@lab.example'], sendKey: expect.any(String) } },
  ]);
  expect(findCheck(0)).toBeDisabled();
});

it('shuts when the last receiver is taken away', async () => {
  const user = await openCheck('ann@lab.example');
  await user.click(
    findDialog().getByRole('button', { name: t('remove', { email: 'ann@lab.example' }) }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(findCheck(0)).toBeDisabled();
});

it.each(['credits_insufficient', 'credits_paused', 'key_reused'] as const)(
  'stays and tells of the refusal %s',
  async (code) => {
    const user = await openCheck();
    refuse(CALLS.sendTransferCodes, code);
    await user.click(findSend(2));
    const alert = await findDialog().findByRole('alert');
    expect(alert).toHaveTextContent(code === 'credits_paused' ? t('unanswered') : errorsEn[code]);
    await expectFocus(() => alert);
    expect(findSend(2)).not.toHaveAttribute('aria-busy');
  },
);

it('asks for the password when the server wants it', async () => {
  const user = await openCheck();
  refuse(CALLS.sendTransferCodes, 'password_needed');
  await user.click(findSend(2));
  const password = await findDialog().findByLabelText(t('password'), { selector: 'input' });
  refuse(CALLS.sendTransferCodes, 'password_wrong');
  await fillIn(user, password, 'wrong');
  await user.click(findSend(2));
  await waitFor(() => expect(password).toHaveAccessibleDescription(errorsEn.password_wrong));
  await expectFocus(() => password);
  const sending = answer(CALLS.sendTransferCodes, { sent: 2, total: 20, balance: 100 });
  await user.clear(password);
  await fillIn(user, password, 'right');
  await user.click(findSend(2));
  expect(await screen.findByText(t('sent', { count: 2 }))).toBeVisible();
  expect(sending.asked.map(({ body }) => body.password)).toEqual(['right']);
});

it('wants the password for many sessions before it sends anything', async () => {
  const user = await open();
  await fillIn(user, findReceivers(), 'ann@lab.example, ben@lab.example');
  await user.tripleClick(screen.getByRole('spinbutton', { name: t('perPerson') }));
  await user.keyboard('60{Enter}');
  await user.click(findCheck(2));
  await screen.findByRole('dialog');
  await user.click(findSend(2));
  const password = findDialog().getByLabelText(t('password'), { selector: 'input' });
  expect(password).toHaveAccessibleDescription(t('passwordMissing'));
  await expectFocus(() => password);
});

it('sends the same again when no answer came, so that no code goes out twice', async () => {
  const user = await openCheck();
  const lost = breakOff(CALLS.sendTransferCodes);
  await user.click(findSend(2));
  expect(await findDialog().findByRole('alert')).toHaveTextContent(t('unanswered'));
  const remove = { name: t('remove', { email: 'ann@lab.example' }) };
  expect(findDialog().getByRole('button', remove)).toBeDisabled();
  const sending = answer(CALLS.sendTransferCodes, { sent: 2, total: 20, balance: 100 });
  await user.click(findSend(2));
  expect(await screen.findByText(t('sent', { count: 2 }))).toBeVisible();
  expect(sending.asked[0]?.body).toEqual(lost.asked[0]?.body);
});

it('shows codes by their status, which the address keeps', async () => {
  const user = await open(ONE_CODE);
  const codes = await screen.findByRole('region', { name: t('codes') });
  expect(codes).toHaveTextContent(CODE.receiver);
  const used = answer(CALLS.listTransferCodes, { ...ONE_CODE, codes: [] });
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('used')}`) }));
  expect(await screen.findByText(t('noneInFilter'))).toBeVisible();
  expect(readAddress()).toContain('used');
  expect(used.asked.at(-1)?.query.status).toBe('USED');
  await user.click(screen.getByRole('button', { name: t('showAll') }));
  await waitFor(() => expect(readAddress()).not.toContain('used'));
});

it('copies a code', async () => {
  const user = await open(ONE_CODE);
  const copy = { name: t('copyCodeOf', { email: CODE.receiver }) };
  await user.click(await screen.findByRole('button', copy));
  expect(await screen.findByRole('button', { name: t('copied') })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(CODE.code);
});

it('downloads the codes, and says when that failed', async () => {
  const user = await open(ONE_CODE);
  const button = await screen.findByRole('button', { name: t('csv') });
  refuse(CALLS.downloadTransferCodes, 'internal');
  await user.click(button);
  expect(await screen.findByText(errorsEn.internal)).toBeVisible();
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#file');
  answer(CALLS.downloadTransferCodes, 'receiver,amount\n');
  await user.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});

async function openCancel(): Promise<UserEvent> {
  const user = await open(ONE_CODE);
  const cancel = { name: t('cancelOf', { email: CODE.receiver }) };
  await user.click(await screen.findByRole('button', cancel));
  await screen.findByRole('alertdialog', {
    name: t('cancelTitle', { email: CODE.receiver }),
  });
  return user;
}
const findCancel = () => screen.getByRole('button', { name: t('cancelCode') });

it('asks before it cancels a code, with the focus on the way back', async () => {
  const user = await openCancel();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    t('cancelText', { count: 10 }),
  );
  await expectFocus(() => screen.getByRole('button', { name: t('keep') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('cancels once and says how many sessions came back', async () => {
  const user = await openCancel();
  const cancelling = holdBack(CALLS.cancelTransferCode, { returned: 10, balance: 130 });
  await user.click(findCancel());
  expect(findCancel()).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  cancelling.release();
  expect(await screen.findByText(t('cancelDone', { count: 10 }))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(cancelling.asked).toEqual([{ params: { id: CODE.id } }]);
});

it('shuts when the code was used meanwhile, and stays when cancelling failed', async () => {
  const user = await openCancel();
  refuse(CALLS.cancelTransferCode, 'internal');
  await user.click(findCancel());
  expect(await screen.findByText(errorsEn.internal)).toBeVisible();
  expect(findCancel()).not.toHaveAttribute('aria-busy');
  refuse(CALLS.cancelTransferCode, 'transfer_code_used');
  await user.click(findCancel());
  expect(await screen.findByText(t('usedMeanwhile', { email: CODE.receiver }))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
