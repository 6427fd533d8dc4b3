/** Copied part of the panel: a title, sentences, and their basis. */
export interface CopiedInsights {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly basis: string;
}

const WIDTH = 640;
const MARGIN = 32;
const LINE = 26;
/** Twice as fine as a plain screen. */
const SCALE = 2;

export function toCopiedText({ title, sentences, basis }: CopiedInsights): string {
  return [title, '', ...sentences.map((sentence) => `- ${sentence}`), '', basis].join('\n');
}

/** A picture to put into slides: dark on light, whatever the screen has. */
export async function drawInsights(copied: CopiedInsights): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  const font = getComputedStyle(document.body).fontFamily;
  const styles = {
    title: `600 20px ${font}`,
    sentence: `400 16px ${font}`,
    basis: `400 13px ${font}`,
  };
  const lines = [
    { font: styles.title, text: copied.title },
    ...copied.sentences.map((text) => ({ font: styles.sentence, text })),
    { font: styles.basis, text: copied.basis },
  ].map(({ font: own, text }) => {
    context.font = own;
    return { font: own, rows: wrap(text, (row) => context.measureText(row).width) };
  });
  const count = lines.reduce((sum, { rows }) => sum + rows.length + 0.5, 0);
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil((2 * MARGIN + count * LINE) * SCALE);
  context.scale(SCALE, SCALE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#16181d';
  let y = MARGIN + LINE / 2;
  for (const { font: own, rows } of lines) {
    context.font = own;
    for (const row of rows) {
      context.fillText(row, MARGIN, y);
      y += LINE;
    }
    y += LINE / 2;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}

/** Whole words, as many as fit. */
function wrap(text: string, measure: (row: string) => number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && measure(longer) > WIDTH - 2 * MARGIN) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}
