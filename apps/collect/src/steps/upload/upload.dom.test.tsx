import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RecordingRun } from '#recording/recording-run.ts';
import { language } from '#shared/language.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';
import { Upload } from './upload.tsx';

const t = readTexts(useTexts);
type State = ReturnType<RecordingRun['upload']['getState']>;

function open(first: State) {
  const [handleSent, handleRefused] = [vi.fn(), vi.fn()];
  const listeners = new Set<() => void>();
  const { promise: finished, resolve: end } = Promise.withResolvers<boolean>();
  let state = first;
  const recording = {
    upload: {
      getState: () => state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    finish: () => finished,
  };
  render(
    <Upload
      recording={recording as unknown as RecordingRun}
      onSent={handleSent}
      onRefused={handleRefused}
    />,
  );
  const move = (next: Partial<State>) =>
    act(() => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    });
  return { handleSent, handleRefused, move, end };
}

const SENDING = { status: 'sending', acknowledged: 5, count: 10 } as State;

it('says how much is sent, and that it tries again', () => {
  const { move } = open(SENDING);
  expect(screen.getByRole('progressbar', { name: t('bar') })).toBeVisible();
  expect(screen.getByText(t('percent', { percent: 49 }))).toBeVisible();
  expect(screen.getByText(t('lead'))).toBeVisible();
  move({ status: 'waiting' });
  expect(screen.getByText(t('waiting'))).toBeVisible();
});

it.each(['en', 'ko'] as const)(
  'with no storage: in-memory mode and a visible warning, %s',
  async (chosen) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    language.set(chosen);
    // jsdom has no IndexedDB.
    open({ ...SENDING, status: 'waiting' });
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        useTexts.dictionaries[chosen].waitingUnkept,
      ),
    );
  },
);

it.each(['en', 'ko'] as const)(
  'says that everything has arrived while the server finds the end too early, %s',
  (chosen) => {
    language.set(chosen);
    open({ ...SENDING, status: 'early', acknowledged: 10 });
    expect(screen.getByRole('status')).toHaveTextContent(useTexts.dictionaries[chosen].early);
  },
);

it.each([
  ['complete', true, 'handleSent'],
  ['refused', false, 'handleRefused'],
  ['expired', false, 'handleRefused'],
] as const)(
  'goes on when the recording is %s and left behind',
  async (status, isComplete, told) => {
    const { move, end, ...handlers } = open(SENDING);
    move({ status, acknowledged: 10 });
    expect(handlers[told]).not.toHaveBeenCalled();
    end(isComplete);
    await waitFor(() => expect(handlers[told]).toHaveBeenCalledOnce());
  },
);
