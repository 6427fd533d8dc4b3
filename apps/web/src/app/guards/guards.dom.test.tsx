import { CALLS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts as useShellsTexts } from '#app/shells/texts.ts';
import { startSession } from '#app/start-session.ts';
import { useTexts as useLogInTexts } from '#features/account/log-in/texts.ts';
import { useTexts as useAccountTexts } from '#features/account/profile/texts.ts';
import { useTexts as useTransferTexts } from '#features/credits/transfer/texts.ts';
import { useTexts as useUseCodeTexts } from '#features/credits/use-code/texts.ts';
import { PATHS } from '#shared/paths.ts';
import { authMarker, useSession } from '#shared/session/session.ts';
import { answer, holdBack, refuse, toEnvelope, toRefusal } from '#testing/answer.ts';
import { openScreen, readAddress, readState } from '#testing/open-screen.tsx';
import { toAdministrator, toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';

const { en: logInEn } = useLogInTexts.dictionaries;
const { en: accountEn } = useAccountTexts.dictionaries;
const { en: transferEn } = useTransferTexts.dictionaries;
const { en: useCodeEn } = useUseCodeTexts.dictionaries;
const shells = readTexts(useShellsTexts);

it('leads a visitor to the log-in and remembers the whole address', async () => {
  await openScreen(`${PATHS.account}?a=1#b`);
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
  expect(readState()).toEqual({ returnTo: '/account?a=1#b' });
  expect(await screen.findByRole('heading', { name: logInEn.title })).toBeVisible();
});

it('shows nothing of a screen before it knows who looks at it', async () => {
  const self = holdBack(CALLS.getSelf, toEnvelope(toUser()));
  answerShell();
  await openScreen(PATHS.account, { self: 'unknown' });
  expect(screen.getByRole('status', { name: shells('loading') })).toBeVisible();
  expect(screen.queryByRole('heading', { name: accountEn.title })).toBeNull();
  self.release();
  expect(await screen.findByRole('heading', { name: accountEn.title })).toBeVisible();
});

it('takes people for visitors when nobody can say who they are', async () => {
  refuse(CALLS.getSelf, 'internal');
  await openScreen(PATHS.account, { self: 'unknown' });
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
});

it('leads to the log-in, and says why, when the session has ended', async () => {
  answerShell();
  refuse(CALLS.listRedeemedCodes, 'unauthenticated');
  refuse(CALLS.refreshToken, 'unauthenticated');
  await openScreen(PATHS.code, { self: toUser() });
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
  expect(await screen.findByText(logInEn.ended)).toBeVisible();
  expect(readState()).toEqual({ returnTo: PATHS.code });
  expect(authMarker.isValid()).toBe(false);
});

it('leaves people on a public page, as visitors, when their session is broken', async () => {
  refuse(CALLS.getSelf, 'unauthenticated');
  refuse(CALLS.refreshToken, 'unauthenticated');
  await openScreen(PATHS.contact, { self: 'unknown' });
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: shells('login') })).toBeVisible();
  expect(readAddress()).toBe(PATHS.contact);
  expect(authMarker.isValid()).toBe(false);
});

it('asks nobody who it is once the marker is of the past', async () => {
  const self = answer(CALLS.getSelf, toEnvelope(toUser()));
  localStorage.setItem('fovea.auth-expiry', String(Date.now() - 1));
  await startSession();
  expect(self.asked).toEqual([]);
  expect(useSession.getState()).toMatchObject({ state: 'ready', self: null });
});

it('asks again, once, with a fresh token when the old one has run out', async () => {
  answerShell();
  const refresh = answer(CALLS.refreshToken, toEnvelope({ valid: true }));
  const list = answer(CALLS.listRedeemedCodes, () =>
    refresh.asked.length === 0
      ? toRefusal(CALLS.listRedeemedCodes, 'unauthenticated')
      : { codes: [], next: null },
  );
  await openScreen(PATHS.code, { self: toUser() });
  expect(await screen.findByText(useCodeEn.noneTitle)).toBeVisible();
  expect(list.asked).toHaveLength(2);
  expect(refresh.asked).toHaveLength(1);
});

it('leads to the log-in when the fresh token is refused too', async () => {
  answerShell();
  answer(CALLS.refreshToken, toEnvelope({ valid: true }));
  refuse(CALLS.listRedeemedCodes, 'unauthenticated');
  await openScreen(PATHS.code, { self: toUser() });
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
  expect(await screen.findByText(logInEn.ended)).toBeVisible();
});

it('leads to the main page when the repeated request is forbidden', async () => {
  answerShell();
  const refresh = answer(CALLS.refreshToken, toEnvelope({ valid: true }));
  answer(CALLS.listTransferCodes, () =>
    toRefusal(
      CALLS.listTransferCodes,
      refresh.asked.length === 0 ? 'unauthenticated' : 'forbidden',
    ),
  );
  await openScreen(PATHS.transfer, { self: toAdministrator() });
  await waitFor(() => expect(readAddress()).toBe(PATHS.home));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('leads there without a word when a request is forbidden', async () => {
  answerShell();
  refuse(CALLS.listTransferCodes, 'forbidden');
  await openScreen(PATHS.transfer, { self: toAdministrator() });
  await waitFor(() => expect(readAddress()).toBe(PATHS.home));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends people who may not transfer to their account', async () => {
  answerShell();
  await openScreen(PATHS.transfer, { self: toUser() });
  await waitFor(() => expect(readAddress()).toBe(PATHS.account));
  expect(screen.queryByRole('link', { name: new RegExp(shells('transfer')) })).toBeNull();
});

it('lets administrators transfer', async () => {
  answerShell();
  answer(CALLS.listTransferCodes, {
    codes: [],
    next: null,
    counts: { NOT_USED: 0, USED: 0, CANCELLED: 0 },
    total: 0,
  });
  await openScreen(PATHS.transfer, { self: toAdministrator() });
  expect(await screen.findByRole('heading', { name: transferEn.title })).toBeVisible();
  expect(readAddress()).toBe(PATHS.transfer);
});

it('keeps administrators without a second factor at their account, and says why', async () => {
  await openScreen(`${PATHS.history}?type=use`, { self: toUser({ role: 'superuser' }) });
  await waitFor(() => expect(readAddress()).toBe(PATHS.account));
  expect(readState()).toEqual({ returnTo: '/account/history?type=use' });
  expect(await screen.findByText(accountEn.secondFactorMissing)).toBeVisible();
});

it('leads there too when the server asks for it later', async () => {
  answerShell();
  refuse(CALLS.listRedeemedCodes, 'second_factor_required');
  answer(CALLS.getSelf, toEnvelope(toUser({ role: 'admin' })));
  await openScreen(PATHS.code, { self: toUser() });
  await waitFor(() => expect(readAddress()).toBe(PATHS.account));
  expect(await screen.findByText(accountEn.secondFactorMissing)).toBeVisible();
});
