import { CALLS } from '@fovea/contract';
import { DAY_MS } from '@fovea/contract/times';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CONFIG } from '#shared/config.ts';
import { toDateText } from '#shared/format/dates.ts';
import { answer, breakOff, toEnvelope } from '#testing/answer.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Privacy, Refund, Terms } from './policy.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

beforeEach(() => void answer(CALLS.getTerms, toEnvelope(null)));

it.each([
  ['terms', 'en', <Terms key="terms" />],
  ['terms', 'ko', <Terms key="terms" />],
  ['privacy', 'en', <Privacy key="privacy" />],
  ['privacy', 'ko', <Privacy key="privacy" />],
  ['refund', 'en', <Refund key="refund" />],
  ['refund', 'ko', <Refund key="refund" />],
] as const)('has every section of the %s in its contents, in %s', async (title, language, part) => {
  await openPart(part, { language });
  expect(screen.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: t('contents') }));
  const sections = screen.getAllByRole('heading', { level: 2 });
  const links = contents.getAllByRole('link');
  expect(links).toHaveLength(sections.length);
  for (const [at, link] of links.entries()) {
    const id = (link.getAttribute('href') ?? '').slice(1);
    expect(document.getElementById(id)).toContainElement(sections[at] as HTMLElement);
    expect(sections[at]).toHaveTextContent(link.textContent ?? '');
  }
  // Values are filled in, and nothing is left of their names.
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

const toTerms = (days: number, version: string = CONFIG.termsVersion) => ({
  version,
  inForceAt: new Date(Date.now() + days * DAY_MS).toISOString(),
});

it.each(['en', 'ko'] as const)('says from when new terms are in force, in %s', async (language) => {
  const terms = toTerms(14);
  answer(CALLS.getTerms, toEnvelope(terms));
  await openPart(<Terms />, { language });
  const date = toDateText(terms.inForceAt);
  expect(await screen.findByText(t('notYet', { date }))).toBeVisible();
});

it.each([
  ['they are in force', toTerms(-1)],
  ['others are announced', toTerms(14, '2999-12-31')],
  ['none were announced', null],
])('says nothing of it when %s', async (_title, terms) => {
  const call = answer(CALLS.getTerms, toEnvelope(terms));
  await openPart(<Terms />);
  await waitFor(() => expect(call.asked).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows the terms when the date cannot be had', async () => {
  const call = breakOff(CALLS.getTerms);
  await openPart(<Terms />);
  await waitFor(() => expect(call.asked).toHaveLength(1));
  expect(screen.getByRole('heading', { level: 1, name: t('terms') })).toBeVisible();
});
