import type { Signal } from '#samples/signal.ts';

/** Names that a column may have, of the first that is there. */
const TIME = ['t_ms', 'time_ms', 'timestamp_ms', 't'];
const X = ['x', 'x_px', 'gaze_x'];
const Y = ['y', 'y_px', 'gaze_y'];
const VALID = ['valid'];

/**
 * A CSV with a header: time in ms, x and y in px, and `valid` as 1 or 0 if there is one. Gaze that
 * is empty or no number is lost.
 */
export function parseSamples(csv: string): Signal {
  const lines = csv.split(/\r?\n/).filter((line) => line.trim() !== '');
  const header = toCells(lines[0] ?? '').map((name) => name.toLowerCase());
  const find = (names: readonly string[]) =>
    names.map((name) => header.indexOf(name)).find((at) => at >= 0) ?? -1;
  const at = { t: find(TIME), x: find(X), y: find(Y), valid: find(VALID) };
  if (at.t < 0 || at.x < 0 || at.y < 0) {
    throw new RangeError(`The first line must name ${TIME[0]}, ${X[0]} and ${Y[0]}.`);
  }
  const rows = lines.slice(1).map(toCells);
  const column = (k: number) => Float64Array.from(rows, (row) => toNumber(row[k]));
  const tMs = column(at.t);
  const x = column(at.x);
  const y = column(at.y);
  tMs.forEach((t, i) => {
    if (Number.isNaN(t)) throw new RangeError(`Line ${i + 2} has no time.`);
    if (i > 0 && t <= (tMs[i - 1] as number)) {
      throw new RangeError(`Line ${i + 2} is no later than the one before.`);
    }
  });
  const valid = Uint8Array.from(rows, (row, i) => {
    const isGaze = Number.isFinite((x[i] as number) + (y[i] as number));
    return isGaze && (at.valid < 0 || toNumber(row[at.valid]) === 1) ? 1 : 0;
  });
  return { tMs, x, y, valid };
}

function toCells(line: string): string[] {
  return line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function toNumber(cell: string | undefined): number {
  return cell === undefined || cell === '' ? Number.NaN : Number(cell);
}
