/** Without letters and figures that are mistaken for each other when read aloud or from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;

/** A password that people can type on a phone. */
export function createPassword(
  toBytes: (count: number) => Uint8Array = (count) => crypto.getRandomValues(new Uint8Array(count)),
): string {
  // Bytes past the last whole round of letters would favour the first ones.
  const limit = 256 - (256 % LETTERS.length);
  let password = '';
  while (password.length < LENGTH) {
    for (const byte of toBytes(LENGTH)) {
      if (byte < limit && password.length < LENGTH) password += LETTERS[byte % LETTERS.length];
    }
  }
  return password;
}
