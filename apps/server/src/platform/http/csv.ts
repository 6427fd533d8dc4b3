/** Spreadsheets run text that begins with one of these. */
const FORMULA = /^[=+\-@\t\r\0]/;
/** Tells spreadsheets that the bytes are UTF-8. */
const MARK = '\uFEFF';

export type Cell = string | number | null;

/** RFC 4180. Numbers stay as they are; text that a spreadsheet would run gets a leading quote. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return MARK + [columns, ...rows].map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
