import { CALLS, LIMITS } from '@fovea/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toUntitled } from '#features/projects/model/untitled.ts';
import { useCreditTexts } from '#features/projects/parts/credit-texts.ts';
import { getErrorTexts } from '#shared/api/error-texts.ts';
import { toEditor } from '#shared/paths.ts';
import { answer, breakOff, holdBack, refuse } from '#testing/answer.ts';
import { expectFocus } from '#testing/expect-focus.ts';
import { expectClosed, openDialog } from '#testing/open-dialog.tsx';
import { readAddress } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';

const { en: errorsEn } = getErrorTexts.dictionaries;
const t = readTexts(useTexts);
const s = readTexts(useCreditTexts);
const PROJECT = toProject();

const findDialog = () => within(screen.getByRole('dialog', { name: t('title') }));
const findName = () => findDialog().getByRole('textbox', { name: new RegExp(`^${t('name')}`) });
const findTarget = () => findDialog().getByRole('spinbutton', { name: t('target') });
const findCreate = () => findDialog().getByRole('button', { name: t('create') });
const choose = (user: UserEvent, name: string) =>
  user.click(findDialog().getByRole('radio', { name }));

async function open(
  props: Parameters<typeof openDialog<'createProject'>>[1] = {},
  language: 'en' | 'ko' = 'en',
): Promise<UserEvent> {
  answer(CALLS.getCredits, { balance: 120, parts: [] });
  const user = await openDialog('createProject', props, { self: toUser(), language });
  await screen.findByRole('dialog', { name: t('title') });
  return user;
}

it('has a name that the first letter replaces, and makes a project', async () => {
  const user = await open();
  const made = answer(CALLS.createProject, PROJECT);
  await expectFocus(findName);
  expect(findName()).toHaveValue(toUntitled());
  await user.keyboard('Yuzu ad');
  expect(findName()).toHaveValue('Yuzu ad');
  await user.click(findCreate());
  await waitFor(() => expect(readAddress()).toBe(toEditor(PROJECT.id)));
  expect(made.asked).toEqual([
    {
      body: {
        name: 'Yuzu ad',
        type: 'basic',
        device: 'mobile',
        orientation: 'portrait',
        maxParticipant: 20,
        template: 'custom',
        language: 'en',
      },
    },
  ]);
});

it('sends what was chosen, in the language of the screen, from the template', async () => {
  const user = await open({ template: 'preferenceSquare' }, 'ko');
  const made = answer(CALLS.createProject, PROJECT);
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(t('preferenceSquare'));
  await choose(user, t('tablet'));
  await choose(user, t('landscape'));
  await choose(user, s('pro'));
  await user.click(findDialog().getByRole('button', { name: t('more') }));
  await user.click(findCreate());
  await waitFor(() => expect(made.asked).toHaveLength(1));
  expect(made.asked[0]?.body).toMatchObject({
    device: 'tablet',
    orientation: 'landscape',
    type: 'pro',
    template: 'preferenceSquare',
    language: 'ko',
  });
  expect(made.asked[0]?.body.maxParticipant).toBeGreaterThan(20);
});

it('does not go without a name, and says so at the field', async () => {
  const user = await open();
  await user.clear(findName());
  await user.type(findName(), '  ');
  await user.click(findCreate());
  await waitFor(() => expect(findName()).toHaveAccessibleDescription(t('nameMissing')));
  await expectFocus(findName);
  await user.type(findName(), 'Yuzu');
  await waitFor(() => expect(findName()).not.toHaveAccessibleDescription(t('nameMissing')));
});

it('takes no more letters than a name has, and counts them', async () => {
  await open();
  expect(findName()).toHaveAttribute('maxlength', String(LIMITS.projectNameMaxLength));
  const count = toUntitled().length;
  expect(findDialog().getByText(t('letters', { count, max: 60 }))).toBeVisible();
});

it('keeps the target within its limits', async () => {
  const user = await open();
  await user.tripleClick(findTarget());
  await user.keyboard('999999{Tab}');
  expect(findTarget()).toHaveValue(String(LIMITS.maxParticipantMax));
  await user.tripleClick(findTarget());
  await user.keyboard('0{Tab}');
  expect(findTarget()).toHaveValue(String(LIMITS.maxParticipantMin));
  expect(findDialog().getByRole('button', { name: t('fewer') })).toBeDisabled();
});

it('says what a Pro project will take, and what is missing, and stops nobody', async () => {
  const user = await open();
  expect(findDialog().queryByRole('status')).toBeNull();
  await choose(user, s('pro'));
  const strip = findDialog().getByRole('status');
  await waitFor(() => expect(strip).toHaveTextContent(t('remaining', { remaining: 100 })));
  expect(strip).toHaveTextContent(t('usedAtStart'));
  await user.tripleClick(findTarget());
  await user.keyboard('150{Tab}');
  await waitFor(() => expect(strip).toHaveTextContent(t('missing', { missing: 30 })));
  expect(findCreate()).toBeEnabled();
});

it('sends once, and cannot be left meanwhile', async () => {
  const user = await open();
  const made = holdBack(CALLS.createProject, PROJECT);
  await user.click(findCreate());
  expect(findCreate()).toHaveAttribute('aria-busy', 'true');
  expect(findDialog().getByRole('button', { name: t('cancel') })).toBeDisabled();
  await user.click(findCreate());
  await user.keyboard('{Escape}');
  expect(findCreate()).toBeVisible();
  made.release();
  await waitFor(() => expect(readAddress()).toBe(toEditor(PROJECT.id)));
  expect(made.asked).toHaveLength(1);
});

it.each(['internal', 'unavailable', 'offline'] as const)(
  'stays with what was typed when it failed: %s',
  async (code) => {
    const user = await open();
    if (code === 'offline') breakOff(CALLS.createProject);
    else refuse(CALLS.createProject, code);
    await user.type(findName(), ' two');
    await user.click(findCreate());
    expect(await screen.findByText(errorsEn[code])).toBeVisible();
    expect(findName()).toHaveValue(`${toUntitled()} two`);
    expect(findCreate()).not.toHaveAttribute('aria-busy');
  },
);

it('is left by Escape or its buttons, and gives the focus back', async () => {
  const user = await open();
  await expectFocus(findName);
  await user.keyboard('{Escape}');
  await expectClosed();
});
