import type { Page } from '@playwright/test';
import type { Words } from './words.ts';

/** From the welcome to the camera's step, with everything told that is asked for. */
export async function walkToCamera(phone: Page, words: Words): Promise<void> {
  await phone.getByRole('button', { name: words('welcome', 'start') }).tap();
  await agree(phone, words);
  await describeYourself(phone, words);
}

export async function agree(phone: Page, words: Words): Promise<void> {
  await phone.getByRole('checkbox').first().waitFor();
  for (const box of await phone.getByRole('checkbox').all()) await box.check();
  await phone.getByRole('button', { name: words('consent', 'agree') }).tap();
}

export async function describeYourself(phone: Page, words: Words): Promise<void> {
  await phone.getByText(words('about-you', 'female'), { exact: true }).tap();
  await phone.getByRole('textbox', { name: words('about-you', 'age') }).fill('27');
  await phone.getByRole('button', { name: words('about-you', 'next') }).tap();
}

export async function turnOnCamera(phone: Page, words: Words): Promise<void> {
  await phone.getByRole('button', { name: words('camera', 'turnOn') }).tap();
}
