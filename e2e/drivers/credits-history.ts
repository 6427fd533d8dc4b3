import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Words } from '#drivers/words.ts';
import { pressOn } from './keys.ts';

/** A movement as the table shows it. */
interface ShownMove {
  readonly type: string;
  readonly what: string;
  readonly at: string;
  readonly amount: string;
  readonly total: string;
}

/** Newest first. */
export async function readMoves(page: Page, words: Words): Promise<ShownMove[]> {
  const rows = page.getByRole('region', { name: words('history', 'title') }).locator('tbody tr');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [
      ...[...row.querySelectorAll<HTMLElement>('th, td')].map(({ textContent }) =>
        textContent.trim(),
      ),
      row.querySelector('time')?.dateTime ?? '',
    ]),
  );
  return texts.map(([type = '', what = '', , amount = '', total = '', at = '']) => ({
    type,
    what,
    at,
    amount,
    total,
  }));
}

/** Without the time, which a test does not know. */
export const toLine = ({ type, what, amount, total }: ShownMove) =>
  `${type} | ${what} | ${amount} | ${total}`;

/** The columns that table and file share; the file has no words of a language. */
export function toComparable({ at, amount, total }: ShownMove) {
  return { at, amount: Number(amount.replace('−', '-')), total: Number(total) };
}

/** The file of the movements that are shown, after a look at its words. */
export async function downloadMoves(page: Page, words: Words) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressOn(page.getByRole('button', { name: words('history', 'csvLabel') })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fovea-history-\d{4}-\d\d-\d\d\.csv$/);
  const rows = parseCsv(await readFile(await download.path(), 'utf8'));
  const shown = await readMoves(page, words);
  for (const { at, type, project } of rows) {
    const row = shown.find((move) => move.at === at);
    expect(row?.type).toBe(words('history', type as 'USE'));
    expect(row?.what).toContain(project);
  }
  return rows.map(({ at = '', amount, total_after }) => ({
    at,
    amount: Number(amount),
    total: Number(total_after),
  }));
}

/** Each row by the names of the columns, as RFC 4180 has them. */
function parseCsv(text: string): Record<string, string>[] {
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(fields)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  const [columns = [], ...cells] = rows.slice(0, -1);
  return cells.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? ''])));
}
