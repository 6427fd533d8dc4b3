import { CALLS, type Page, type Project } from '@fovea/contract';
import { TooltipProvider } from '@fovea/ui';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { answer } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toAsset, toId, toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { DisplaySection } from './display-section.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { FilesSection } from './files-section.tsx';
import { StageNotes } from './stage-notes.tsx';

const t = readTexts(useSettingsTexts);
const e = readTexts(useTexts);

let kept: Page;

function Display() {
  const [page, setPage] = useState(toPage());
  kept = page;
  return (
    <DisplaySection
      page={page}
      onChange={(patch) => setPage((before) => ({ ...before, ...patch }) as Page)}
    />
  );
}

const findPlace = (name: string) => screen.getByRole('radio', { name });

it('aligns a picture by arrows in two directions, which stop at the edge', async () => {
  const user = await openPart(<Display />);
  const pad = within(screen.getByRole('radiogroup', { name: t('align') }));
  expect(pad.getAllByRole('radio')).toHaveLength(9);
  findPlace(t('middle')).focus();
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  await expectFocus(() => findPlace(t('topLeft')));
  expect(kept).toMatchObject({ alignX: 'start', alignY: 'start' });
  await user.keyboard('{ArrowUp}');
  expect(kept).toMatchObject({ alignX: 'start', alignY: 'start' });
  await user.click(findPlace(t('bottomRight')));
  expect(kept).toMatchObject({ alignX: 'end', alignY: 'end' });
});

it('has nothing to align or scale where a picture is scrolled', async () => {
  const user = await openPart(<Display />);
  await user.click(findPlace(t('fill')));
  expect(kept.scale).toBe('fill');
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('scroll')}`) }));
  expect(kept.display).toBe('scroll');
  expect(screen.queryByRole('radiogroup', { name: t('align') })).toBeNull();
});

function openFiles(page: Page) {
  const [handleChange, handleFiles] = [vi.fn(), vi.fn()];
  return openPart(
    <TooltipProvider>
      <FilesSection
        page={page}
        showsFaults={false}
        onChange={handleChange}
        onSlotFiles={handleFiles}
      />
    </TooltipProvider>,
  ).then((user: UserEvent) => ({ user, handleChange, handleFiles }));
}

it('fills and empties the places of a page', async () => {
  const shelf = toAsset({ id: toId(901), fileName: 'shelf.webp' });
  const page = toPage({ layout: 'sideBySide', assets: [shelf, null] });
  const { user, handleChange, handleFiles } = await openFiles(page);
  expect(screen.getByText(/shelf/)).toBeVisible();
  expect(screen.getByText(t('noFile'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('replaceOf', { number: 1 }) })).toBeVisible();
  const file = new File(['x'], 'pack.webp', { type: 'image/webp' });
  const fields = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await user.upload(fields[1] as HTMLInputElement, file);
  expect(handleFiles).toHaveBeenCalledExactlyOnceWith(1, [file]);
  await user.click(screen.getByRole('button', { name: t('takeOut', { number: 1 }) }));
  expect(handleChange).toHaveBeenCalledExactlyOnceWith({ assets: [null, null] });
});

it('replaces the one picture of a page, and cannot take it out', async () => {
  await openFiles(toPage());
  expect(screen.getByRole('button', { name: t('replace') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('takeOut', { number: 1 }) })).toBeNull();
});

const openNotes = (page: Page, change: Partial<Project> = {}, isLast = false) =>
  openPart(
    <StageNotes
      place="beside"
      project={toProject(change)}
      page={page}
      box={{ widthPx: 390, heightPx: 664 }}
      isLast={isLast}
    />,
  );

it('says in words what the settings of a page mean', async () => {
  await openNotes(toPage());
  expect(screen.getByText(e('timerNote'))).toBeVisible();
  expect(document.body).toHaveTextContent('390 × 844');
});

it.each([
  ['the last page', toPage(), {}, true, 'timerNoteLast'],
  ['the last page before a review', toPage(), { finalReview: true }, true, 'timerNote'],
  ['a page without a timer', toPage({ timerMs: null }), {}, false, 'tapNote'],
] as const)('says what follows on %s', async (_name, page, change, isLast, text) => {
  await openNotes(page, change, isLast);
  expect(screen.getByText(e(text))).toBeVisible();
});

it('says after how long a page goes on without a tap, and whether a video has sound', async () => {
  await openNotes(toPage({ timerMs: null, tapLongestMs: 20_000 }));
  expect(screen.getByText(e('tapLongestNote', { time: '20 s' }))).toBeVisible();
  const video = toAsset({ kind: 'video', durationMs: 15_000 });
  await openNotes(toPage({ kind: 'video', assets: [video], startMuted: false }));
  expect(screen.getByText(e('videoSoundNote'))).toBeVisible();
});

it('says nothing beside a question', async () => {
  await openNotes(toPage({ kind: 'survey', timerMs: null, assets: [] }));
  expect(document.body).not.toHaveTextContent(e('tapNote'));
});

async function openFooter(change: Partial<Project>): Promise<void> {
  answer(CALLS.getCredits, { balance: 12, parts: [] });
  await openPart(<EditorFooter project={toProject(change)} />, { self: toUser() });
}

it('says at the foot what a project will be, and that a Basic one takes nothing', async () => {
  await openFooter({});
  expect(screen.getByText(e('pageCount', { count: 1 }))).toBeVisible();
  expect(screen.getByText(e('targets', { count: 20 }))).toBeVisible();
  expect(screen.getByText(e('noSessions'))).toBeVisible();
});

it.each([
  [10, 'balanceAfter', { balance: 12, after: 2 }],
  [20, 'balanceShort', { balance: 12, missing: 8 }],
] as const)('says what a Pro project for %i takes', async (maxParticipant, text, values) => {
  await openFooter({ type: 'pro', maxParticipant });
  await waitFor(() => expect(screen.getByText(e(text, values))).toBeVisible());
});
