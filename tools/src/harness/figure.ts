/** One measured fact with what was wanted of it. */
export interface Figure {
  readonly name: string;
  readonly value: string | number;
  readonly goal?: string;
  readonly ok: boolean;
}
