import type { Page } from '@playwright/test';
import type { CreditsWords } from './credits-words.ts';

/** A movement as the table shows it. */
export interface ShownMove {
  readonly type: string;
  readonly what: string;
  readonly at: string;
  readonly amount: string;
  readonly total: string;
}

/** Newest first. */
export async function readMoves(page: Page, words: CreditsWords): Promise<ShownMove[]> {
  const rows = page.getByRole('region', { name: words.history }).locator('tbody tr');
  const texts = await rows.evaluateAll((all) =>
    all.map((row) => [
      ...[...row.querySelectorAll<HTMLElement>('th, td')].map(({ textContent }) =>
        textContent.trim(),
      ),
      row.querySelector('time')?.dateTime ?? '',
    ]),
  );
  return texts.map(([type = '', what = '', , amount = '', total = '', at = '']) => ({
    ...{ type, what, at },
    ...{ amount, total },
  }));
}

/** Without the time, which a test does not know. */
export const toLine = ({ type, what, amount, total }: ShownMove) =>
  `${type} | ${what} | ${amount} | ${total}`;

/** Each row by the names of the columns, as RFC 4180 has them. */
export function parseCsv(text: string): Record<string, string>[] {
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(fields)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  const [columns = [], ...cells] = rows.slice(0, -1);
  return cells.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? ''])));
}
