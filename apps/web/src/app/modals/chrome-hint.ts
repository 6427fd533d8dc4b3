import { isChrome } from '#shared/chrome.ts';
import { modals } from '#shared/modals/modals.ts';

const STORED_UNDER = 'fovea.chrome-hint-until';
// Written out, because every page loads this file and none needs the contract so early.
const HIDDEN_MS = 30 * 24 * 60 * 60_000;

/** On load, in browsers other than Chrome. */
export function showChromeHint(): void {
  const isHidden = Date.now() < Number(localStorage.getItem(STORED_UNDER) ?? 0);
  if (!isHidden && !isChrome(navigator)) modals.open('checkChrome', {});
}

export function hideChromeHint(): void {
  localStorage.setItem(STORED_UNDER, String(Date.now() + HIDDEN_MS));
}
