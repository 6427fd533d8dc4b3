import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChunkError } from '#shared/lazy-part.ts';
import { modals, useModals } from '#shared/modals/modals.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { ModalBoundary } from './modal-boundary.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
let error: Error | undefined;

/** In the place of the app's own dialogs. */
function Layer() {
  const current = useModals((state) => state.current);
  if (!current) return null;
  return (
    <ModalBoundary modal={current}>
      <Dialog />
    </ModalBoundary>
  );
}

function Dialog() {
  if (error) throw error;
  return <p>opened</p>;
}

it('says that a dialog did not arrive, keeps the screen, and opens it on "Try again"', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const forget = vi.fn();
  error = Object.assign(new ChunkError(new TypeError('Failed to fetch')), { forget });
  const user = await openPart(
    <>
      <p>the screen</p>
      <Layer />
    </>,
  );
  await act(async () => modals.open('noValidUser', { onOpenFilter: () => undefined }));
  expect(await screen.findByText(t('notLoaded'))).toBeVisible();
  expect(screen.getByText('the screen')).toBeVisible();
  expect(useModals.getState().current).toBeUndefined();
  expect(forget).toHaveBeenCalledOnce();
  error = undefined;
  await user.click(screen.getByRole('button', { name: t('tryAgain') }));
  await waitFor(() => expect(screen.getByText('opened')).toBeVisible());
  await act(async () => modals.close());
  quiet.mockRestore();
});
