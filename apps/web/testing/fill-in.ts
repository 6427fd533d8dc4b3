import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, where how it is typed does not matter. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
