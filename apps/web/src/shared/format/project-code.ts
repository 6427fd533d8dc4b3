/** KX472P as people read it out: KX4-72P. */
export function toCodeText(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
