const NUMBERS = new Intl.NumberFormat('en-US');

/** US grouping in every language: 1,234. */
export function toNumberText(value: number): string {
  return NUMBERS.format(value);
}

/** +10, −60 with a real minus sign, 0 without any. */
export function toSignedText(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${toNumberText(Math.abs(value))}`;
}
