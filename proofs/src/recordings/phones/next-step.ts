/**
 * Runs in the page: does what its step asks for, and names it. Steps are told apart by what is on them,
 * as their words are in two languages.
 */
export function doNextStep(): string {
  const main = document.querySelector('main');
  const buttons = [...(main?.querySelectorAll('button') ?? [])];
  const ticks = [...(main?.querySelectorAll<HTMLElement>('[role=checkbox]') ?? [])];
  if (/P-\d+/.test(main?.textContent ?? '')) return 'thanks';
  if (ticks.length > 0) {
    const missing = ticks.filter((tick) => tick.getAttribute('aria-checked') !== 'true');
    for (const tick of missing) tick.click();
    if (missing.length === 0) buttons.at(-2)?.click();
    return 'consent';
  }
  const age = main?.querySelector<HTMLInputElement>('input[name=age]');
  if (age) {
    if (age.value !== '') buttons.at(-1)?.click();
    else {
      main?.querySelector<HTMLElement>('[type=radio]')?.click();
      // React listens to what its own setter has not seen.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(age, '31');
      age.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return 'about-you';
  }
  if (main === null || buttons.length === 0) return 'waiting';
  // The dark screens are for looking; what a calibration says of itself has a button with words.
  if (main.dataset.theme === 'dark') {
    buttons.find((button) => !button.hasAttribute('aria-label'))?.click();
    return 'waiting';
  }
  // The welcome has a switch of the language before its button; the same person goes on with the first.
  const isWelcome = main.querySelector('button[lang]') !== null;
  (isWelcome ? buttons.at(-1) : buttons[0])?.click();
  return 'pressed';
}
