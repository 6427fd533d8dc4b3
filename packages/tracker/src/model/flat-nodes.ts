/**
 * Nodes of a FlatBuffer to write. `kept` points into bytes of an older buffer, which stand behind
 * the new ones: offsets only point forward, so that old tables stay as they are.
 */
export type FlatNode =
  | { readonly kind: 'kept'; readonly offset: number }
  | { readonly kind: 'table'; readonly fields: readonly FlatField[] }
  | { readonly kind: 'refs'; readonly items: readonly FlatNode[] }
  | { readonly kind: 'ints'; readonly values: readonly number[] }
  | { readonly kind: 'floats'; readonly values: readonly number[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

/** A field is a node, an int32, or one byte. `slot` is its number in the schema. */
export interface FlatField {
  readonly slot: number;
  readonly value: FlatNode | number;
  readonly isByte?: boolean;
}

export const kept = (offset: number): FlatNode => ({ kind: 'kept', offset });
export const refs = (items: readonly FlatNode[]): FlatNode => ({ kind: 'refs', items });
export const ints = (values: readonly number[]): FlatNode => ({ kind: 'ints', values });
export const floats = (values: readonly number[]): FlatNode => ({ kind: 'floats', values });
export const text = (value: string): FlatNode => ({ kind: 'text', text: value });
export const bytes = (value: Uint8Array): FlatNode => ({ kind: 'bytes', bytes: value });
export const table = (fields: readonly FlatField[]): FlatNode => ({ kind: 'table', fields });
export const ref = (slot: number, value: FlatNode): FlatField => ({ slot, value });
export const int = (slot: number, value: number): FlatField => ({ slot, value });
export const byte = (slot: number, value: number): FlatField => ({ slot, value, isByte: true });
