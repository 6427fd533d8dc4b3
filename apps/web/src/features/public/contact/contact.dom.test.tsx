import { CALLS } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CONFIG } from '#shared/config.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const findField = (name: Parameters<typeof t>[0]) =>
  screen.getByRole('textbox', { name: new RegExp(`^${t(name)}`) });
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: t('send') }));

async function open(path: string, self = false): Promise<UserEvent> {
  answerShell();
  const user = await openScreen(path, self ? { self: toUser() } : {});
  await screen.findByRole('button', { name: t('send') });
  return user;
}

async function fill(user: UserEvent): Promise<void> {
  await fillIn(user, findField('firstName'), 'Mina');
  await fillIn(user, findField('lastName'), 'Kim');
  await fillIn(user, findField('email'), 'mina@hanbit.example');
  const company = screen.getByRole('textbox', { name: /^(Company|Organisation)/ });
  await fillIn(user, company, 'Hanbit University');
}

it.each([
  ['Please enter your name.', ['firstName', 'lastName']],
  ['Please enter your email', ['email']],
  ['Please enter your company', ['company']],
  ['Please enter your inquiry.', ['message']],
] as const)('The specification says "%s": the contact form does', async (prompt, fields) => {
  const user = await open(PATHS.contact);
  await send(user);
  for (const field of fields) {
    await waitFor(() => expect(findField(field)).toHaveAccessibleDescription(prompt));
  }
  await expectFocus(() => findField('firstName'));
});

it('The specification says "/contact-us | contact form", "first name, last name, e-mail, company, message, usage": an inquiry has them all', async () => {
  const user = await open(PATHS.contact);
  const sent = answer(CALLS.sendInquiry, { received: true as const });
  await fill(user);
  await fillIn(user, findField('message'), 'How many people?');
  await send(user);
  await screen.findByRole('dialog');
  expect(sent.asked[0]?.body).toEqual({
    kind: 'contact',
    firstName: 'Mina',
    lastName: 'Kim',
    email: 'mina@hanbit.example',
    company: 'Hanbit University',
    usage: 'research',
    message: 'How many people?',
    language: 'en',
  });
});

it('The specification says "inquiry received": a dialog does, and only then is the form empty', async () => {
  const user = await open(PATHS.contact);
  refuse(CALLS.sendInquiry, 'inquiries_limited');
  await fill(user);
  await fillIn(user, findField('message'), 'How many people?');
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('tooMany'));
  expect(findField('message')).toHaveValue('How many people?');
  answer(CALLS.sendInquiry, { received: true as const });
  await send(user);
  expect(
    await screen.findByRole('dialog', { name: 'We have received your inquiry.' }),
  ).toHaveTextContent('We answer within 1 day.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(findField('message')).toHaveValue(''));
});

it('has what is known of somebody who is logged in', async () => {
  await open(PATHS.contact, true);
  const { email, organization } = toUser();
  expect(screen.getByRole('textbox', { name: /^E-mail/ })).toHaveValue(email);
  expect(findField('company')).toHaveValue(organization);
});

it('The specification says "Please enter your organization name.": the organisation form does', async () => {
  const user = await open(PATHS.organization);
  await send(user);
  expect(await screen.findByText('Please enter your organization name.')).toBeVisible();
});

it('The specification says "minimum 30 accounts, 100 sessions per account per year": the form says what they come to, and takes no fewer', async () => {
  const user = await open(PATHS.organization);
  const accounts = screen.getByRole('spinbutton', { name: /^Accounts/ });
  expect(screen.getByText('30 accounts, 3,000 sessions per year')).toBeVisible();
  await user.clear(accounts);
  await user.type(accounts, '29');
  await send(user);
  expect(await screen.findByText('The organisation plan starts at 30 accounts.')).toBeVisible();
  await user.clear(accounts);
  await user.type(accounts, '100001');
  expect(screen.getByText('At most 100,000 accounts. Write to us for more.')).toBeVisible();
  await user.clear(accounts);
  await user.type(accounts, '45');
  expect(screen.getByText('45 accounts, 4,500 sessions per year')).toBeVisible();
});

it('The specification says "/pricing/organization | organisational purchase form", "Organisation purchase form: organisation/company": a wish for the plan has both', async () => {
  const user = await open(PATHS.organization);
  await fill(user);
  const sent = answer(CALLS.sendInquiry, { received: true as const });
  await send(user);
  await screen.findByRole('dialog');
  expect(sent.asked[0]?.body).toMatchObject({
    kind: 'organization',
    company: 'Hanbit University',
    accounts: 30,
    start: null,
  });
});

it('can be written to as well', async () => {
  await open(PATHS.contact);
  expect(screen.getByRole('link', { name: new RegExp(t('write')) })).toHaveAttribute(
    'href',
    `mailto:${CONFIG.contactEmail}`,
  );
});
