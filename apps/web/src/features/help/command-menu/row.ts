import type { ReactNode } from 'react';

export type RowGroup = 'actions' | 'projects' | 'places' | 'settings';

export interface Row {
  readonly key: string;
  readonly group: RowGroup;
  readonly icon: ReactNode;
  readonly label: string;
  readonly lang?: string;
  readonly end?: ReactNode;
  readonly keys?: readonly string[];
  readonly run: () => void;
}

/** Every word that is typed stands somewhere in the text. */
export function matches(typed: string, text: string): boolean {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/);
  const searched = text.normalize('NFC').toLowerCase();
  return words.every((word) => searched.includes(word));
}
