import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '#testing/fill-in.ts';
import { keepProject, openEditor, toQuestionPage } from '#testing/project-editor.ts';
import { toPage, toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useSettingsTexts } from './settings-texts.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const s = readTexts(useSettingsTexts);

const findRows = () =>
  within(screen.getByRole('region', { name: t('pageList') })).getAllByRole('listitem');

describe('the name of a page', () => {
  it('is shown in the list at once, and kept', async () => {
    const { findSaved } = keepProject(toProject());
    const user = await openEditor(toProject());
    const field = screen.getByLabelText(s('pageName'));
    expect(field).toHaveAttribute('placeholder', 'pack');
    expect(field).toHaveAccessibleDescription(s('pageNameHint'));
    await fillIn(user, field, 'Shelf, left');
    expect(findRows()[0]).toHaveTextContent('Shelf, left');
    await waitFor(() => expect(findSaved()?.pages[0]?.name).toBe('Shelf, left'));
  });

  it('is that of its file again when it is empty', async () => {
    const project = toProject({ pages: [toPage({ name: 'Shelf' })] });
    const { findSaved } = keepProject(project);
    const user = await openEditor(project);
    expect(findRows()[0]).toHaveTextContent('Shelf');
    await user.clear(screen.getByLabelText(s('pageName')));
    expect(findRows()[0]).toHaveTextContent('pack');
    await waitFor(() => expect(findSaved()?.pages[0]?.name).toBeNull());
  });
});

it('keeps a question in its place or not', async () => {
  const project = toProject({ pages: [{ ...toQuestionPage(800), keepInPlace: true }] });
  const { findSaved } = keepProject(project);
  const user = await openEditor(project);
  const place = screen.getByRole('switch', { name: new RegExp(s('keep')) });
  expect(place).toBeChecked();
  await user.click(place);
  await waitFor(() => expect(findSaved()?.pages[0]?.keepInPlace).toBe(false));
});
