import type { ContactKind } from '@fovea/contract';

/** Written out or not: `ann@example.com`, `ann (at) example dot com`, `ann 골뱅이 example.com`. */
const AT = String.raw`(?:@|\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*|\s+at\s+|\s*골뱅이\s*)`;
const DOT = String.raw`(?:\.|\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\s+dot\s+|\s*점\s*)`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{N}-]*`;
const EMAIL = new RegExp(
  String.raw`[\p{L}\p{N}._%+-]+${AT}${LABEL}(?:${DOT}${LABEL})*${DOT}\p{L}{2,}`,
  'iu',
);

/** Dates and times have as many figures and are nobody's number. */
const DATE = /\d{4}\s?[-./년]\s?\d{1,2}\s?[-./월]\s?\d{1,2}(?:일|\b)|\d{1,2}:\d{2}(?::\d{2})?/g;
/** Figures with what people put between them. A comma groups amounts, so it parts numbers here. */
const FIGURES = /\+?\(?\d(?:[\s().\-–/·_]{0,3}\d)+/g;
const FEWEST_FIGURES = 9;
const MOST_FIGURES = 15;

/** Contacts that a written answer may contain. The finding is a flag and changes nothing. */
export function findContacts(text: string): ContactKind[] {
  // Full-width figures and signs are those that they look like.
  const plain = text.normalize('NFKC');
  const found: ContactKind[] = [];
  if (EMAIL.test(plain)) found.push('email');
  const numbers = plain.replaceAll(DATE, ' , ').match(FIGURES) ?? [];
  if (numbers.some(isPhone)) found.push('phone');
  return found;
}

function isPhone(text: string): boolean {
  const { length } = text.replaceAll(/\D/g, '');
  return length >= FEWEST_FIGURES && length <= MOST_FIGURES;
}
