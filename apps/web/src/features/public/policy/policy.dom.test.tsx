import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Privacy, Refund, Terms } from './policy.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

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
