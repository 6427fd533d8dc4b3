import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LANGUAGES, type Language } from '@fovea/contract';
import { expect, test } from '@playwright/test';
import { findOverflow } from '#drivers/find-overflow.ts';
import { createSheet } from './shot-sheet.ts';

interface PrintedMail {
  readonly name: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const PRINTER = fileURLToPath(new URL('../../apps/server/testing/print-mails.ts', import.meta.url));
const PHONE_PX = [390, 320] as const;
/** Widths that most mail readers give a mail on a desk. */
const DESK_PX = [640, 320] as const;
const TEXT_PX = [720, 320] as const;
/** The narrowest window that everything fits. */
const NARROW_PX = { width: 320, height: 640 };

/** Each mail on a phone and on a desk, then its subject and its text part. */
test('mails', async ({ browser }) => {
  const mails = await listMails();
  const sheet = await createSheet(browser, 'mails');
  const page = await browser.newPage();
  for (const language of LANGUAGES) {
    sheet.beginColumn();
    for (const { name, subject, text, html } of mails.filter(
      (mail) => mail.language === language,
    )) {
      const title = `${name} ${language}`;
      await page.setViewportSize(NARROW_PX);
      await page.setContent(html);
      expect(await findOverflow(page), title).toEqual([]);
      await sheet.shoot(page, title, PHONE_PX);
      await sheet.shoot(page, title, DESK_PX);
      await page.setContent(
        '<h3></h3><pre style="white-space:pre-wrap;overflow-wrap:anywhere"></pre>',
      );
      await page.locator('h3').evaluate((element, words) => element.append(words), subject);
      await page.locator('pre').evaluate((element, words) => element.append(words), text);
      await sheet.shoot(page, title, TEXT_PX);
    }
  }
  await page.close();
  await sheet.finish();
});

async function listMails(): Promise<PrintedMail[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINTER]);
  return JSON.parse(stdout) as PrintedMail[];
}
