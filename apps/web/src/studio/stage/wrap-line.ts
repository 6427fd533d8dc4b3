/** A line in rows of whole words, each as wide as fits; a longer word has a row of its own. */
export function wrapLine(
  line: string,
  widthPx: number,
  measure: (text: string) => number,
): readonly string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of line.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && measure(longer) > widthPx) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}
