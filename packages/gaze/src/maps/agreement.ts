import type { Fixations } from '#events/fixations.ts';
import type { Interval } from '#metrics/interval.ts';

/** Fields of a picture on either side: coarse enough for a phone's error. Chosen. */
const FIELDS = 8;
/** A look counts for its field and half as much for each of the fields around it. */
const BESIDE = 0.5;

type Looks = Pick<Fixations, 'onsetMs' | 'offsetMs' | 'x' | 'y'>;

/**
 * Mean correlation of the maps of two people, over all pairs: the sum of all scaled maps holds it,
 * so that no pair is looked at. Null with fewer than two people who looked.
 */
export function measureAgreement(
  people: readonly Looks[],
  picture: { readonly widthPx: number; readonly heightPx: number },
  range: Interval,
): number | null {
  const sum = new Float64Array(FIELDS * FIELDS);
  let n = 0;
  for (const looks of people) {
    const map = createFieldMap(looks, picture, range);
    if (!scale(map)) continue;
    n++;
    for (let i = 0; i < map.length; i++) sum[i] = (sum[i] as number) + (map[i] as number);
  }
  if (n < 2) return null;
  const square = sum.reduce((total, value) => total + value * value, 0);
  return (square - n) / (n * (n - 1));
}

function createFieldMap(
  { onsetMs, offsetMs, x, y }: Looks,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  { fromMs, toMs }: Interval,
): Float64Array {
  const map = new Float64Array(FIELDS * FIELDS);
  for (let i = 0; i < x.length; i++) {
    const ms = Math.min(offsetMs[i] as number, toMs) - Math.max(onsetMs[i] as number, fromMs);
    const column = Math.floor(((x[i] as number) / widthPx) * FIELDS);
    const row = Math.floor(((y[i] as number) / heightPx) * FIELDS);
    if (!(ms > 0 && column >= 0 && row >= 0 && column < FIELDS && row < FIELDS)) continue;
    for (let r = Math.max(row - 1, 0); r <= Math.min(row + 1, FIELDS - 1); r++) {
      for (let c = Math.max(column - 1, 0); c <= Math.min(column + 1, FIELDS - 1); c++) {
        const part = r === row && c === column ? ms : ms * BESIDE;
        map[r * FIELDS + c] = (map[r * FIELDS + c] as number) + part;
      }
    }
  }
  return map;
}

/** To mean 0 and length 1; false for a map that is flat. */
function scale(map: Float64Array): boolean {
  let total = 0;
  for (let i = 0; i < map.length; i++) total += map[i] as number;
  const mean = total / map.length;
  let square = 0;
  for (let i = 0; i < map.length; i++) square += ((map[i] as number) - mean) ** 2;
  if (!(square > 0)) return false;
  const length = Math.sqrt(square);
  for (let i = 0; i < map.length; i++) map[i] = ((map[i] as number) - mean) / length;
  return true;
}
