/** The dialog gives the focus back first, to a button that is disabled or gone by then. */
const DIALOG_DONE_MS = 50;

export function focusAfterDialog(element: HTMLElement | null): void {
  setTimeout(() => element?.focus(), DIALOG_DONE_MS);
}
