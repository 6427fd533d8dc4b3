// Base64 with the standard alphabet and padding. By hand: this package has neither Node nor DOM.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const SHAPE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const a = bytes[i] as number;
    const b = bytes[i + 1];
    const c = bytes[i + 2];
    text += ALPHABET.charAt(a >> 2);
    text += ALPHABET.charAt(((a & 3) << 4) | ((b ?? 0) >> 4));
    text += b === undefined ? '=' : ALPHABET.charAt(((b & 15) << 2) | ((c ?? 0) >> 6));
    text += c === undefined ? '=' : ALPHABET.charAt(c & 63);
  }
  return text;
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!SHAPE.test(text)) throw new RangeError('not base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k++) {
      group = (group << 6) | Math.max(ALPHABET.indexOf(text.charAt(i + k)), 0);
    }
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) {
      bytes[at++] = (group >> shift) & 0xff;
    }
  }
  return bytes;
}
