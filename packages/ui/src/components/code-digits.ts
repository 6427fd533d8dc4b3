/** Digits of any text, such as a pasted "407 512" or full-width figures, cut to the length. */
export function toDigits(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}
