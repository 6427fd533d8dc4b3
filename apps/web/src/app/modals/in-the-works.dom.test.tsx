import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { modals } from '#shared/modals/modals.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart } from '#testing/open-screen.tsx';
import { useTexts } from './texts.ts';

const { en } = useTexts.dictionaries;
it("says 'This feature is in the works.' and goes with Escape", async () => {
  const user = await openPart(<p>behind</p>);
  await act(async () => modals.open('inTheWorks', {}));
  await screen.findByRole('dialog', {
    name: 'This feature is in the works.',
    description: en.worksText,
  });
  await expectFocus(() => screen.getByRole('button', { name: en.worksClose }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
