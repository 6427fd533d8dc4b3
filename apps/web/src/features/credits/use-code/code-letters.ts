import { LIMITS } from '@fovea/contract/limits';

const GROUP = 4;

/** Letters and figures of any text, such as a pasted "k7m2 9xqd-4hpt", in capitals. */
export function toLetters(text: string): string {
  const all = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return all.slice(0, LIMITS.transferCodeLength);
}

export const isWhole = (letters: string) => letters.length === LIMITS.transferCodeLength;

/** XXXX-XXXX-XXXX, as far as there are letters. */
export function toGroups(letters: string): string {
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}

/** Where the caret stands in the groups when it stood behind as many letters in the typed text. */
export function toCaret(typed: string, caret: number): number {
  const before = toLetters(typed.slice(0, caret)).length;
  const dashes = before === 0 ? 0 : Math.ceil(before / GROUP) - 1;
  return before + dashes;
}
