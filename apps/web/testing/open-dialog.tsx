import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { BuiltModalKey, ModalProps } from '#shared/modals/modal-props.ts';
import { modals } from '#shared/modals/modals.ts';
import { expectFocus } from './expect-focus.ts';
import { openPart } from './open-screen.tsx';
import { toUser } from './people.ts';

const BEFORE = 'before';
type Visit = Parameters<typeof openPart>[1];

/** Opens a dialog over a screen with one button, which had the focus. */
export async function openDialog<Key extends BuiltModalKey>(
  key: Key,
  props: ModalProps[Key],
  visit: Visit = { self: toUser() },
): Promise<UserEvent> {
  const user = await openPart(<button type="button">{BEFORE}</button>, visit);
  screen.getByRole('button', { name: BEFORE }).focus();
  await act(async () => modals.open(key, props));
  return user;
}

/** No dialog is left, and the focus is where it was before. */
export async function expectClosed(): Promise<void> {
  await waitFor(() => expect(findDialogs()).toEqual([]));
  await expectFocus(() => screen.getByRole('button', { name: BEFORE }));
}

const findDialogs = () => [
  ...screen.queryAllByRole('dialog'),
  ...screen.queryAllByRole('alertdialog'),
];
