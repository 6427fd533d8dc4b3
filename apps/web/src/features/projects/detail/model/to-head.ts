/** Texts that are parts of a sentence, at its beginning. */
export function toHead(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
