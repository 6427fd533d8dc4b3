import { LANGUAGES } from '@fovea/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it.each([
  [PATHS.error404, 'title404'],
  [PATHS.error500, 'title500'],
  [PATHS.errorGeneral, 'titlegeneral'],
  ['/no/such/page', 'title404'],
] as const)('shows its page at %s, with the focus on its title', async (path, title) => {
  await openScreen(path);
  await expectFocus(() => screen.getByRole('heading', { level: 1, name: t(title) }));
  expect(document.title).toContain(t(title));
  expect(screen.queryByRole('button', { name: t('retry') })).toBeNull();
});

it('leads a visitor to the home page and others to their projects', async () => {
  await openScreen(PATHS.error404);
  expect(screen.getByRole('link', { name: t('main') })).toHaveAttribute('href', PATHS.home);
  cleanup();
  answerShell();
  await openScreen(PATHS.error404, { self: toUser() });
  const link = await screen.findByRole('link', { name: t('main') });
  expect(link).toHaveAttribute('href', PATHS.projects);
});

it('goes back by the button of the general page', async () => {
  const user = await openScreen(PATHS.contact);
  history.pushState({ usr: null, key: 'second', idx: 1 }, '', PATHS.errorGeneral);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(await screen.findByRole('button', { name: t('previous') }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.contact));
});

it('has a reference to quote and the way to us in both languages', async () => {
  for (const language of LANGUAGES) {
    await openScreen(PATHS.error500, { language });
    const [before = ''] = t('reference', { reference: '|' }).split('|');
    expect(screen.getByText((_, element) => isReference(element, before))).toBeVisible();
    const contact = screen.getAllByRole('link', { name: t('contact') });
    expect(contact[0]).toHaveAttribute('href', PATHS.contact);
    cleanup();
  }
});

function isReference(element: Element | null, before: string): boolean {
  const text = element?.textContent ?? '';
  return element?.tagName === 'P' && text.startsWith(before) && /[0-9A-Z]{4}/.test(text);
}
