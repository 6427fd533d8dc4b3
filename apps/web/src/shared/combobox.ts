import { type KeyboardEvent, type PointerEvent, useEffect, useId, useState } from 'react';

interface Combobox {
  /** Rows of the list; nothing to show is a closed list. */
  count: number;
  onTake: (at: number) => void;
}

/** An input with a list: arrows move the mark, Enter and a press take a row. The input keeps the focus. */
export function useCombobox({ count, onTake }: Combobox) {
  const id = useId();
  const [wanted, setWanted] = useState(0);
  const marked = Math.min(wanted, count - 1);
  const isOpen = count > 0;
  const toRowId = (at: number) => `${id}row${at}`;

  useEffect(() => {
    document.getElementById(`${id}row${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  /** Whether the key was for the list. Keys of an input method never are. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && event.key !== 'Enter') return false;
    event.preventDefault();
    if (step === 0) onTake(marked);
    else setWanted((marked + step + count) % count);
    return true;
  };
  return {
    marked,
    /** The list is another one. */
    markFirst: () => setWanted(0),
    handleKey,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}list` : undefined,
      'aria-activedescendant': isOpen ? toRowId(marked) : undefined,
    },
    listId: `${id}list`,
    toRow: (at: number) => ({
      id: toRowId(at),
      role: 'option',
      'aria-selected': at === marked,
      tabIndex: -1,
      onPointerMove: () => setWanted(at),
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
      onClick: () => onTake(at),
    }),
  } as const;
}
