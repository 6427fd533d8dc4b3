// Gaze is stored as long lists of small integers. Read from their bytes they take a fraction of the
// time that text and objects of the engine's own reader take.

const HEAD = '"fovea-samples"';
/** Where the format stands. */
const HEAD_BYTES = 200;
const LEAST_BYTES = 1_000;
/** More digits may not fit into 32 bits. */
const MOST_DIGITS = 9;
const [QUOTE, COMMA, MINUS, ZERO, OPENING, BACKSLASH, CLOSING] = [34, 44, 45, 48, 91, 92, 93];
const LIST = 'fovea-list';

/** A stored object of its JSON. Of samples the long lists are typed arrays. */
export function parseObject(bytes: Uint8Array, decode: (part: Uint8Array) => string): unknown {
  const isSamples = decode(bytes.subarray(0, HEAD_BYTES)).includes(HEAD);
  if (!isSamples) return JSON.parse(decode(bytes));
  const lists: Int32Array[] = [];
  const texts: string[] = [];
  let written = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === QUOTE) i = findQuote(bytes, i + 1);
    if (bytes[i] !== OPENING) continue;
    const end = bytes.indexOf(CLOSING, i);
    const list = end - i < LEAST_BYTES ? undefined : readIntegers(bytes, i + 1, end);
    if (list === undefined) continue;
    texts.push(decode(bytes.subarray(written, i)), `{"${LIST}":${lists.length}}`);
    lists.push(list);
    written = end + 1;
    i = end;
  }
  texts.push(decode(bytes.subarray(written)));
  return JSON.parse(texts.join(''), (_, value) => {
    const place: unknown = typeof value === 'object' && value !== null && value[LIST];
    return typeof place === 'number' ? lists[place] : value;
  });
}

/** Undefined where anything else than integers stands between. */
function readIntegers(bytes: Uint8Array, from: number, to: number): Int32Array | undefined {
  const list = new Int32Array(((to - from) >> 1) + 1);
  let n = 0;
  let value = 0;
  let digits = 0;
  let isNegative = false;
  for (let i = from; i <= to; i++) {
    const byte = bytes[i] as number;
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digits++;
    } else if (byte === MINUS && digits === 0 && !isNegative) {
      isNegative = true;
    } else {
      if ((byte !== COMMA && i < to) || digits === 0 || digits > MOST_DIGITS) return undefined;
      list[n++] = isNegative ? -value : value;
      value = 0;
      digits = 0;
      isNegative = false;
    }
  }
  return list.subarray(0, n);
}

/** The end of a string that begins before `from`. */
function findQuote(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let before = at - 1;
    while (before >= from && bytes[before] === BACKSLASH) before--;
    if ((at - 1 - before) % 2 === 0) return at;
  }
  return bytes.length;
}
