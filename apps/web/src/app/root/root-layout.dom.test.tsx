import { CALLS } from '@fovea/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PATHS } from '#shared/paths.ts';
import { startWaiting } from '#shared/progress.ts';
import { toasts } from '#shared/toasts.ts';
import { holdBack } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart, openScreen, readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerShell } from '#testing/quiet-answers.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

const open = (): Promise<UserEvent> => openPart(<button type="button">before</button>);
const show = (...given: Parameters<typeof toasts.show>) => act(async () => toasts.show(...given));
const findToasts = () =>
  within(screen.getByRole('region', { name: t('toasts') })).getAllByRole('listitem');
const expectToasts = (...titles: string[]) =>
  waitFor(() =>
    expect(
      screen
        .queryAllByRole('listitem')
        .map((toast) => titles.find((title) => toast.textContent?.includes(title))),
    ).toEqual(titles),
  );

it('shows three toasts at most; those behind come back when there is room', async () => {
  const user = await open();
  for (const title of ['one', 'two', 'three', 'four']) await show({ title });
  await expectToasts('two', 'three', 'four');
  const close = within(findToasts().at(-1) as HTMLElement).getByRole('button', {
    name: t('close'),
  });
  await user.click(close);
  await expectToasts('two', 'three', 'one');
});

it('reaches its toasts by Alt+T, from anywhere', async () => {
  const user = await open();
  await show({ title: 'one' });
  await expectToasts('one');
  screen.getByRole('button', { name: 'before' }).focus();
  await user.keyboard('{Alt>}t{/Alt}');
  await expectFocus(() => screen.getByRole('list'));
});

it('says a failure at once, and other things when there is time', async () => {
  await open();
  await show({ title: 'saved', kind: 'success' });
  await show({ title: 'broken', kind: 'error', text: 'Try again.' });
  await expectToasts('saved', 'broken');
  expect(screen.getByRole('alert')).toHaveTextContent('broken');
  expect(screen.getByRole('alert')).toHaveTextContent('Try again.');
});

it('has one place for one cause', async () => {
  await open();
  await show({ title: 'first try', kind: 'error', cause: 'save' });
  await show({ title: 'second try', kind: 'error', cause: 'save' });
  await expectToasts('second try');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('does what its button says, and goes', async () => {
  const user = await open();
  const handleUndo = vi.fn();
  await show({ title: 'deleted', action: { label: 'Undo', onSelect: handleUndo } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(handleUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('deleted')).toBeNull());
});

it('runs a bar while somebody waits, and not for a moment', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const waits: (() => void)[] = [];
    act(() => void waits.push(startWaiting()));
    act(() => void vi.advanceTimersByTime(119));
    expect(screen.queryByRole('progressbar', { name: t('loading') })).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('progressbar', { name: t('loading') })).toBeVisible();
    act(() => {
      for (const stop of waits) stop();
    });
    expect(screen.queryByRole('progressbar', { name: t('loading') })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it('runs the bar until the first answer of a screen', async () => {
  answerShell();
  const codes = holdBack(CALLS.listRedeemedCodes, { codes: [], next: null });
  await openScreen(PATHS.code, { self: toUser() });
  expect(await screen.findByRole('progressbar', { name: t('loading') })).toBeVisible();
  codes.release();
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('reads the title of a new screen aloud, and starts at its top', async () => {
  const scrolled = vi.spyOn(globalThis, 'scrollTo');
  const user = await openScreen(PATHS.contact);
  scrolled.mockClear();
  const footer = within(screen.getByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Refund policy' }));
  await waitFor(() => expect(readAddress()).toBe(PATHS.refund));
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
  const announced = () =>
    [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain(document.title));
});
