import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useTexts } from '#app/errors/texts.ts';
import { navigateTo } from '#shared/navigation.ts';
import { openPart, readAddress } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';

const t = readTexts(useTexts);

function Part() {
  if (useLocation().pathname === '/broken') throw new Error('a defect');
  return <p>all is well</p>;
}

it('leads back from what cannot be drawn to the screen before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // The page does not load itself again then.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await openPart(<Part />);
  await navigateTo('/broken');
  const previous = await screen.findByRole('button', { name: t('previous') });
  await user.click(previous);
  expect(await screen.findByText('all is well')).toBeVisible();
  expect(readAddress()).toBe('/part');
});
