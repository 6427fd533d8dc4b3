import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, toCsv } from './csv.ts';

/** An own reader of RFC 4180. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  for (let i = 1; i < file.length; i++) {
    const character = file[i] ?? '';
    if (quoted && character === '"' && file[i + 1] === '"') field += file[++i];
    else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') {
      row.push(field);
      field = '';
    } else if (!quoted && character === '\r' && file[i + 1] === '\n') {
      rows.push([...row, field]);
      [row, field] = [[], ''];
      i += 1;
    } else field += character;
  }
  return rows;
}

describe('a CSV file', () => {
  it('reads back as what was written; a number stays a number', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const read = readCsv(toCsv(['a', 'b'], rows));
        expect(read).toEqual([['a', 'b'], ...rows.map((row) => row.map(toPlain))]);
      }),
    );
  });

  it('has no text that a spreadsheet would run', () => {
    for (const start of ['=', '+', '-', '@', '\t', '\r', '\0']) {
      const [, [text = ''] = []] = readCsv(toCsv(['a'], [[`${start}1+1`]]));
      expect(text).toBe(`'${start}1+1`);
    }
    expect(toCsv(['a'], [[-12.5]])).toBe('\uFEFFa\r\n-12.5\r\n');
  });
});

function toPlain(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return /^[=+\-@\t\r\0]/.test(cell) ? `'${cell}` : cell;
}
