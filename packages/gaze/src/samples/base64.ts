// Base64 with the standard alphabet and padding. By hand: this package has neither Node nor DOM.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SHAPE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const CODES = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0));
const VALUES = new Uint8Array(128);
for (const [value, code] of CODES.entries()) VALUES[code] = value;
const PADDING_CODE = '='.charCodeAt(0);
/** Text is made of pieces of this many bytes: joined one by one, characters take a hundred times longer. */
const PIECE_BYTES = 3 * 2_048;

export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    pieces.push(toPiece(bytes.subarray(from, from + PIECE_BYTES)));
  }
  return pieces.join('');
}

function toPiece(bytes: Uint8Array): string {
  const codes = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  for (let i = 0, at = 0; i < bytes.length; i += 3, at += 4) {
    const a = bytes[i] as number;
    const b = bytes[i + 1];
    const c = bytes[i + 2];
    codes[at] = CODES[a >> 2] as number;
    codes[at + 1] = CODES[((a & 3) << 4) | ((b ?? 0) >> 4)] as number;
    codes[at + 2] =
      b === undefined ? PADDING_CODE : (CODES[((b & 15) << 2) | ((c ?? 0) >> 6)] as number);
    codes[at + 3] = c === undefined ? PADDING_CODE : (CODES[c & 63] as number);
  }
  return String.fromCharCode(...codes);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!SHAPE.test(text)) throw new RangeError('not base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k++) {
      group = (group << 6) | (VALUES[text.charCodeAt(i + k)] as number);
    }
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) {
      bytes[at++] = (group >> shift) & 0xff;
    }
  }
  return bytes;
}
