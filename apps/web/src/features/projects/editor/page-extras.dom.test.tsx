import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepProject, openEditor } from '#testing/project-editor.ts';
import { toAsset, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useSettingsTexts } from './settings-texts.ts';

const s = readTexts(useSettingsTexts);
const FRAMES = [1, 2, 3, 4, 5].map((number) => `https://files.test/frame-${number}.webp`);
const FILM = toAsset({
  kind: 'video',
  durationMs: 15_000,
  posterUrl: 'https://files.test/poster.webp',
  hoverUrls: FRAMES,
});

async function open(page = toPage()) {
  const project = toProject({ pages: [page] });
  const { findSaved } = keepProject(project);
  const user = await openEditor(project);
  const expectSaved = (change: object) =>
    waitFor(() => expect(findSaved()?.pages[0]).toMatchObject(change));
  return { user, expectSaved };
}

it('keeps the background of a page, which is the usual one unless it is set', async () => {
  const { user, expectSaved } = await open();
  const field = screen.getByLabelText(s('background'));
  expect(screen.getByText(s('dark'))).toBeVisible();
  fireEvent.change(field, { target: { value: '#fde68a' } });
  expect(screen.getByText('#FDE68A')).toBeVisible();
  await expectSaved({ background: '#fde68a' });
  await user.click(screen.getByRole('button', { name: s('usualBackground') }));
  await expectSaved({ background: null });
});

it('keeps a longest time for "Tap to go on"', async () => {
  const { user, expectSaved } = await open(toPage({ timerMs: null }));
  await user.click(screen.getByRole('switch', { name: s('tapLongest') }));
  await expectSaved({ tapLongestMs: 30_000 });
  await user.click(screen.getByRole('button', { name: s('longer') }));
  await expectSaved({ timerMs: null, tapLongestMs: 30_500 });
});

it('"Start muted" on by default, and the poster frame of a video', async () => {
  const { user, expectSaved } = await open(
    toPage({ kind: 'video', timerMs: null, assets: [FILM] }),
  );
  const muted = screen.getByRole('switch', { name: /^Start muted/ });
  expect(muted).toBeChecked();
  await user.click(muted);
  await expectSaved({ startMuted: false });
  expect(screen.getByRole('radio', { name: s('firstFrame') })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: s('frameOf', { number: 3 }) }));
  await expectSaved({ posterFrame: 2 });
  await user.click(screen.getByRole('radio', { name: s('firstFrame') }));
  await expectSaved({ posterFrame: null });
});
