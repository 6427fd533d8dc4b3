/** On the buttons that let flagged data count. */
export const DECIDES = { 'data-decides': '' };

/** Focus brings it into view, also where the table is wider than the window. */
export function focusFirstDecision(): void {
  document.querySelector<HTMLElement>('[data-decides]')?.focus();
}
