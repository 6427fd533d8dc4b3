import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

async function open() {
  const handleConfirm = vi.fn();
  const props = { from: 'grid4', to: 'stacked', lost: 2, onConfirm: handleConfirm } as const;
  const user = await openDialog('changeLayout', props);
  const dialog = within(await screen.findByRole('alertdialog', { name: t('title') }));
  return { user, dialog, handleConfirm };
}

it('says how many pictures would go, with the focus on the way back', async () => {
  const { user, dialog, handleConfirm } = await open();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    t('text', { from: t('grid4'), to: t('stacked'), count: 2, lost: 2 }),
  );
  await expectFocus(() => dialog.getByRole('button', { name: t('keep') }));
  await user.keyboard('{Enter}');
  await expectClosed();
  expect(handleConfirm).not.toHaveBeenCalled();
});

it('changes it once that is wanted', async () => {
  const { user, dialog, handleConfirm } = await open();
  await user.click(dialog.getByRole('button', { name: t('confirm') }));
  await expectClosed();
  expect(handleConfirm).toHaveBeenCalledOnce();
});
