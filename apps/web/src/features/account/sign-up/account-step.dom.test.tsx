import { CALLS, type Language } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CONFIG } from '#shared/config.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, holdBack, refuse, toEnvelope } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { readMark, readTexts } from '#testing/read-texts.ts';
import { useTexts } from './account-texts.ts';
import { useTexts as useSignUpTexts } from './texts.ts';

const t = readTexts(useTexts);
const whole = readTexts(useSignUpTexts);
const EMAIL = 'mina@lab.example';
const PASSWORD = 'correcthorse1';

const findPassword = () => screen.getByLabelText(t('password'), { selector: 'input' });
const findRepeat = () => screen.getByLabelText(t('repeat'), { selector: 'input' });
const findOrganization = () => screen.getByLabelText(t('organization'));
const findAge = () => screen.getByRole('checkbox', { name: t('age') });
const findTerms = () => screen.getByRole('checkbox', { name: t('terms') });
const findSubmit = () => screen.getByRole('button', { name: whole('submit') });

async function reachAccount(language: Language = 'en'): Promise<UserEvent> {
  const user = await openScreen(PATHS.signUp, { language });
  answer(CALLS.sendEmailVerification, toEnvelope(null));
  answer(CALLS.verifyEmailCode, toEnvelope(null));
  await fillIn(user, screen.getByLabelText(whole('email')), EMAIL);
  await user.keyboard('{Enter}');
  await fillIn(
    user,
    await screen.findByLabelText(whole('codeStep'), { selector: 'input' }),
    '123456',
  );
  await expectFocus(findPassword);
  return user;
}

async function fill(user: UserEvent): Promise<void> {
  await fillIn(user, findPassword(), PASSWORD);
  await fillIn(user, findRepeat(), PASSWORD);
  await fillIn(user, findOrganization(), 'Yuzu Lab');
  await user.click(findAge());
  await user.click(findTerms());
}

it('says all that an empty form lacks and puts the focus on the first', async () => {
  const user = await reachAccount();
  await user.click(findSubmit());
  expect(findPassword()).toHaveAccessibleDescription(t('passwordMissing'));
  expect(findRepeat()).not.toHaveAccessibleDescription();
  expect(findOrganization()).toHaveAccessibleDescription(t('organizationMissing'));
  expect(findAge()).toHaveAccessibleDescription(t('ageMissing'));
  expect(findTerms()).toHaveAccessibleDescription(t('termsMissing'));
  await expectFocus(findPassword);
});

it.each([
  ['short1', 'passwordShort'],
  ['correcthorse', 'passwordPlain'],
  ['correct horse 1', 'passwordSpaces'],
] as const)('refuses the password “%s” when it is left', async (password, text) => {
  const user = await reachAccount();
  await fillIn(user, findPassword(), password);
  expect(findPassword()).not.toHaveAccessibleDescription();
  await user.tab();
  expect(findPassword()).toHaveAccessibleDescription(t(text));
});

it('wants the password twice the same', async () => {
  const user = await reachAccount();
  await fillIn(user, findPassword(), PASSWORD);
  await fillIn(user, findRepeat(), 'correcthorse2');
  await user.tab();
  expect(findRepeat()).toHaveAccessibleDescription(t('passwordsDiffer'));
  await user.type(findRepeat(), `{Backspace}1`);
  expect(findRepeat()).not.toHaveAccessibleDescription();
});

it('ticks each rule of the password while it is typed', async () => {
  const user = await reachAccount();
  const rules = screen.getByRole('list', { name: t('rules') });
  const count = () => rules.textContent?.split(t('ruleMet')).length ?? 0;
  expect(count()).toBe(1);
  await user.type(findPassword(), PASSWORD);
  expect(count()).toBe(4);
});

it('makes one account, and leads to the log-in with its address', async () => {
  const user = await reachAccount();
  const creation = holdBack(CALLS.createUser, toEnvelope(toUser({ email: EMAIL }), 201));
  await fill(user);
  await user.click(screen.getByRole('button', { name: t('haveReferral') }));
  await fillIn(user, screen.getByLabelText(new RegExp(t('referral'))), ' YUZU-7 ');
  await user.click(findSubmit());
  expect(findSubmit()).toHaveAttribute('aria-busy', 'true');
  await user.click(findSubmit());
  creation.release();
  await waitFor(() => expect(readAddress()).toBe(PATHS.login));
  expect(await screen.findByDisplayValue(EMAIL)).toBeVisible();
  expect(screen.getByText(whole('created'))).toBeVisible();
  expect(screen.getByText(/^Your account is ready/)).toBeVisible();
  expect(creation.asked).toEqual([
    {
      body: {
        email: EMAIL,
        password: PASSWORD,
        organization: 'Yuzu Lab',
        language: 'en',
        role: 'user',
        ageConfirmed: true,
        termsVersion: CONFIG.termsVersion,
        referralCode: 'YUZU-7',
      },
    },
  ]);
});

it.each([
  ['password_breached', 'passwordBreached'],
  ['email_in_use', 'emailInUse'],
  ['email_not_verified', 'createFailed'],
  ['sign_up_limited', 'createFailed'],
  ['internal', 'createFailed'],
] as const)('tells of the refusal %s and keeps what was typed', async (code, text) => {
  const user = await reachAccount();
  refuse(CALLS.createUser, code);
  await fill(user);
  await user.click(findSubmit());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(whole(text));
  await expectFocus(() => alert);
  expect(findPassword()).toHaveValue(PASSWORD);
});

it.each(['en', 'ko'] as const)(
  'links both policies inside the sentence in %s',
  async (language) => {
    await reachAccount(language);
    const { terms } = useTexts.dictionaries[language];
    const link = screen.getByRole('link', { name: readMark(terms, 'terms') });
    expect(link).toHaveAttribute('href', PATHS.terms);
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: readMark(terms, 'privacy') })).toHaveAttribute(
      'href',
      PATHS.privacy,
    );
    expect(findTerms()).not.toBeChecked();
  },
);
