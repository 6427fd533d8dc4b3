import { toNumberText } from '@fovea/texts';

export { toNumberText };

/** +10, −60 with a real minus sign, 0 without any. */
export function toSignedText(value: number): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${toNumberText(Math.abs(value))}`;
}
