/** A name that is at most so long. What marks it stays; the name gives way, letter by letter. */
export function toFittingName(
  name: string,
  maxLength: number,
  mark: (name: string) => string = (own) => own,
): string {
  const characters = [...name.trim()];
  while (mark(characters.join('')).length > maxLength) characters.pop();
  return mark(characters.join('').trimEnd());
}
