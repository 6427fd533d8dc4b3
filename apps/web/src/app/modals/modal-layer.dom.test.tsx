import { CALLS } from '@fovea/contract';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useTexts as useCommandMenuTexts } from '#features/help/command-menu/texts.ts';
import { useTexts as useShortcutListTexts } from '#features/help/shortcut-list/texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { answer } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { showChromeHint } from './chrome-hint.ts';
import { useTexts } from './texts.ts';

const { en: commandEn } = useCommandMenuTexts.dictionaries;
const t = readTexts(useTexts);
const shortcuts = readTexts(useShortcutListTexts);

async function open(): Promise<UserEvent> {
  const user = await openPart(<button type="button">before</button>, { self: toUser() });
  screen.getByRole('button', { name: 'before' }).focus();
  return user;
}

it('shows one dialog at a time, and the last one gives the focus back', async () => {
  answer(CALLS.listProjects, { projects: [], next: null, total: 0 });
  const user = await open();
  await act(async () => modals.open('commandMenu', { onLogOut: () => undefined }));
  await screen.findByRole('dialog', { name: commandEn.title });
  await act(async () => modals.open('shortcutList', {}));
  await screen.findByRole('dialog', { name: shortcuts('title') });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => screen.getByRole('button', { name: 'before' }));
});

it('opens the command menu by Ctrl+K and shuts it by the same keys', async () => {
  answerShell();
  const user = await openScreen(PATHS.help, { self: toUser() });
  // The keys come a moment after the screen.
  await waitFor(async () => {
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: shortcuts('title') })).toBeVisible();
  });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: commandEn.title })).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('hints at Chrome in other browsers, again on the next visit', async () => {
  const user = await open();
  await act(async () => showChromeHint());
  expect(await screen.findByRole('dialog', { name: t('chromeTitle') })).toHaveAccessibleDescription(
    t('chromeText'),
  );
  await expectFocus(() => screen.getByRole('button', { name: t('chromeClose') }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => showChromeHint());
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('does not hint again for a while when a person says so', async () => {
  const user = await open();
  await act(async () => showChromeHint());
  await user.click(await screen.findByRole('checkbox', { name: t('chromeHide') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => showChromeHint());
  expect(screen.queryByRole('dialog')).toBeNull();
});
