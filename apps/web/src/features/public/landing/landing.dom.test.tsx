import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { CONFIG } from '#shared/config.ts';
import { PATHS } from '#shared/paths.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it('The specification says "A data-collection panel feature is announced for June.": it is, and says that it is in the works', async () => {
  const user = await openScreen(PATHS.home);
  await user.click(screen.getByRole('button', { name: /^Data-collection panel.* June$/ }));
  expect(
    await screen.findByRole('dialog', { name: 'This feature is in the works.' }),
  ).toBeVisible();
});

it('The specification says "landing: hero, trusted-by": names that are configured stand there', async () => {
  CONFIG.trustedBy.push('Hanbit University', 'Yuzu Drinks');
  onTestFinished(() => void CONFIG.trustedBy.splice(0));
  await openScreen(PATHS.home);
  const names = within(screen.getByRole('region', { name: t('trustedBy') }));
  expect(names.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Hanbit University',
    'Yuzu Drinks',
  ]);
});

it('names no one while none is configured', async () => {
  await openScreen(PATHS.home);
  expect(screen.queryByRole('region', { name: t('trustedBy') })).toBeNull();
});
