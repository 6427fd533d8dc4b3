import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RecordingRun } from '#recording/recording-run.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Stop } from './stop.tsx';
import { Stopped } from './stopped.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const RECEIPT = 'AAECAwQFBgcICQoLDA0ODw';
const findButton = (name: string) => screen.getByRole('button', { name });

function open() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = vi.fn<RecordingRun['end']>(() => promise);
  const [handleGoOn, handleStopped] = [vi.fn(), vi.fn()];
  const user = openStep(
    <Stop
      recording={{ end } as unknown as RecordingRun}
      onGoOn={handleGoOn}
      onStopped={handleStopped}
    />,
  );
  return { user, end, answer: resolve, handleGoOn, handleStopped };
}

it.each([
  ['keep', true],
  ['delete', false],
] as const)('stopping asks keep or delete, and waits for the server: %s', async (key, isKept) => {
  const { user, end, answer, handleStopped } = open();
  await user.click(findButton(t(key)));
  expect(end).toHaveBeenCalledExactlyOnceWith(
    { reason: 'stopped', keep: isKept },
    expect.any(Function),
  );
  expect(findButton(t('goOn'))).toBeDisabled();
  end.mock.lastCall?.[1]?.();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(t('waiting')));
  expect(handleStopped).not.toHaveBeenCalled();
  answer();
  await waitFor(() => expect(handleStopped).toHaveBeenCalledExactlyOnceWith(isKept));
});

it('goes on when it was a slip, and nothing is told', async () => {
  const { user, end, handleGoOn } = open();
  await user.click(findButton(t('goOn')));
  expect(handleGoOn).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
});

it('gives the receipt to whoever keeps it, and has none to give after a deletion', () => {
  const recording = { participant: 'P-043', receipt: RECEIPT };
  openStep(<Stopped recording={recording} isKept />);
  expect(screen.getByText('P-043')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue(`${location.origin}/withdraw#${RECEIPT}`);
  openStep(<Stopped recording={recording} isKept={false} />);
  expect(screen.getByRole('heading', { name: t('deleted') })).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
