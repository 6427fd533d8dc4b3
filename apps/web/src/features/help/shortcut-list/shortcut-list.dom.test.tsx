import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AOI_ACTIONS } from '#shared/actions/aoi-actions.ts';
import { APP_ACTIONS } from '#shared/actions/app-actions.ts';
import { LIST_ACTIONS } from '#shared/actions/list-actions.ts';
import { STUDIO_ACTIONS } from '#shared/actions/studio-actions.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { shortcuts } from '#shared/shortcuts.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { readMark, readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

async function open(language: 'en' | 'ko' = 'en'): Promise<UserEvent> {
  const user = await openPart(<button type="button">before</button>, { language });
  screen.getByRole('button', { name: 'before' }).focus();
  await act(async () => modals.open('shortcutList', {}));
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

it('opens with the focus on its way out, and Escape gives it back', async () => {
  const user = await open();
  await expectFocus(
    () => screen.getByText(t('close'), { selector: 'button *' }).closest('button') as HTMLElement,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectFocus(() => screen.getByRole('button', { name: 'before' }));
});

it('keeps the focus inside', async () => {
  const user = await open();
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 6; step++) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it('says whether the keys are on', async () => {
  await open();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(t('areOn'));
  act(() => shortcuts.set(false));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(t('areOff'));
});

it.each(['en', 'ko'] as const)(
  'leads to the profile, where they are switched, in %s',
  async (language) => {
    const user = await open(language);
    const link = readMark(useTexts.dictionaries[language].areOn, 'profile');
    await user.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(readAddress()).toBe(PATHS.account));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it.each([
  ['everywhere', APP_ACTIONS],
  ['projectList', LIST_ACTIONS],
  ['studio', STUDIO_ACTIONS],
  ['aoiEditor', AOI_ACTIONS],
] as const)('names every key of its place: %s', async (place, actions) => {
  await open();
  const heading = screen.getByRole('heading', { name: t(place) });
  const section = within(heading.parentElement as HTMLElement);
  const terms = section.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(Object.keys(actions).map((action) => t(action as 'menu')));
  const keys = section.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(keys).toEqual(Object.values(actions).map(({ shown }) => shown.join('')));
});

it('closes by its button', async () => {
  const user = await open();
  await user.click(screen.getAllByRole('button', { name: t('close') })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
