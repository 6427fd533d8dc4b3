const NUMBERS = new Intl.NumberFormat('en-US');

/** US grouping in every language: 1,234. */
export function toNumberText(value: number): string {
  return NUMBERS.format(value);
}
