import { CALLS, LIMITS, type ProjectHead } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useColorTexts } from '#features/projects/parts/hashtag-colors.tsx';
import { useFormTexts } from '#features/projects/parts/hashtag-form.tsx';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { answer, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { fillIn } from '#testing/fill-in.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { toHashtag, toId, toSummary } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: colorsEn } = useColorTexts.dictionaries;
const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const f = readTexts(useFormTexts);
const KNOWN = [toHashtag(1, 'packaging', 4), toHashtag(2, 'beauty', 1)];
const PLAIN = toSummary();
const TAGGED = toSummary({ id: toId(2), name: 'Tagged', hashtags: [toHashtag(2, 'beauty')] });
const FULL = toSummary({
  id: toId(3),
  name: 'Full',
  hashtags: Array.from({ length: LIMITS.projectHashtagsMax }, (_, at) =>
    toHashtag(20 + at, `tag${at}`),
  ),
});

const findDialog = () => within(screen.getByRole('dialog'));
const findField = () => findDialog().getByRole('combobox', { name: t('field') });
const findSave = () => findDialog().getByRole('button', { name: t('save') });
const listChips = () =>
  findDialog()
    .queryAllByRole('button', { name: /^Remove #/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove #', ''));

async function open(...projects: ProjectHead[]): Promise<UserEvent> {
  answer(CALLS.listHashtags, { hashtags: KNOWN });
  const user = await openDialog('addHashtag', { projects });
  await screen.findByRole('dialog');
  return user;
}

it('suggests what there is, and takes it or a new one by the keyboard', async () => {
  const user = await open(PLAIN);
  await expectFocus(findField);
  await user.keyboard('#pack');
  const known = await findDialog().findByRole('option', { name: /^#packaging/ });
  expect(known).toHaveTextContent(t('projects', { count: 4 }));
  expect(findField()).toHaveAttribute('aria-activedescendant', known.id);
  await user.keyboard('{Enter}신제품');
  expect(
    await findDialog().findByRole('option', {
      name: new RegExp(`^${t('create', { name: '신제품' })}`),
    }),
  ).toBeVisible();
  await user.keyboard('{Enter}');
  expect(listChips()).toEqual(['packaging', '신제품']);
  const saved = answer(CALLS.setProjectHashtags, PLAIN);
  await user.click(findSave());
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(saved.asked).toEqual([
    { params: { id: PLAIN.id }, body: { names: ['packaging', '신제품'] } },
  ]);
});

it('begins with what the project has, and Backspace takes the last away', async () => {
  const user = await open(TAGGED);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    t('ofOne', { name: 'Tagged', count: 1, max: LIMITS.projectHashtagsMax }),
  );
  expect(listChips()).toEqual(['beauty']);
  await user.type(findField(), '{Backspace}');
  expect(listChips()).toEqual([]);
  const saved = answer(CALLS.setProjectHashtags, TAGGED);
  await user.click(findSave());
  await waitFor(() => expect(saved.asked[0]?.body).toEqual({ names: [] }));
});

it('makes hashtags of what is pasted with commas, each once', async () => {
  const user = await open(PLAIN);
  await fillIn(user, findField(), '#Packaging, tea,tea ');
  await waitFor(() => expect(listChips()).toEqual(['packaging', 'tea']));
  expect(findField()).toHaveValue('');
});

it('marks what cannot be a hashtag, and sends nothing', async () => {
  const user = await open(PLAIN);
  await user.type(findField(), 'no!{Enter}');
  expect(findField()).toHaveAttribute('aria-invalid', 'true');
  expect(findField()).toHaveAccessibleDescription(t('rule'));
  await user.click(findSave());
  expect(findField()).toHaveValue('no!');
  await user.type(findField(), '{Backspace}');
  expect(findField()).not.toHaveAttribute('aria-invalid');
});

it('says when there is no room for another one', async () => {
  await open(FULL);
  expect(findField()).toHaveAccessibleDescription(t('full', { max: LIMITS.projectHashtagsMax }));
  expect(findDialog().queryByRole('listbox')).toBeNull();
});

it('gives several projects more, and tells of those without room', async () => {
  const user = await open(PLAIN, TAGGED, FULL);
  const add = findDialog().getByRole('button', { name: t('add') });
  expect(add).toBeDisabled();
  await user.type(findField(), 'tea');
  expect(add).toBeEnabled();
  const saved = answer(CALLS.setProjectHashtags, PLAIN);
  await user.click(add);
  expect(await screen.findByText(t('added', { count: 2 }))).toBeVisible();
  expect(screen.getByText(t('noRoom', { count: 1, max: LIMITS.projectHashtagsMax }))).toBeVisible();
  expect(saved.asked.map(({ body }) => body.names)).toEqual([['tea'], ['beauty', 'tea']]);
});

it.each(['hashtags_full', 'not_found', 'internal'] as const)(
  'stays and tells of the refusal %s',
  async (code) => {
    const user = await open(PLAIN);
    refuse(CALLS.setProjectHashtags, code);
    await user.type(findField(), 'tea ');
    await user.click(findSave());
    expect(await screen.findByText(errorsEn[code])).toBeVisible();
    expect(listChips()).toEqual(['tea']);
    expect(findSave()).not.toHaveAttribute('aria-busy');
  },
);

it('makes one that no project has, in the next colour or a chosen one', async () => {
  const user = await open();
  const name = findDialog().getByRole('textbox', { name: f('name') });
  await expectFocus(() => name);
  expect(findDialog().getByRole('radio', { checked: true })).toHaveAccessibleName(colorsEn.green);
  await user.click(findDialog().getByRole('radio', { name: colorsEn.teal }));
  await fillIn(user, name, 'tea');
  const made = holdBack(CALLS.createHashtag, toHashtag(7, 'tea', 0));
  const create = findDialog().getByRole('button', { name: t('createNew') });
  await user.click(create);
  expect(create).toHaveAttribute('aria-busy', 'true');
  made.release();
  await expectClosed();
  expect(made.asked).toEqual([{ body: { name: 'tea', color: 7 } }]);
});

it('says at the field what is wrong with a new name', async () => {
  const user = await open();
  const name = findDialog().getByRole('textbox', { name: f('name') });
  const create = findDialog().getByRole('button', { name: t('createNew') });
  await user.click(create);
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  expect(name).toHaveAccessibleDescription(expect.stringContaining(f('rule')));
  refuse(CALLS.createHashtag, 'hashtag_exists');
  await user.type(name, '#beauty');
  await user.click(create);
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(
      expect.stringContaining(f('exists', { name: 'beauty' })),
    ),
  );
  refuse(CALLS.createHashtag, 'hashtags_full');
  await user.type(name, '2');
  await user.click(create);
  expect(await screen.findByText(errorsEn.hashtags_full)).toBeVisible();
});
