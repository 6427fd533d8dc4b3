import { CALLS, type User } from '@fovea/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSaveTexts } from '#shared/api/save-language.ts';
import { PATHS } from '#shared/paths.ts';
import { answer, breakOff, holdBack, refuse, refuseInWords, toEnvelope } from '#testing/answer.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { ko } = useTexts.dictionaries;
const t = readTexts(useTexts);
const saving = readTexts(getSaveTexts);
const SELF = toUser();

const findOrganization = () => screen.getByRole('textbox', { name: t('organization') });

async function open(self: User = SELF) {
  answerShell();
  return openScreen(PATHS.account, { self });
}

it('saves the organization on Enter and says so', async () => {
  const user = await open();
  const update = holdBack(CALLS.updateSelf, toEnvelope({ ...SELF, organization: 'Yuzu' }));
  await user.clear(findOrganization());
  await user.type(findOrganization(), ' Yuzu {Enter}');
  expect(await screen.findByText(t('saving'))).toBeVisible();
  expect(findOrganization()).toHaveAttribute('readonly');
  update.release();
  expect(await screen.findByText(t('saved'))).toHaveAttribute('role', 'status');
  expect(findOrganization()).toHaveValue('Yuzu');
  expect(update.asked).toEqual([{ body: { organization: 'Yuzu' } }]);
});

it('saves the organization when the field is left', async () => {
  const user = await open();
  const update = answer(CALLS.updateSelf, toEnvelope({ ...SELF, organization: 'Yuzu Labs' }));
  await user.type(findOrganization(), 's');
  await user.tab();
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(update.asked).toHaveLength(1);
});

it('takes back an organization that is empty', async () => {
  const user = await open();
  await user.clear(findOrganization());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('organizationMissing'));
  expect(findOrganization()).toHaveValue(SELF.organization);
});

it('takes back an organization that was not saved', async () => {
  const user = await open();
  refuse(CALLS.updateSelf, 'internal');
  await user.type(findOrganization(), ' 2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('organizationFailed'));
  expect(findOrganization()).toHaveValue(SELF.organization);
});

it('passes on why an organization was not saved when the server has words for it', async () => {
  const user = await open();
  refuseInWords(CALLS.updateSelf, 'Names are frozen today.');
  await user.type(findOrganization(), ' 2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Names are frozen today.');
  await user.clear(findOrganization());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('organizationMissing'));
});

it('saves nothing on Escape, and nothing that is the same', async () => {
  const user = await open();
  await user.type(findOrganization(), ' 2{Escape}');
  expect(findOrganization()).toHaveValue(SELF.organization);
  await user.type(findOrganization(), '  {Enter}');
  expect(findOrganization()).toHaveValue(SELF.organization);
  expect(screen.queryByText(t('saving'))).toBeNull();
});

it('changes the language of screen and mails, by the keyboard too', async () => {
  const user = await open();
  const update = answer(CALLS.updateSelf, toEnvelope({ ...SELF, language: 'ko' }));
  screen.getByRole('radio', { name: 'English' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '한국어' })).toBeChecked();
  expect(screen.getByRole('heading', { level: 1, name: ko.title })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ko');
  await waitFor(() => expect(update.asked).toEqual([{ body: { language: 'ko' } }]));
});

it('keeps the new language on screen when saving it fails, and says so', async () => {
  const user = await open();
  breakOff(CALLS.updateSelf);
  await user.click(screen.getByRole('radio', { name: '한국어' }));
  expect(await screen.findByText(saving('failed'))).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: ko.title })).toBeVisible();
});

it('opens the dialog that deletes the account', async () => {
  const user = await open();
  const counts = { projects: 0, activeProjects: 0, participants: 0 };
  const credits = { sessions: 0, openCodes: 0, openCodeSessions: 0 };
  answer(CALLS.countAccount, toEnvelope({ ...counts, ...credits }));
  await user.click(screen.getByRole('button', { name: t('deleteAccount') }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('changes the theme', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: t('dark') }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(screen.getByRole('radio', { name: t('system') }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

it('turns keys without a modifier off and on', async () => {
  const user = await open();
  const toggle = screen.getByRole('switch', { name: t('shortcuts') });
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(toggle);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('shows an administrator without a second factor that alone', async () => {
  await open(toUser({ role: 'admin' }));
  expect(await screen.findByText(t('secondFactorMissing'))).toHaveAttribute('role', 'alert');
  expect(screen.getByText(t('admin'), { selector: 'b' })).toBeVisible();
});
