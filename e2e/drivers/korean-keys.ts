import type { Page } from '@playwright/test';

/** Letters that the keys give while a Korean input method is on. */
const LETTERS = {
  KeyD: 'ㅇ',
  KeyI: 'ㅑ',
  KeyL: 'ㅣ',
  KeyN: 'ㅜ',
  KeyO: 'ㅐ',
  KeyS: 'ㄴ',
  KeyX: 'ㅌ',
} as const;

/** Presses a letter key as a Korean input method hands it on: another letter at the same place. */
export async function pressKorean(page: Page, code: keyof typeof LETTERS): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const key = { key: LETTERS[code], code, text: LETTERS[code] };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: key.key, code });
  await session.detach();
}
