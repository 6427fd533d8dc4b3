import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toDateText } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { setSelf } from '#shared/session/session.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readMark, readTexts } from '#testing/read-texts.ts';
import { useTermsBannerTexts } from './terms-banner.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTermsBannerTexts);
const shells = readTexts(useTexts);
const TERMS = { version: '2026-12-03', inForceAt: '2026-12-17T09:00:00.000Z', mustAgree: false };
const SELF = toUser({ terms: TERMS });

const findBanner = () => screen.findByRole('region', { name: t('name') });

it.each(['en', 'ko'] as const)(
  'tells on signed-in screens from when new terms are in force, and leads to them, in %s',
  async (language) => {
    answerShell();
    await openScreen(PATHS.help, { self: SELF, language });
    expect(await findBanner()).toHaveTextContent(t('text', { date: toDateText(TERMS.inForceAt) }));
    const name = readMark(useTermsBannerTexts.dictionaries[language].text, 'read');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', PATHS.terms);
  },
);

it('can be put away on all screens until the tab closes, but for newer terms', async () => {
  answerShell();
  const user = await openScreen(PATHS.help, { self: SELF });
  await findBanner();
  await user.click(screen.getByRole('button', { name: t('hide') }));
  expect(screen.queryByRole('region', { name: t('name') })).toBeNull();
  await expectFocus(() => screen.getByRole('main'));
  await user.click(screen.getByRole('link', { name: shells('projects') }));
  await user.click(await screen.findByRole('link', { name: shells('help') }));
  expect(screen.queryByRole('region', { name: t('name') })).toBeNull();
  act(() => setSelf(toUser({ terms: { ...TERMS, version: '2027-02-01' } })));
  expect(await findBanner()).toBeVisible();
});

it('is not there for an account that has agreed', async () => {
  answerShell();
  await openScreen(PATHS.help, { self: toUser() });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: t('name') })).toBeNull();
});
